import type { HostSnapshot } from '@partyline/contract';

/** A user for the identity service. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
}

/** A request that a stand-in has answered. */
export interface LoggedRequest {
  readonly target: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
}

/** What a stand-in does wrong. */
export interface Fault {
  readonly target: 'identity' | 'instance-host' | 'events' | 'manager';
  readonly kind: 'delay' | 'fail' | 'drop' | 'hang';
  /** Part of the path: a fault is for one test alone, so it names a device or a user. */
  readonly match: string;
  readonly times?: number;
  readonly status?: number;
}

/** Fields of an instance to set, and how to go about it. */
export type InstanceChange = Partial<Omit<HostSnapshot, 'vicUuid' | 'occurredAt'>> & {
  readonly callbackUrl?: string;
  /** No event is sent for this change. */
  readonly silent?: boolean;
};

/** A mail as the sandbox's inbox keeps it. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
}

/** Somebody's account at a provider, as its chooser offers it. */
export interface IdpAccount {
  readonly providerId: 'google.com' | 'microsoft.com';
  readonly email: string;
  readonly displayName?: string;
  /** Left out: as the provider does it. Google vouches for addresses, Microsoft does not. */
  readonly emailVerified?: boolean;
}

/** What the identity service knows of somebody, by their e-mail. */
export interface IdentityRecord {
  readonly localId: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** What tests set and read behind the stand-ins' backs. */
export interface SandboxControl {
  readonly addUsers: (people: readonly IdentityUser[]) => Promise<void>;
  readonly confirmEmail: (uid: string) => Promise<void>;
  /** The identity service signs this user in no more, and renews none of their tokens. */
  readonly disable: (uid: string) => Promise<void>;
  /** Whom the identity service knows by this e-mail; null for nobody. */
  readonly findUser: (email: string) => Promise<IdentityRecord | null>;
  /** Lets every code that was mailed to this address expire. */
  readonly expireCodes: (email: string) => Promise<void>;
  /** Moves somebody's sign-ins back by an hour: what asks for a recent one refuses. */
  readonly ageSignIn: (uid: string) => Promise<void>;
  /** Asks for a change of somebody's e-mail, as the page of their account would: the new address gets a mail. */
  readonly askToChangeEmail: (
    user: Pick<IdentityUser, 'email' | 'password'>,
    newEmail: string,
  ) => Promise<void>;
  readonly addIdpAccount: (account: IdpAccount) => Promise<void>;
  /** The mails to an address, newest first. */
  readonly listMails: (email: string) => Promise<readonly Mail[]>;
  /** Sets an instance, making it if need be, and says what the host reports of it from now on. */
  readonly putInstance: (vicUuid: string, change: InstanceChange) => Promise<HostSnapshot>;
  /** Switches a new physical device on: it shows a code, good for one account. */
  readonly showDevice: (device: {
    readonly deviceName: string;
    readonly redirectUrl?: string;
  }) => Promise<{ readonly vicUuid: string; readonly code: string }>;
  readonly readInstance: (vicUuid: string) => Promise<HostSnapshot>;
  readonly listRequests: (vicUuid: string) => Promise<readonly LoggedRequest[]>;
  /** Puts a fault in place; gives a function that takes it away. */
  readonly addFault: (fault: Fault) => Promise<() => Promise<void>>;
}

const CLIENT_PATH = '/identitytoolkit.googleapis.com/v1/accounts';
const ADMIN_PATH = '/identitytoolkit.googleapis.com/v1/projects/demo-partyline';

/** The control of the sandbox at this address; a refusal of it is an exception. */
export function sandboxControl(sandboxUrl: string): SandboxControl {
  // What comes back is the control's own, whose tests hold its shape; each caller names what it reads of it.
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
    addFault: async (fault) => {
      const made = await call<{ fault: { id: string } }>('POST', '/control/faults', fault);
      return () => call('DELETE', `/control/faults/${made.fault.id}`);
    },
  };
}
