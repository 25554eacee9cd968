import { ApiError } from '@partyline/api-client';
import { personalKey } from '@partyline/session';
import type { Person } from './accept-session.ts';
import type { TextStorage } from './browser-storage.ts';
import type { SessionContext } from './session-context.ts';
import type { IdentityUser } from './session-store.ts';

/** Whose trial has yet to begin, kept over a reload: only a newcomer's begins by itself. [GA-4] */
export interface DueTrials {
  has(uid: string): boolean;
  add(uid: string): void;
  remove(uid: string): void;
}

/** Keeps them in this browser. It opens nothing on the server, which starts one trial for an account. */
export function createDueTrials(storage: TextStorage): DueTrials {
  const keyOf = (uid: string): string => personalKey('trial-due', uid);
  return {
    has: (uid) => storage.getItem(keyOf(uid)) === 'yes',
    add: (uid) => storage.setItem(keyOf(uid), 'yes'),
    remove: (uid) => storage.removeItem(keyOf(uid)),
  };
}

/**
 * Starts the trial of a newcomer who owns their account, before the first page, and gives the person as they are then. What
 * the server answers settles it; without an answer it is tried again with the next session, for it is taken once. A trial
 * that cannot be started keeps nobody out: the dashboard offers it. [API-8, GA-4, GEN-3]
 */
export async function startFirstTrial(
  { calls, dueTrials }: SessionContext,
  { uid }: IdentityUser,
  person: Person,
): Promise<Person> {
  if (!dueTrials.has(uid)) return person;
  const { isOwnerAccount, isTrialOffered } = person.user;
  if (!isOwnerAccount || !isTrialOffered) {
    dueTrials.remove(uid);
    return person;
  }
  try {
    await calls.startTrial();
    dueTrials.remove(uid);
    return await calls.currentUser();
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'server-message') dueTrials.remove(uid);
    return person;
  }
}
