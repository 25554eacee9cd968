declare global {
  interface Window {
    /** Set by an operator's script before the app starts. */
    partylineAnalytics?: Analytics;
  }
}

/** Measures screen usage. Plugged in by the operator; none is built in. [GU-15] */
export interface Analytics {
  readonly turnOn: () => void;
  /** Must stop measuring, storing and sending. */
  readonly turnOff: () => void;
  /** A shown screen's path without query, only while on. */
  readonly show: (path: string) => void;
}

export const NO_ANALYTICS: Analytics = {
  turnOn: () => undefined,
  turnOff: () => undefined,
  show: () => undefined,
};

/** Returns the operator's tool, or none. */
export function pluggedInAnalytics(): Analytics {
  return window.partylineAnalytics ?? NO_ANALYTICS;
}
