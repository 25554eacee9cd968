import { decodeToken, decodeTokenPayload } from '@partyline/permissions';
import { storageChangeOf } from '@partyline/session';
import { getSession, updateSession } from '../session-store.ts';
import { acceptUpdate, isStillSignedIn, type AccountChange } from './accept-session.ts';
import { endSession } from './end-session.ts';
import { refetchUser } from './restore-session.ts';
import type { SessionContext } from './session-context.ts';

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
  const isSamePlace = claims?.accountId === user.accountId && claims.workspaceId === user.workspaceId;
  if (isSamePlace && claims.role === user.role) {
    updateSession({ claims, permissions: claims.permissions });
    return;
  }
  // No claims, no account: the user lost it or must choose another.
  if (claims === null && user.accountId === null) return;
  const userData = await context.calls.currentUser();
  if (!isStillSignedIn(identity)) return;
  if (userData.associations.length === 0) return endSession(context, 'login-failed');
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
  const { user, associations } = await context.calls.login(await context.tokens.current());
  if (!isStillSignedIn(identity)) return;
  if (user === null || associations.length === 0) return endSession(context, 'login-failed');
  await context.tokens.renew();
  if (isStillSignedIn(identity) && user.accountId === null) {
    await acceptUpdate(context, identity, { user, associations });
  }
}
