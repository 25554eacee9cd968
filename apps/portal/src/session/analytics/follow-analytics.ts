import { isAnalyticsOn } from '@partyline/session';
import type { Session } from '../session-store.ts';
import type { Store } from '../../store.ts';
import { forgetVisitor } from './forget-visitor.ts';

/** Measures which screens are used. */
export interface Analytics {
  readonly turnOn: () => void;
  /** Must stop measuring and sending at once, and remove what was stored. */
  readonly turnOff: () => void;
  /** A shown screen, by the pattern of its route; only while on. */
  readonly show: (screen: string) => void;
}

type Watched = Pick<Session, 'status' | 'user'>;

interface AnalyticsReporter {
  readonly show: (screen: string) => void;
}

function isAllowed({ status, user }: Watched): boolean {
  return isAnalyticsOn({
    isLoggedUser: status === 'signed-in',
    isGAEnabled: user?.isGAEnabled === true,
    dataUsage: user?.dataUsage === true,
  });
}

/**
 * Turns analytics on and off with the session, and loads them when they are first on. What an earlier page left is removed while
 * they are off. [AUTH-31, AUTH-32, GU-15]
 */
export function followAnalytics(
  load: () => Promise<Analytics>,
  session: Pick<Store<Watched>, 'get' | 'subscribe'>,
  forget: () => void = forgetVisitor,
): AnalyticsReporter {
  let tool: Analytics | undefined;
  let loading: Promise<void> | undefined;
  let isOn = false;
  let current: string | undefined;

  const begin = (): void => {
    if (!isOn || tool === undefined) return;
    tool.turnOn();
    if (current !== undefined) tool.show(current);
  };
  const open = async (): Promise<void> => {
    try {
      tool = await load();
      begin();
    } catch {
      // Offline or an old deploy: the next screen tries again.
      loading = undefined;
    }
  };
  const follow = (): void => {
    const isOnNow = isAllowed(session.get());
    if (isOnNow === isOn) return;
    isOn = isOnNow;
    if (isOn) begin();
    else tool?.turnOff();
    if (isOn) loading ??= open();
  };

  session.subscribe(follow);
  if (!isAllowed(session.get())) forget();
  follow();
  return {
    show(screen) {
      current = screen;
      if (!isOn) return;
      tool?.show(screen);
      loading ??= open();
    },
  };
}
