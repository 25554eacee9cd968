import type { ApiClient, TokenSource } from '@partyline/api-client';
import type { Association } from '@partyline/contract';
import { parseLinkKey, parseRegisterState, type RegisterState, type SignupPayload } from '@partyline/session';
import type { Identity } from '../identity/identity.ts';
import { updateSession } from '../session-store.ts';
import type { StoredUserPort } from '../tabs/stored-user.ts';
import type { StoredValues } from '../tabs/stored-values.ts';
import type { Vault } from '../tabs/vault.ts';

/** Creates the session's own API calls. */
export function createSessionCalls(api: ApiClient) {
  return {
    login: (accessToken: string) => api.post('/api/login', { body: { accessToken }, carriesToken: true }),
    currentUser: () => api.get('/api/users'),
    signup: (body: SignupPayload) => api.post('/api/signup', { body, carriesToken: true }),
    startTrial: () => api.post('/api/users/register', { body: { plan: 'trial' } }),
    createAccount: () => api.post('/api/account/create', { body: {} }),
    acceptInvite: (inviteId: string) => api.post('/api/invitation/accept', { body: { inviteId } }),
    switchAccount: (body: Pick<Association, 'accountId' | 'workspaceId'>) =>
      api.post('/api/users/switch-account', { body }),
  };
}

export interface SessionContext {
  readonly identity: Identity;
  readonly tokens: TokenSource;
  readonly calls: ReturnType<typeof createSessionCalls>;
  readonly storedUser: StoredUserPort;
  readonly stored: StoredValues;
  readonly vault: Vault;
  /** Makes a logout run once. */
  ending: Promise<void> | null;
  /** Refusals are expected. */
  isLeaving: boolean;
  /** Aborted calls say nothing about the session. */
  isUnloading: boolean;
  /** Only the switch handles refreshed tokens then. */
  isSwitching: boolean;
}

/** Creates a context with nothing in progress. */
export function createSessionContext(
  parts: Omit<SessionContext, 'ending' | 'isLeaving' | 'isUnloading' | 'isSwitching'>,
): SessionContext {
  return { ...parts, ending: null, isLeaving: false, isUnloading: false, isSwitching: false };
}

/** Returns the register state, which the server does not trust. [AUTH-25, GA-33] */
export function readRegisterState({ stored }: SessionContext, uid: string): RegisterState | null {
  return parseRegisterState(stored.get('register-state', uid));
}

/**
 * Stores an invitation until acceptance or logout, sealed because its id suffices to join, with the mailed address if the link
 * proves a mailbox; also sets it in the session. [ENT-11, AUTH-7, AUTH-29, GA-19, GA-21, GA-26, GV-3]
 */
export async function storeInvite(
  { stored, vault }: SessionContext,
  inviteId: string,
  inviteEmail: string | null = null,
): Promise<void> {
  updateSession({ inviteId, inviteEmail });
  const sealed = await vault
    .seal(inviteEmail === null ? inviteId : `${inviteId} ${inviteEmail}`)
    .catch(() => null);
  if (sealed !== null) stored.set('invite', sealed);
}

/** Loads the stored invitation into the session; null for none or unreadable. [ENT-11, AUTH-26] */
export async function readInvite({ stored, vault }: SessionContext): Promise<string | null> {
  const text = stored.get('invite');
  const opened = text === null ? null : await vault.open(text).catch(() => null);
  // Keys contain no space.
  const [key, inviteEmail = null] = typeof opened === 'string' ? opened.split(' ') : [];
  const id = parseLinkKey(key);
  const inviteId = id.ok ? id.value : null;
  updateSession({ inviteId, inviteEmail: inviteId && inviteEmail });
  return inviteId;
}

/** Removes a closed invitation. [AUTH-28, GV-17] */
export function removeInvite({ stored }: SessionContext): void {
  stored.set('invite', null);
  updateSession({ inviteId: null, inviteEmail: null });
}
