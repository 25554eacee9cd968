import type { ApiClient, TokenSource } from '@partyline/api-client';
import { parseRegisterState, type RegisterState } from '@partyline/session';
import type { Identity } from '../identity/identity.ts';
import type { StoredUserPort } from '../tabs/stored-user.ts';
import type { StoredValues } from '../tabs/stored-values.ts';
import type { Vault } from '../tabs/vault.ts';
import type { SignupPayload } from '@partyline/session';
import type { Association } from '@partyline/contract';

/** Creates the API calls that the session itself makes. */
export function createSessionCalls(api: ApiClient) {
  return {
    login: (accessToken: string) => api.post('/api/login', { body: { accessToken }, carriesToken: true }),
    currentUser: () => api.get('/api/users'),
    signup: (body: SignupPayload) => api.post('/api/signup', { body, carriesToken: true }),
    startTrial: () => api.post('/api/users/register', { body: { plan: 'trial' } }),
    createAccount: () => api.post('/api/account/create', { body: {} }),
    switchAccount: (body: Pick<Association, 'accountId' | 'workspaceId'>) =>
      api.post('/api/users/switch-account', { body }),
  };
}

/** What the session works with, and the little it remembers between its steps. */
export interface SessionContext {
  readonly identity: Identity;
  readonly tokens: TokenSource;
  readonly calls: ReturnType<typeof createSessionCalls>;
  readonly storedUser: StoredUserPort;
  readonly stored: StoredValues;
  readonly vault: Vault;
  /** A logout in progress, so that it runs once. */
  ending: Promise<void> | null;
  /** The user asked the server to end this session: its refusals are then expected. */
  isLeaving: boolean;
  /** An account switch in progress: it alone handles refreshed tokens. */
  isSwitching: boolean;
}

/** Creates the context of a session in which nothing is in progress. */
export function createSessionContext(
  parts: Omit<SessionContext, 'ending' | 'isLeaving' | 'isSwitching'>,
): SessionContext {
  return { ...parts, ending: null, isLeaving: false, isSwitching: false };
}

/** The stored register state of a user. The server does not trust it. [AUTH-25, GA-33] */
export function readRegisterState({ stored }: SessionContext, uid: string): RegisterState | null {
  return parseRegisterState(stored.get('register-state', uid));
}
