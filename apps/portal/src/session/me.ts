import type { Association, User } from '@partyline/contract';
import { createContext, use, useMemo } from 'react';
import { useSession, type IdentityUser, type Session } from './session-store.ts';

/** The user of the signed-in pages, in an account. */
export interface Me {
  readonly identity: IdentityUser;
  readonly user: User & { readonly accountId: number };
  readonly associations: readonly Association[];
  /** Changes with user, account, workspace and role: as a key it drops the data of the last one. [GA-28, ACCT-13] */
  readonly key: string;
}

/** Set by the frame of the signed-in pages; null while no user with an account is signed in. */
export const MeContext = createContext<Me | null>(null);

/** Finds the signed-in user with an account in a session, or null. */
export function findMe({
  status,
  identity,
  user,
  associations,
}: Pick<Session, 'status' | 'identity' | 'user' | 'associations'>): Me | null {
  if (status !== 'signed-in' || identity === null || user === null) return null;
  const { accountId, workspaceId, role } = user;
  if (accountId === null) return null;
  const key = `${identity.uid} ${accountId} ${workspaceId} ${role}`;
  return { identity, user: { ...user, accountId }, associations, key };
}

/** Returns the session's user with an account, or null; for the frame alone. */
export function useMeOfSession(): Me | null {
  const { status, identity, user, associations } = useSession();
  return useMemo(
    () => findMe({ status, identity, user, associations }),
    [status, identity, user, associations],
  );
}

/** Returns the user of the page. Throws outside of the signed-in pages, which the frame mounts only for a user with an account. */
export function useMe(): Me {
  const me = use(MeContext);
  if (me === null) throw new Error('Only signed-in pages have a user');
  return me;
}
