/** How long a sign-in counts as recent, for what needs one. [GX-19, GO-4] */
export const RECENT_LOGIN_MS = 300_000;

/**
 * Whether somebody has signed in recently: at most five minutes ago. `signedInAtS` is the second of the sign-in that their
 * token stems from (Unix seconds), `nowMs` the present (Unix milliseconds). A sign-in yet to come counts, as two clocks may
 * differ; what is no number does not. [ERR-23, GX-19]
 */
export function isLoginRecent(signedInAtS: number, nowMs: number): boolean {
  return nowMs - signedInAtS * 1000 <= RECENT_LOGIN_MS;
}
