import type { Association, User } from '@partyline/contract';
import { decodeToken } from '@partyline/permissions';
import { accountStateOf } from '@partyline/session';
import { replaceEqualDeep } from '@tanstack/react-query';
import {
  getSession,
  type IdentityUser,
  resetAccountData,
  type Session,
  sessionStore,
} from '../session-store.ts';
import type { SessionContext } from './session-context.ts';

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
  if (change !== 'none') resetAccountData();
  await acceptSession(context, identity, userData, await context.tokens.current());
  return change;
}

function changeBetween(before: User, now: User): AccountChange {
  if (before.accountId !== now.accountId || before.workspaceId !== now.workspaceId) return 'account';
  return before.role === now.role ? 'none' : 'role';
}

/** Whether the user is the same, after an await. */
export function isStillSignedIn(identity: IdentityUser): boolean {
  return getSession().identity?.uid === identity.uid;
}
