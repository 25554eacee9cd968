import { browserKey, listKeysClearedAtLogout } from '@partyline/session';
import type { TextStorage } from './browser-storage.ts';
import { getSession } from './session-store.ts';

/**
 * Removes everything that goes with a session but the user data, whose removal tells the other tabs to log out and is done
 * for itself. Choices for the screen stay. [AUTH-14, GA-21]
 */
export function clearKept(local: TextStorage, tab: TextStorage): void {
  const uid = getSession().identity?.uid ?? null;
  for (const { where, key } of listKeysClearedAtLogout(uid)) {
    if (key !== browserKey('user')) (where === 'local' ? local : tab).removeItem(key);
  }
}
