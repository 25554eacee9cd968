import { browserKey } from '@partyline/session';
import type { TextStorage } from './browser-storage.ts';

const KEY = browserKey('get-started');
/** What a plan card of the landing page adds to the way to /login. */
export const GET_STARTED_PARAMETER = 'plan';

/** Notes that a visitor came through a plan card, by the address they came with; kept in this tab until they log out. [GA-23] */
export function noteGetStarted(storage: TextStorage, search: string): void {
  const plan = new URLSearchParams(search).get(GET_STARTED_PARAMETER)?.trim() ?? '';
  if (/^[\w.-]{1,64}$/.test(plan)) storage.setItem(KEY, plan);
}

/** The plan they chose, or null. [AUTH-27, GA-23] */
export function chosenPlan(storage: TextStorage): string | null {
  return storage.getItem(KEY);
}
