declare global {
  interface Window {
    /** Set by a script of the operator before the app starts. */
    partylineAnalytics?: Analytics;
  }
}

/** A tool that measures which screens are used. The operator may plug one in; none is built in. [GU-15] */
export interface Analytics {
  /** May measure from now on. */
  readonly turnOn: () => void;
  /** Must not measure, keep or send anything from now on. */
  readonly turnOff: () => void;
  /** A screen is shown: its path without query. Called only while it is on. */
  readonly show: (path: string) => void;
}

/** Measures nothing and sends nothing. */
export const NO_ANALYTICS: Analytics = {
  turnOn: () => undefined,
  turnOff: () => undefined,
  show: () => undefined,
};

/** The tool that the operator has plugged in, or none. */
export function pluggedInAnalytics(): Analytics {
  return window.partylineAnalytics ?? NO_ANALYTICS;
}
