import {
  circumstancesOf,
  isJoinOnly,
  listPortalPages,
  PORTAL_PAGES,
  subjectFor,
  type PortalPage,
  type Subject,
} from '@partyline/permissions';
import { useMemo } from 'react';
import { useSession } from '../../session/session-store.ts';

/** Returns the user with all roles in this account; null until the user is known. */
function useWholeSubject(): Subject | null {
  const user = useSession((session) => session.user);
  const associations = useSession((session) => session.associations);
  return useMemo(() => {
    if (user === null) return null;
    const roles = associations
      .filter(({ accountId }) => accountId === user.accountId)
      .map(({ role }) => role);
    return subjectFor({ roles, ...circumstancesOf(user) });
  }, [user, associations]);
}

/** Returns the pages that the user's roles in this account can ever use; all of them until the user is known. [HZ-9] */
export function usePortalPages(): readonly PortalPage[] {
  const subject = useWholeSubject();
  return useMemo(() => (subject === null ? PORTAL_PAGES : listPortalPages(subject)), [subject]);
}

/** Returns whether all that the user can do in this account is to join devices. [HZ-9] */
export function useIsJoinOnly(): boolean {
  const subject = useWholeSubject();
  return subject !== null && isJoinOnly(subject);
}
