import { isAnalyticsOn } from '@partyline/session';
import type { Session } from './session/session-store.ts';
import type { Store } from './store.ts';

declare global {
  interface Window {
    /** Set by an operator's script before the app starts. */
    partylineAnalytics?: Analytics;
  }
}

/** Measures screen usage. Plugged in by the operator; none is built in. [GU-15] */
interface Analytics {
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

type Watched = Pick<Session, 'status' | 'user'>;

interface AnalyticsReporter {
  readonly show: (path: string) => void;
}

function isAllowed({ status, user }: Watched): boolean {
  return isAnalyticsOn({
    isLoggedUser: status === 'signed-in',
    isGAEnabled: user?.isGAEnabled === true,
    dataUsage: user?.dataUsage === true,
  });
}

/** Turns the tool on or off with the session, at once; off by default. [AUTH-31, AUTH-32, GU-15] */
export function followAnalytics(
  tool: Analytics,
  session: Pick<Store<Watched>, 'get' | 'subscribe'>,
): AnalyticsReporter {
  let isOn = false;
  const follow = (): void => {
    const isOnNow = isAllowed(session.get());
    if (isOnNow === isOn) return;
    isOn = isOnNow;
    if (isOn) tool.turnOn();
    else tool.turnOff();
  };
  session.subscribe(follow);
  follow();
  return {
    show(path) {
      follow();
      if (isOn) tool.show(path.replace(/[?#].*$/s, ''));
    },
  };
}
