import {
  accountSubjectOf,
  can,
  circumstancesOf,
  purchaseStepOf,
  type AccountCircumstances,
  type Action,
  type Subject,
} from '@partyline/permissions';
import type { RefusalReader } from '@partyline/texts';
import { getSession, useSession, type Session } from './session-store.ts';

/** Returns the account's circumstances; those with the fewest rights until they are loaded. */
export function useCircumstances(): AccountCircumstances {
  return useSession(({ user }) => circumstancesOf(user));
}

/** Returns the session's user as the subject of questions about the account. */
export const accountSubjectIn = ({ user }: Pick<Session, 'user'>): Subject => accountSubjectOf(user);

/** Returns the same as `accountSubjectIn`, for components. */
export function useAccountSubject(): Subject {
  return useSession(accountSubjectIn);
}

/** Returns whether a subject has a right on the account's subscriptions. The server decides again. [GC-8] */
export function maySubscriptions(subject: Subject, action: Action): boolean {
  return can(subject, action, { kind: 'account', branch: 'subscription' }).allowed;
}

/** Returns the facts about the caller that the text of a refusal needs. */
export function readerOf(subject: Subject): RefusalReader {
  return { purchase: purchaseStepOf(subject), accountName: getSession().user?.accountName ?? null };
}
