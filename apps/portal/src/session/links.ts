import { err, type Result } from '@partyline/kernel';
import { parseLinkKey } from '@partyline/session';

/** Anchor by which the landing page says that the requested page does not exist. */
export const NOT_FOUND_ANCHOR = 'page-unknown';
/** Parameter that a plan card of the landing page adds to the link to /login. */
export const GET_STARTED_PARAMETER = 'plan';
/** Where the purchase of a price is confirmed; the price follows. */
export const PURCHASE_PATH = `/myaccount?${GET_STARTED_PARAMETER}=`;

let leaving: Promise<never> | undefined;

/**
 * Leaves the app for the landing page, which loads no script of the app. Never resolves, because the document is about to unload;
 * a second call changes nothing. [ROUTE-20, ROUTE-23, GR-10]
 */
export function leaveToLanding(isNotFound: boolean): Promise<never> {
  if (leaving === undefined) {
    location.replace(isNotFound ? `/#${NOT_FOUND_ANCHOR}` : '/');
    leaving = new Promise(() => undefined);
  }
  return leaving;
}

/** Reads the key of a mailed link from its query. A missing, repeated or malformed key is no proper request. [GA-13, GR-8] */
export function readLinkQuery(search: string, name: string): Result<string, 'request-not-proper'> {
  const [key, ...more] = new URLSearchParams(search).getAll(name);
  return more.length > 0 ? err('request-not-proper') : parseLinkKey(key);
}
