import { isAnalyticsOn } from '@partyline/session';
import type { Session } from '../session/session-store.ts';
import type { Store } from '../store.ts';
import type { Analytics } from './analytics.ts';

type Watched = Pick<Session, 'status' | 'user'>;

export interface AnalyticsReporter {
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
