import { browserKey, parseLeftPage } from '@partyline/session';
import { tabStore } from './browser-storage.ts';

const KEY = browserKey('left');

/** Remembers the page that a maintenance took the visitor from. [GR-13] */
export function rememberLeftPage(path: string): void {
  tabStore.setItem(KEY, path);
}

/** The page that was left, once; the landing page when none was, or what is kept is none. [GR-13] */
export function takeLeftPage(): string {
  const path = tabStore.getItem(KEY);
  tabStore.removeItem(KEY);
  return parseLeftPage(path);
}
