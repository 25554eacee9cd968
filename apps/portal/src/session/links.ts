import { err, type Result } from '@partyline/kernel';
import { parseLinkKey } from '@partyline/session';

/** Anchor of the landing page's message for an unknown page. */
export const NOT_FOUND_ANCHOR = 'page-unknown';
/** Parameter that a plan card adds to the link to /login. */
export const GET_STARTED_PARAMETER = 'plan';
/** Path of a purchase confirmation; the price follows. */
export const PURCHASE_PATH = `/myaccount?${GET_STARTED_PARAMETER}=`;

let leaving: Promise<never> | undefined;

/**
 * Leaves for the landing page, which loads no script of the app. Never resolves, because the document unloads; a second call
 * does nothing. [ROUTE-20, ROUTE-23, GR-10]
 */
export function leaveToLanding(isNotFound: boolean): Promise<never> {
  if (leaving === undefined) {
    location.replace(isNotFound ? `/#${NOT_FOUND_ANCHOR}` : '/');
    leaving = new Promise(() => undefined);
  }
  return leaving;
}

/** Reads the key of a mailed link; a missing, repeated or malformed key is invalid. [GA-13, GR-8] */
export function readLinkQuery(search: string, name: string): Result<string, 'request-not-proper'> {
  const [key, ...more] = new URLSearchParams(search).getAll(name);
  return more.length > 0 ? err('request-not-proper') : parseLinkKey(key);
}
