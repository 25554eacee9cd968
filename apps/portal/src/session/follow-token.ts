import { decodeToken, decodeTokenPayload } from '@partyline/permissions';
import { isStill } from './accept-session.ts';
import { endSession } from './end-session.ts';
import { followAccount } from './follow-account.ts';
import type { StoredUserSignals } from './follow-stored-user.ts';
import type { SessionContext } from './session-context.ts';
import { getSession, updateSession } from './session-store.ts';

/**
 * Takes over the claims of a renewed token. When they name another account, workspace or role than the session does, chosen on
 * another device perhaps, the session follows there, and `onOtherAccount` is told. [AUTH-18, GC-14]
 */
export async function followToken(
  context: SessionContext,
  token: string,
  onOtherAccount: StoredUserSignals['onOtherAccount'],
): Promise<void> {
  const { status, identity, user } = getSession();
  if (status !== 'signed-in' || identity === null || user === null || context.isSwitching) return;
  // Not a token of ours at all.
  if (decodeTokenPayload(token) === null) return;
  const claims = decodeToken(token);
  const isHere = claims?.accountId === user.accountId && claims.workspaceId === user.workspaceId;
  const isSameRole = claims?.role === user.role;
  if (isHere && isSameRole) {
    updateSession({ claims, permissions: claims.permissions });
    return;
  }
  // A token without claims names no account: the person lost it, or has to choose another.
  if (claims === null && user.accountId === null) return;
  const person = await context.calls.currentUser();
  if (!isStill(identity)) return;
  if (person.associations.length === 0) return endSession(context, 'login-failed');
  const change = await followAccount(context, identity, person);
  if (change !== 'none') onOtherAccount(change);
}
