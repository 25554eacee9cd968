import { browserKey } from '@partyline/session';
import type { TextStorage } from '../browser-storage.ts';

/** The key of the time of the last activity, in milliseconds since 1970. [GI-4] */
export const ACTIVITY_KEY = browserKey('activity');

/** Where the tabs of a browser keep the time of the last activity. */
export interface SharedActivity {
  /** The time, or null where none is kept or what is kept is no time. */
  read(): number | null;
  write(atMs: number): void;
}

/** Keeps the time of the last activity under a key of its own, never with the user data. [GI-4, IDLE-4] */
export function createSharedActivity(storage: TextStorage): SharedActivity {
  return {
    read() {
      const text = storage.getItem(ACTIVITY_KEY);
      return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;
    },
    write: (atMs) => storage.setItem(ACTIVITY_KEY, String(Math.round(atMs))),
  };
}
