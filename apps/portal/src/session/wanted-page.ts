import { browserKey, parseReturnPath } from '@partyline/session';
import { tabStore } from './browser-storage.ts';

const KEY = browserKey('wanted');

/** Remembers the page a visitor wanted before they were sent to sign in or to choose an account. [GR-11] */
export function rememberWantedPage(path: string): void {
  if (parseReturnPath(path).ok) tabStore.setItem(KEY, path);
}

/** The remembered page, once: asking forgets it. Null for none, and for what is no page of the portal. [GR-11] */
export function takeWantedPage(): string | null {
  const path = parseReturnPath(tabStore.getItem(KEY));
  tabStore.removeItem(KEY);
  return path.ok ? path.value : null;
}
