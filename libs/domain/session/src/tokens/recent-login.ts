import { millisecondsInMinute } from 'date-fns/constants';

/** How long a sign-in counts as recent. [GX-19, GO-4] */
export const RECENT_LOGIN_MS = 5 * millisecondsInMinute;

/**
 * Whether a user signed in at most five minutes ago; Unix seconds and milliseconds. A future sign-in counts, because clocks
 * differ; NaN does not. [ERR-23, GX-19]
 */
export function isLoginRecent(signedInAtS: number, nowMs: number): boolean {
  return nowMs - signedInAtS * 1000 <= RECENT_LOGIN_MS;
}
