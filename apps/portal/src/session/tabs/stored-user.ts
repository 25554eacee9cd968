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

/** Contains no token. */
export type StoredUser = v.InferOutput<typeof storedUserSchema>;

/** Other tabs refetch on a change and log out on removal. [AUTH-12, AUTH-13, GA-20] */
export interface StoredUserPort {
  /** `corrupt`: unreadable for good. */
  read(): Promise<StoredUser | 'none' | 'corrupt'>;
  /** Skips equal data. Does nothing where storage is refused. */
  write(user: StoredUser): Promise<void>;
  /** Logs the other tabs out with the same reason. */
  clear(endedBy: SessionEnd): void;
  /** For a session that another tab ended. [AUTH-13, IDLE-5, ERR-19] */
  lastEnd(): AnnouncedEnd | 'logged-out';
}

/** Announced by every tab. */
const ANNOUNCED_ENDS = ['session-expired', 'idle'] as const satisfies readonly SessionEnd[];
type AnnouncedEnd = (typeof ANNOUNCED_ENDS)[number];

/** Stores the user sealed in local storage. [AUTH-29, GA-19] */
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
        // Logged out while sealing: storing now would sign the other tabs in.
        if (clearings !== clearingsBefore) return;
        stored.set('user', sealed);
        last = plain;
        // Belongs to the previous session.
        stored.set('ended', null);
      } catch {
        // Storage is blocked: the session lives in this tab only.
      }
    },
    clear(endedBy) {
      last = '';
      clearings += 1;
      // Before the removal, which makes the other tabs read this.
      if (ANNOUNCED_ENDS.some((end) => end === endedBy)) stored.set('ended', endedBy);
      stored.set('user', null);
    },
    lastEnd: () => ANNOUNCED_ENDS.find((end) => end === stored.get('ended')) ?? 'logged-out',
  };
}
