import { ApiError } from '@partyline/api-client';
import { ERRORS } from '@partyline/contract';
import { getSession } from '../session-store.ts';
import type { UserData } from './accept-session.ts';
import { openSession } from './open-session.ts';
import { refreshRights } from './refresh-rights.ts';
import { removeInvite, storeInvite, type SessionContext } from './session-context.ts';
import { switchAccount } from './switch-account.ts';

/** Whether the invitation is closed or another user's. */
export function isInviteInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === ERRORS['invite-not-valid'].errorCode;
}

/**
 * Accepts the pending invitation of a user without associations; null for none or a refusal. Removes an invalid one. [INV-36,
 * AUTH-28, GA-10]
 */
export async function joinByInvite(context: SessionContext): Promise<UserData | null> {
  const { inviteId } = getSession();
  if (inviteId === null) return null;
  try {
    await context.calls.acceptInvite(inviteId);
  } catch (error) {
    if (isInviteInvalid(error)) removeInvite(context);
    throw error;
  }
  removeInvite(context);
  const { user, associations } = await context.calls.login(await context.tokens.current());
  return user === null || associations.length === 0 ? null : { user, associations };
}

export interface AcceptedInvite {
  readonly inviteId: string;
  /** The mailed address; null when the link proves no mailbox. */
  readonly inviteEmail: string | null;
}

/**
 * Accepts an invitation and switches to its account. Returns false, keeping the invitation, before the e-mail is confirmed.
 * Opens a missing session; a new user's sign-up accepts the invitation. Throws the API's error. [GEN-10, INV-36, INV-37, AUTH-7,
 * GA-10]
 */
export async function acceptInvite(context: SessionContext, invite: AcceptedInvite): Promise<boolean> {
  const { inviteId, inviteEmail } = invite;
  const { identity, status } = getSession();
  if (identity === null) return false;
  if (status !== 'signed-in') {
    await storeInvite(context, inviteId, inviteEmail);
    await openSession(context, identity);
    if (getSession().status !== 'signed-in') return false;
    if (getSession().inviteId === null) return true;
  }
  const { accountId, workspaceId } = await context.calls.acceptInvite(inviteId);
  removeInvite(context);
  // Still accepted if this fails; the silent event then refreshes the rights.
  await refreshRights(context).catch(() => undefined);
  const { user, associations } = getSession();
  const isThere = user?.accountId === accountId && user.workspaceId === workspaceId;
  const joined = associations.find((one) => one.accountId === accountId && one.workspaceId === workspaceId);
  if (!isThere && joined !== undefined) await switchAccount(context, joined);
  return true;
}
