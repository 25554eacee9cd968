/** What the page at /login is for at the moment, as `?mode=` says it; logging in when it says nothing. */
export const LOGIN_MODES = ['log-in', 'sign-up', 'reset'] as const;
/** One of {@link LOGIN_MODES}. */
export type LoginMode = (typeof LOGIN_MODES)[number];

/** The mode that a search names; anything unknown is logging in. */
export function parseLoginMode(mode: unknown): LoginMode {
  return LOGIN_MODES.find((known) => known === mode) ?? 'log-in';
}
