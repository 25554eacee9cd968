import { err, type Result } from '@partyline/kernel';
import { parseLinkKey } from '@partyline/session';

/** Anchor of the message for an unknown page. */
export const NOT_FOUND_ANCHOR = 'page-unknown';
/** Parameter of plan cards' links to /login. */
export const GET_STARTED_PARAMETER = 'plan';
/** The price follows. */
export const PURCHASE_PATH = `/myaccount/plans?${GET_STARTED_PARAMETER}=`;

let leaving: Promise<never> | undefined;

/**
 * Leaves for the landing page, which loads none of the app's scripts. Never resolves, as the document unloads; repeated calls do
 * nothing. [ROUTE-20, ROUTE-23, GR-10]
 */
export function leaveToLanding(isNotFound: boolean): Promise<never> {
  if (leaving === undefined) {
    location.replace(isNotFound ? `/#${NOT_FOUND_ANCHOR}` : '/');
    leaving = new Promise(() => undefined);
  }
  return leaving;
}

/** Reads a mailed link's key; a missing, repeated or malformed one is invalid. [GA-13, GR-8] */
export function readLinkQuery(search: string, name: string): Result<string, 'request-not-proper'> {
  const [key, ...more] = new URLSearchParams(search).getAll(name);
  return more.length > 0 ? err('request-not-proper') : parseLinkKey(key);
}

/** Returns the dashboard with the payment that a path's query names, or null. [ROUTE-26, GR-8, GR-9] */
export function paymentReturnIn(path: string): string | null {
  const { searchParams } = new URL(path, location.origin);
  const payment = ['subscriptionType', 'payment'].flatMap((name) =>
    searchParams.getAll(name).map((value) => [name, value]),
  );
  return searchParams.has('payment') ? `/dashboard?${new URLSearchParams(payment).toString()}` : null;
}
