import { can, circumstancesOf, subjectFor, type Action, type Subject } from '@partyline/permissions';
import { useMemo } from 'react';
import { useSession } from '../session/session-store.ts';

/** Returns the subject of prompt rules. [ROLE-23, ROLE-24] */
export function usePromptedSubject(): Subject {
  const user = useSession((session) => session.user);
  return useMemo(
    () => subjectFor({ roles: user?.role ? [user.role] : [], ...circumstancesOf(user) }),
    [user],
  );
}

/** Whether the user has a right on the account's subscriptions. The server decides again. [GC-8] */
export function maySubscriptions(subject: Subject, action: Action): boolean {
  return can(subject, action, { kind: 'account', branch: 'subscription' }).allowed;
}
