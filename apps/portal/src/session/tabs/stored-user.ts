import { associationSchema, userSchema } from '@partyline/contract';
import type { SessionEnd } from '@partyline/session';
import * as v from 'valibot';
import type { StoredValues } from './stored-values.ts';
import type { Vault } from './vault.ts';

const storedUserSchema = v.object({
  uid: v.string(),
  user: v.nullable(userSchema),
  associations: v.array(associationSchema),
});

/** The signed-in user as this browser stores it. It contains no token. */
export type StoredUser = v.InferOutput<typeof storedUserSchema>;

/** The stored user data. Other tabs refetch it when it changes and log out when it is removed. [AUTH-12, AUTH-13, GA-20] */
export interface StoredUserPort {
  /** Returns what is stored: `none`, or `corrupt` when it cannot be read (and never will be). */
  read(): Promise<StoredUser | 'none' | 'corrupt'>;
  /** Stores the user unless the same is stored already. Does nothing where storage is refused. */
  write(user: StoredUser): Promise<void>;
  /** Removes the user: the other tabs log out and show the same reason. */
  clear(endedBy: SessionEnd): void;
  /** How this browser's last session ended, for a tab whose session another tab ended. [AUTH-13, IDLE-5, ERR-19] */
  lastEnd(): AnnouncedEnd | 'logged-out';
}

/** The ends that a tab announces even if another tab ended the session. */
const ANNOUNCED_ENDS = ['session-expired', 'idle'] as const satisfies readonly SessionEnd[];
type AnnouncedEnd = (typeof ANNOUNCED_ENDS)[number];

/** Stores the user data sealed in local storage. [AUTH-29, GA-19] */
export function createStoredUser(stored: StoredValues, vault: Vault): StoredUserPort {
  let last = '';
  let clearings = 0;

  return {
    async read() {
      const text = stored.get('user');
      if (text === null) return 'none';
      try {
        const user = v.parse(storedUserSchema, await vault.open(text));
        last = JSON.stringify(user);
        return user;
      } catch {
        last = '';
        return 'corrupt';
      }
    },
    async write(user) {
      const plain = JSON.stringify(v.parse(storedUserSchema, user));
      if (plain === last && stored.get('user') !== null) return;
      const clearingsBefore = clearings;
      try {
        const sealed = await vault.seal(user);
        // Logged out while sealing: storing the user now would sign the other tabs in.
        if (clearings !== clearingsBefore) return;
        stored.set('user', sealed);
        last = plain;
        // The end of the previous session says nothing about how this one ends.
        stored.set('ended', null);
      } catch {
        // Storage or IndexedDB is blocked: the session then exists in this tab only.
      }
    },
    clear(endedBy) {
      last = '';
      clearings += 1;
      // Before the removal, so that the other tabs find it when they handle the removal.
      if (ANNOUNCED_ENDS.some((end) => end === endedBy)) stored.set('ended', endedBy);
      stored.set('user', null);
    },
    lastEnd: () => ANNOUNCED_ENDS.find((end) => end === stored.get('ended')) ?? 'logged-out',
  };
}
