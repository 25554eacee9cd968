import type { Association, Suspension, User } from '@partyline/contract';
import { decodeToken } from '@partyline/permissions';
import { accountStateOf, type RegistrationFailure, type SessionEnd } from '@partyline/session';
import { replaceEqualDeep } from '@tanstack/react-query';
import {
  getSession,
  type IdentityUser,
  resetAccountData,
  type Session,
  sessionStore,
  SIGNED_OUT,
} from '../session-store.ts';
import type { SessionContext } from './session-context.ts';
import { identityFailureOf } from '../identity/identity.ts';

export interface UserData {
  readonly user: User;
  readonly associations: readonly Association[];
}

/**
 * Puts user and claims into the session and stores the user. Unchanged parts keep their identity, to avoid renders. [AUTH-11,
 * AUTH-23]
 */
export async function acceptSession(
  { storedUser, stored }: SessionContext,
  identity: IdentityUser,
  { user, associations }: UserData,
  token: string,
): Promise<void> {
  const claims = decodeToken(token);
  const before = getSession();
  const next: Session = {
    ...before,
    status: 'signed-in',
    identity,
    user,
    associations,
    claims,
    permissions: claims?.permissions ?? null,
    accountState: accountStateOf({ accountId: user.accountId, hasRegistrationFailed: false }),
    registerState: user.registerState,
    isRegistering: false,
    endedBy: null,
  };
  sessionStore.set(replaceEqualDeep(before, next));
  stored.set('register-state', user.registerState, identity.uid);
  await storedUser.write({ uid: identity.uid, user, associations: [...associations] });
}

/** `account`: also the workspace; `role`: only the role. */
export type AccountChange = 'none' | 'account' | 'role';

/** Accepts an updated user; a different account, workspace or role first resets the old data. [GC-14, GA-28, ACCT-13] */
export async function acceptUpdate(
  context: SessionContext,
  identity: IdentityUser,
  userData: UserData,
): Promise<AccountChange> {
  const { user: before } = getSession();
  const change = before === null ? 'none' : changeBetween(before, userData.user);
  if (change !== 'none') resetAccountData(change === 'role' ? 'role' : 'other-account');
  await acceptSession(context, identity, userData, await context.tokens.current());
  return change;
}

function changeBetween(before: User, now: User): AccountChange {
  if (before.accountId !== now.accountId || before.workspaceId !== now.workspaceId) return 'account';
  return before.role === now.role ? 'none' : 'role';
}

/** Returns whether the user is still the same, after an await. */
export function isStillSignedIn(identity: IdentityUser): boolean {
  return getSession().identity?.uid === identity.uid;
}

interface EndFacts {
  readonly registrationFailure?: RegistrationFailure | null;
  readonly suspensions?: readonly Suspension[] | undefined;
  /** The reason that other tabs show, by default the same. */
  readonly endedElsewhereBy?: SessionEnd;
}

/**
 * Ends the session once: removes the stored user (which logs other tabs out), signs out and resets every store but display
 * preferences. Does nothing during unload: a reload during login would log out every tab. [AUTH-14, AUTH-16, GA-21, GA-31]
 */
export function endSession(
  context: SessionContext,
  endedBy: SessionEnd,
  facts: EndFacts = {},
): Promise<void> {
  if (getSession().status === 'signed-out' || context.isUnloading) return Promise.resolve();
  // Refusals may precede the logout's answer; a logout shows no notice.
  const reason = context.isLeaving && endedBy === 'session-expired' ? 'logged-out' : endedBy;
  context.ending ??= end(context, reason, facts).finally(() => {
    context.ending = null;
    context.isLeaving = false;
  });
  return context.ending;
}

async function end(
  { identity, storedUser, stored }: SessionContext,
  endedBy: SessionEnd,
  { registrationFailure = null, suspensions = [], endedElsewhereBy = endedBy }: EndFacts,
): Promise<void> {
  const { identity: user, isMaintenance } = getSession();
  const left = isMaintenance ? stored.get('left') : null;
  stored.clearAtLogout(user?.uid ?? null);
  // The guard decides again about it. [GR-13]
  stored.set('left', left);
  // Last: its removal makes the other tabs read the rest and log out.
  storedUser.clear(endedElsewhereBy);
  // Before the screens change: navigating could leave the SDK's session on disk.
  await identity.signOut().catch(() => undefined);
  sessionStore.set({
    ...SIGNED_OUT,
    endedBy,
    registrationFailure,
    suspensions,
    accountState: accountStateOf({ accountId: null, hasRegistrationFailed: registrationFailure !== null }),
    // Until the user acknowledges it. [GI-6]
    userIdleTimeout: endedBy === 'idle',
    isIdleTimeoutAction: endedBy === 'idle',
    isMaintenance: getSession().isMaintenance,
  });
  resetAccountData();
}

/** E.g. after a new password or e-mail. */
const REVOKED: readonly string[] = ['session-over', 'disabled', 'credentials'];

/** Ends a session that the error reports as revoked; returns whether it did. Other tabs show an expired session. [AUTH-16] */
export async function endSessionIfRevoked(
  context: SessionContext,
  error: unknown,
  endedBy: SessionEnd = 'session-expired',
): Promise<boolean> {
  if (!REVOKED.includes(identityFailureOf(error))) return false;
  await endSession(context, endedBy, { endedElsewhereBy: 'session-expired' });
  return true;
}
