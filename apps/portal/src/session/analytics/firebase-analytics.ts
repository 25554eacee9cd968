import type { RuntimeConfig } from '@partyline/contract';
import { initializeAnalytics, logEvent, setConsent, type Analytics as Firebase } from 'firebase/analytics';
import { initializeApp } from 'firebase/app';
import { allowScriptsFrom } from '../../trusted-types.ts';
import type { Analytics } from './follow-analytics.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { createTagGate } from './tag-gate.ts';

/** Beside that of the sign-in, whose name is part of a storage key. */
const APP_NAME = 'partyline-analytics';
const TAG = 'https://www.googletagmanager.com/';
const EVENT = 'screen_view';
/** The SDK asks for one; the portal has no other. */
const SCREEN_CLASS = 'portal';

type AnalyticsConfig = NonNullable<RuntimeConfig['analytics']>;

/**
 * Opens Firebase Analytics, which loads Google's tag when it is first turned on. Events name a screen by the pattern of its route;
 * the page's own address, title and referrer, which the tag would add, are replaced. [AUTH-31, AUTH-32, HZ-7]
 */
export function openAnalytics(
  { apiKey, projectId }: RuntimeConfig['identity'],
  { appId, measurementId }: AnalyticsConfig,
): Analytics {
  const locations = new Set<string>();
  const gate = createTagGate(window, { event: EVENT, locations });
  let firebase: Firebase | undefined;
  let isOn = false;

  const setDisabled = (isDisabled: boolean): void => {
    // The tag reads it before each event.
    Object.assign(window, { [`ga-disable-${measurementId}`]: isDisabled });
  };
  const pageOf = (screen: string) => {
    const location = `${window.location.origin}${screen}`;
    locations.add(location);
    return { page_location: location, page_title: screen, page_referrer: window.location.origin };
  };
  const start = (): Firebase => {
    allowScriptsFrom(TAG);
    setConsent({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    });
    return initializeAnalytics(initializeApp({ apiKey, projectId, appId, measurementId }, APP_NAME), {
      config: {
        ...pageOf('/'),
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        // Else of the whole domain, where this page could not remove them.
        cookie_domain: 'none',
      },
    });
  };

  // A tag that was still loading when the consent ended.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!isOn && target instanceof HTMLScriptElement && target.src.startsWith(TAG)) forgetVisitor();
    },
    true,
  );

  return {
    turnOn() {
      isOn = true;
      setDisabled(false);
      gate.open();
      firebase ??= start();
    },
    turnOff() {
      isOn = false;
      setDisabled(true);
      gate.close();
      forgetVisitor();
    },
    show(screen) {
      if (!isOn || firebase === undefined) return;
      logEvent(firebase, EVENT, {
        firebase_screen: screen,
        firebase_screen_class: SCREEN_CLASS,
        ...pageOf(screen),
      });
    },
  };
}
