import { associationSchema, userSchema } from '@partyline/contract';
import { browserKey, type SessionEnd } from '@partyline/session';
import * as v from 'valibot';
import type { TextStorage } from './browser-storage.ts';
import type { Vault } from './vault.ts';

/** The key of the stored user data: changed, other tabs read it anew; removed, they log out. [AUTH-12, AUTH-13, GA-20] */
export const STORED_USER_KEY = browserKey('user');

const storedUserSchema = v.object({
  uid: v.string(),
  user: v.nullable(userSchema),
  associations: v.array(associationSchema),
});

/** Whom this browser knows. No token is in it. */
export type StoredUser = v.InferOutput<typeof storedUserSchema>;

/** Where the user data of this browser is kept. */
export interface StoredUserPort {
  /** What is stored: `none`, or `corrupt` when it cannot be read (and never will be). */
  read(): Promise<StoredUser | 'none' | 'corrupt'>;
  /** Stores it, unless the same is stored already. Where storage is refused nothing is stored. */
  write(user: StoredUser): Promise<void>;
  /** Removes it: the other tabs log out, and are told why. */
  clear(endedBy: SessionEnd): void;
  /** How this browser's last session ended, for a tab whose session another one ended. [AUTH-13, IDLE-5, ERR-19] */
  lastEnd(): ToldEnd | 'logged-out';
}

const ENDED_KEY = browserKey('ended');

/** The ends that a tab says something of, also when it was another tab that ended the session. */
const TOLD_ENDS = ['session-expired', 'idle'] as const satisfies readonly SessionEnd[];
type ToldEnd = (typeof TOLD_ENDS)[number];

/** Keeps the user data sealed in local storage. [AUTH-29, GA-19] */
export function createStoredUser(storage: TextStorage, vault: Vault): StoredUserPort {
  let last = '';
  let clearings = 0;

  return {
    async read() {
      const text = storage.getItem(STORED_USER_KEY);
      if (text === null) return 'none';
      try {
        const stored = v.parse(storedUserSchema, await vault.open(text));
        last = JSON.stringify(stored);
        return stored;
      } catch {
        last = '';
        return 'corrupt';
      }
    },
    async write(user) {
      const plain = JSON.stringify(v.parse(storedUserSchema, user));
      if (plain === last && storage.getItem(STORED_USER_KEY) !== null) return;
      const before = clearings;
      try {
        const sealed = await vault.seal(user);
        // Logged out while it was being sealed: nobody is stored then, and no other tab is told of anybody.
        if (clearings !== before) return;
        storage.setItem(STORED_USER_KEY, sealed);
        last = plain;
        // How the session before this one ended says nothing of how this one will.
        storage.removeItem(ENDED_KEY);
      } catch {
        // Storage is full or switched off: the session then lives in this tab alone.
      }
    },
    clear(endedBy) {
      last = '';
      clearings += 1;
      // First, so that it is there when the other tabs hear of the removal.
      if (TOLD_ENDS.some((told) => told === endedBy)) storage.setItem(ENDED_KEY, endedBy);
      storage.removeItem(STORED_USER_KEY);
    },
    lastEnd: () => TOLD_ENDS.find((told) => told === storage.getItem(ENDED_KEY)) ?? 'logged-out',
  };
}
