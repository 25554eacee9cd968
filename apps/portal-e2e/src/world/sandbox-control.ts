import type { HostSnapshot } from '@partyline/contract';

export interface IdentityUser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
}

export interface LoggedRequest {
  readonly target: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
}

export interface Fault {
  readonly target: 'identity' | 'instance-host' | 'events' | 'manager' | 'payments';
  readonly kind: 'delay' | 'fail' | 'drop' | 'hang';
  /** Part of the path: a fault is for one test only. */
  readonly match: string;
  readonly times?: number;
  readonly status?: number;
}

export type InstanceChange = Partial<Omit<HostSnapshot, 'vicUuid' | 'occurredAt'>> & {
  readonly callbackUrl?: string;
  /** Sends no event. */
  readonly silent?: boolean;
};

export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
}

/** In the account chooser. */
export interface IdpAccount {
  readonly providerId: 'google.com' | 'microsoft.com';
  readonly email: string;
  readonly displayName?: string;
  /** Default: only Google verifies addresses. */
  readonly emailVerified?: boolean;
}

export interface IdentityRecord {
  readonly localId: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

export interface SandboxControl {
  readonly addUsers: (people: readonly IdentityUser[]) => Promise<void>;
  readonly confirmEmail: (uid: string) => Promise<void>;
  readonly disable: (uid: string) => Promise<void>;
  /** null if unknown. */
  readonly findUser: (email: string) => Promise<IdentityRecord | null>;
  readonly expireCodes: (email: string) => Promise<void>;
  /** By an hour, so that a recent login is needed. */
  readonly ageSignIn: (uid: string) => Promise<void>;
  /** Mails a link to the new address. */
  readonly askToChangeEmail: (
    user: Pick<IdentityUser, 'email' | 'password'>,
    newEmail: string,
  ) => Promise<void>;
  readonly addIdpAccount: (account: IdpAccount) => Promise<void>;
  /** Newest first. */
  readonly listMails: (email: string) => Promise<readonly Mail[]>;
  /** Returns what its host reports now. */
  readonly putInstance: (vicUuid: string, change: InstanceChange) => Promise<HostSnapshot>;
  /** Switches on a physical device; its code is valid for one account. */
  readonly showDevice: (device: {
    readonly deviceName: string;
    readonly redirectUrl?: string;
  }) => Promise<{ readonly vicUuid: string; readonly code: string }>;
  readonly readInstance: (vicUuid: string) => Promise<HostSnapshot>;
  readonly listRequests: (vicUuid: string) => Promise<readonly LoggedRequest[]>;
  /** What falls due is processed. */
  readonly ageSubscription: (providerId: string, seconds: number) => Promise<unknown>;
  /** Whether the cards of a customer can be charged. */
  readonly setCards: (customerId: string, works: boolean) => Promise<unknown>;
  readonly addFault: (fault: Fault) => Promise<() => Promise<void>>;
}

const CLIENT_PATH = '/identitytoolkit.googleapis.com/v1/accounts';
const ADMIN_PATH = '/identitytoolkit.googleapis.com/v1/projects/demo-partyline';

/** Calls throw when the sandbox refuses them. */
export function sandboxControl(sandboxUrl: string): SandboxControl {
  // Proved by the sandbox's tests.
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
      const options = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail };
      await call('POST', `${CLIENT_PATH}:sendOobCode`, options);
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
    setCards: (customerId, works) => call('PUT', `/control/payments/customers/${customerId}/card`, { works }),
    addFault: async (fault) => {
      const made = await call<{ fault: { id: string } }>('POST', '/control/faults', fault);
      return () => call('DELETE', `/control/faults/${made.fault.id}`);
    },
  };
}
