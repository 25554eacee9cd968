import { decodeToken, decodeTokenPayload } from '@partyline/permissions';
import { isStoredSessionExpired, storageChangeOf } from '@partyline/session';
import { readActivity } from '../idle/idle-watch.ts';
import { SIGNED_OUT, getSession, sessionStore, updateSession, type IdentityUser } from '../session-store.ts';
import type { StoredUser } from '../tabs/stored-user.ts';
import {
  acceptSession,
  acceptUpdate,
  isStillSignedIn,
  endSession,
  type AccountChange,
} from './session-changes.ts';
import { openSession } from './open-session.ts';
import type { SessionContext } from './session-context.ts';

/**
 * Restores the session. Idle too long or corrupt data log out; a stored user of the same uid and account opens at once and is
 * refetched; no data continues an interrupted sign-in. A valid stored token opens the session before the identity service is
 * asked, as the API checks it on each call; the service's answer counts from `whenPageIsReady`. [AUTH-5, AUTH-12, AUTH-13,
 * GA-19]
 */
export async function restoreSession(
  context: SessionContext,
  whenPageIsReady: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const [identity, stored] = await Promise.all([context.identity.readStored(), context.storedUser.read()]);
  const isSameUser = typeof stored === 'object' && stored.uid === identity?.uid;
  if (isSameUser && !hasBeenIdle(context) && (await resume(context, identity, stored))) {
    void refetchUser(context, identity);
    void whenPageIsReady().then(() => validate(context, identity));
    return;
  }
  await restoreFrom(context, await context.identity.restore(), stored);
}

async function restoreFrom(
  context: SessionContext,
  identity: IdentityUser | null,
  stored: Awaited<ReturnType<SessionContext['storedUser']['read']>>,
): Promise<void> {
  if (identity === null) {
    // Ended while the portal was closed: show the notice.
    context.storedUser.clear('session-expired');
    const endedBy = typeof stored === 'object' ? 'session-expired' : null;
    sessionStore.set({ ...SIGNED_OUT, endedBy });
  } else if (hasBeenIdle(context)) {
    updateSession({ identity, status: 'signing-in' });
    await endSession(context, 'idle');
  } else if (stored === 'corrupt') {
    updateSession({ identity, status: 'signing-in' });
    await endSession(context, 'logged-out');
  } else if (stored !== 'none' && stored.uid === identity.uid && (await resume(context, identity, stored))) {
    void refetchUser(context, identity);
  } else {
    await openSession(context, identity, 'restore');
  }
}

function hasBeenIdle({ stored }: SessionContext): boolean {
  return isStoredSessionExpired(readActivity(stored), Date.now());
}

async function validate(context: SessionContext, resumed: IdentityUser): Promise<void> {
  // Unreachable proves nothing; the next refresh asks again.
  const identity = await context.identity.restore().catch(() => resumed);
  if (!isStillSignedIn(resumed)) return;
  if (identity === null) await endSession(context, 'session-expired');
  else if (identity.uid !== resumed.uid) await openSession(context, identity, 'restore');
  else if (JSON.stringify(identity) !== JSON.stringify(resumed)) updateSession({ identity });
}

/** Resumes the stored session; returns false for a token of another account. */
async function resume(context: SessionContext, identity: IdentityUser, stored: StoredUser): Promise<boolean> {
  const token = await context.tokens.current().catch(() => '');
  const isSameAccount = decodeToken(token)?.accountId === (stored.user?.accountId ?? undefined);
  if (stored.user === null || !isSameAccount) return false;
  updateSession({ begin: 'restore' });
  await acceptSession(context, identity, { user: stored.user, associations: stored.associations }, token);
  return true;
}

/** Refetches the user; on failure keeps the current one. */
async function refetchUser(context: SessionContext, identity: IdentityUser): Promise<void> {
  const refetch = async (): Promise<void> => {
    const userData = await context.calls.currentUser().catch(() => null);
    // May have changed meanwhile.
    const { identity: now } = getSession();
    if (userData === null || now?.uid !== identity.uid) return;
    const { associations, suspensions } = userData;
    if (associations.length === 0) await endSession(context, 'login-failed', { suspensions });
    else await acceptUpdate(context, now, userData);
  };
  // A session that ends meanwhile handles its own end.
  await refetch().catch(() => undefined);
}

export interface SessionSignals {
  readonly onOtherAccount: (change: Exclude<AccountChange, 'none'>) => void;
  /** The page reloads as the other user's. */
  readonly onOtherUser: () => void;
}

/**
 * Follows another tab's stored user: logs out for the same reason when removed, else accepts user and account, from the API if
 * unreadable. `key` is null when all storage was cleared. [AUTH-12, AUTH-13, GA-20]
 */
export async function followStoredUser(
  context: SessionContext,
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  { onOtherAccount, onOtherUser }: SessionSignals,
): Promise<void> {
  const meaning = storageChangeOf(key, newValue);
  if (meaning === 'logout') return endSession(context, context.storedUser.lastEnd());
  if (meaning === 'end-sign-in' && getSession().status === 'signing-in')
    return endSession(context, 'logged-out');
  if (meaning !== 'reload-user') return;
  const stored = await context.storedUser.read();
  if (stored === 'none') return endSession(context, 'logged-out');
  const { identity, status } = getSession();
  if (stored === 'corrupt') {
    // Not written by the portal: refetching stores it again.
    if (status === 'signed-in' && identity !== null) await refetchUser(context, identity);
    return;
  }
  if (identity?.uid !== stored.uid) {
    onOtherUser();
    return;
  }
  if (status !== 'signed-in' || stored.user === null || context.isSwitching) return;
  const { user, associations } = stored;
  const change = await acceptUpdate(context, identity, { user, associations });
  if (change !== 'none') onOtherAccount(change);
}

/**
 * Accepts a refreshed token's claims. Another account, workspace or role, e.g. chosen on another device, moves the session and
 * calls `onOtherAccount`. [AUTH-18, GC-14]
 */
export async function followToken(
  context: SessionContext,
  token: string,
  onOtherAccount: SessionSignals['onOtherAccount'],
): Promise<void> {
  const { status, identity, user } = getSession();
  if (status !== 'signed-in' || identity === null || user === null || context.isSwitching) return;
  if (decodeTokenPayload(token) === null) return;
  const claims = decodeToken(token);
  const isSameScope = claims?.accountId === user.accountId && claims.workspaceId === user.workspaceId;
  if (isSameScope && claims.role === user.role) {
    updateSession({ claims, permissions: claims.permissions });
    return;
  }
  // No claims, no account: the user lost it or must choose another.
  if (claims === null && user.accountId === null) return;
  const userData = await context.calls.currentUser();
  if (!isStillSignedIn(identity)) return;
  const { associations, suspensions } = userData;
  if (associations.length === 0) return endSession(context, 'login-failed', { suspensions });
  const change = await acceptUpdate(context, identity, userData);
  if (change !== 'none') onOtherAccount(change);
}

/**
 * Refreshes the claims after a 403, by POST login first: else a new token would still name a lost account. Without associations
 * the user is logged out, with several they must choose. [GC-11, ERR-18]
 */
export async function refreshClaims(context: SessionContext): Promise<void> {
  const { status, identity } = getSession();
  if (status !== 'signed-in' || identity === null || context.isSwitching) return;
  const { user, associations, suspensions } = await context.calls.login(await context.tokens.current());
  if (!isStillSignedIn(identity)) return;
  if (user === null || associations.length === 0) return endSession(context, 'login-failed', { suspensions });
  await context.tokens.renew();
  if (isStillSignedIn(identity) && user.accountId === null) {
    await acceptUpdate(context, identity, { user, associations });
  }
}
