import type { HostSnapshot } from '@partyline/contract';

/** A user of the identity service. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
}

/** A request that a service of the sandbox has answered. */
export interface LoggedRequest {
  readonly target: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
}

/** A fault injected into a service of the sandbox. */
export interface Fault {
  readonly target: 'identity' | 'instance-host' | 'events' | 'manager';
  readonly kind: 'delay' | 'fail' | 'drop' | 'hang';
  /** Part of the path, such as the id of a device or user, so that a fault affects one test alone. */
  readonly match: string;
  readonly times?: number;
  readonly status?: number;
}

/** Fields of an instance to set, and whether an event is sent. */
export type InstanceChange = Partial<Omit<HostSnapshot, 'vicUuid' | 'occurredAt'>> & {
  readonly callbackUrl?: string;
  /** Sends no event for this change. */
  readonly silent?: boolean;
};

/** A mail in the sandbox's inbox. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
}

/** A user's account at a provider, as the account chooser offers it. */
export interface IdpAccount {
  readonly providerId: 'google.com' | 'microsoft.com';
  readonly email: string;
  readonly displayName?: string;
  /** Defaults to the provider's behaviour: Google verifies addresses, Microsoft does not. */
  readonly emailVerified?: boolean;
}

/** Record of a user in the identity service. */
export interface IdentityRecord {
  readonly localId: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Control interface of the sandbox for tests. */
export interface SandboxControl {
  readonly addUsers: (people: readonly IdentityUser[]) => Promise<void>;
  readonly confirmEmail: (uid: string) => Promise<void>;
  /** Disables a user: sign-in and token renewal are refused. */
  readonly disable: (uid: string) => Promise<void>;
  /** Finds a user of the identity service by e-mail; null when there is none. */
  readonly findUser: (email: string) => Promise<IdentityRecord | null>;
  /** Expires every code mailed to this address. */
  readonly expireCodes: (email: string) => Promise<void>;
  /** Ages a user's sign-ins by an hour, so that calls which need a recent login are refused. */
  readonly ageSignIn: (uid: string) => Promise<void>;
  /** Requests a change of a user's e-mail, which mails a link to the new address. */
  readonly askToChangeEmail: (
    user: Pick<IdentityUser, 'email' | 'password'>,
    newEmail: string,
  ) => Promise<void>;
  readonly addIdpAccount: (account: IdpAccount) => Promise<void>;
  /** Returns the mails to an address, newest first. */
  readonly listMails: (email: string) => Promise<readonly Mail[]>;
  /** Creates or updates an instance; returns the state its host reports from now on. */
  readonly putInstance: (vicUuid: string, change: InstanceChange) => Promise<HostSnapshot>;
  /** Switches on a new physical device; returns the code it shows, valid for one account. */
  readonly showDevice: (device: {
    readonly deviceName: string;
    readonly redirectUrl?: string;
  }) => Promise<{ readonly vicUuid: string; readonly code: string }>;
  readonly readInstance: (vicUuid: string) => Promise<HostSnapshot>;
  readonly listRequests: (vicUuid: string) => Promise<readonly LoggedRequest[]>;
  /** Lets time pass for one subscription at the payment provider, with everything that falls due by then. */
  readonly ageSubscription: (providerId: string, seconds: number) => Promise<unknown>;
  /** Injects a fault; returns a function that removes it. */
  readonly addFault: (fault: Fault) => Promise<() => Promise<void>>;
}

const CLIENT_PATH = '/identitytoolkit.googleapis.com/v1/accounts';
const ADMIN_PATH = '/identitytoolkit.googleapis.com/v1/projects/demo-partyline';

/** Returns the control interface of the sandbox at this URL. Its calls throw when the sandbox refuses them. */
export function sandboxControl(sandboxUrl: string): SandboxControl {
  // The sandbox's own tests prove the shape of its answers, so each caller names the type it reads.
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${sandboxUrl}${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The sandbox refused ${method} ${path} (${answer.status}): ${text}`);
    return JSON.parse(text) as Answer;
  };
  const instanceOf = ({ instance }: { instance: HostSnapshot }): HostSnapshot => instance;
  return {
    addUsers: (people) => call('POST', '/control/identity/users', { users: people }),
    confirmEmail: (localId) =>
      call('POST', `${ADMIN_PATH}/accounts:update`, { localId, emailVerified: true }),
    disable: (localId) => call('POST', `${ADMIN_PATH}/accounts:update`, { localId, disableUser: true }),
    findUser: async (email) => {
      const found = await call<{ users?: IdentityRecord[] }>('POST', `${ADMIN_PATH}/accounts:lookup`, {
        email: [email],
      });
      return found.users?.[0] ?? null;
    },
    expireCodes: (email) => call('POST', '/control/identity/codes/expire', { email }),
    ageSignIn: (uid) => call('POST', `/control/identity/users/${encodeURIComponent(uid)}/age`, {}),
    askToChangeEmail: async ({ email, password }, newEmail) => {
      const signIn = { email, password, returnSecureToken: true };
      const { idToken } = await call<{ idToken: string }>(
        'POST',
        `${CLIENT_PATH}:signInWithPassword`,
        signIn,
      );
      const wish = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail };
      await call('POST', `${CLIENT_PATH}:sendOobCode`, wish);
    },
    addIdpAccount: (account) => call('POST', '/control/identity/idp-accounts', { accounts: [account] }),
    listMails: async (email) => {
      const path = `/control/mails?to=${encodeURIComponent(email.toLowerCase())}`;
      return (await call<{ mails: Mail[] }>('GET', path)).mails;
    },
    putInstance: async (vicUuid, change) =>
      instanceOf(await call('PUT', `/control/instances/${vicUuid}`, change)),
    showDevice: (device) => call('POST', '/control/devices', device),
    readInstance: async (vicUuid) => instanceOf(await call('GET', `/control/instances/${vicUuid}`)),
    listRequests: async (vicUuid) => {
      const path = `/control/requests?vicUuid=${vicUuid}`;
      return (await call<{ requests: LoggedRequest[] }>('GET', path)).requests;
    },
    ageSubscription: (providerId, seconds) =>
      call('POST', `/control/payments/subscriptions/${providerId}/age`, { seconds }),
    addFault: async (fault) => {
      const made = await call<{ fault: { id: string } }>('POST', '/control/faults', fault);
      return () => call('DELETE', `/control/faults/${made.fault.id}`);
    },
  };
}
