import type { Association, User } from '@partyline/contract';
import { decodeToken } from '@partyline/permissions';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { SessionContext } from './session-context.ts';
import { getSession, sessionStore, type IdentityUser, type Session } from './session-store.ts';

/** What the API says of a person. */
export interface Person {
  readonly user: User;
  readonly associations: readonly Association[];
}

/**
 * Puts a person and the claims of a token into the session, and stores whom this browser knows. What is as it was keeps
 * its identity, so that nothing is drawn anew for it. [AUTH-11, AUTH-23]
 */
export async function acceptSession(
  { storedUser, registerStates }: SessionContext,
  identity: IdentityUser,
  { user, associations }: Person,
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
    accountState: user.accountId === null ? 'loading' : 'ready',
    registerState: user.registerState,
    isRegistering: false,
    endedBy: null,
  };
  sessionStore.set(replaceEqualDeep(before, next));
  registerStates.write(identity.uid, user.registerState);
  await storedUser.write({ uid: identity.uid, user, associations: [...associations] });
}

/** Whether the same person is still the one signed in or signing in, after a wait. */
export function isStill(identity: IdentityUser): boolean {
  return getSession().identity?.uid === identity.uid;
}
