import { listSilentEvents } from '@partyline/notifications';
import { config } from '../config.ts';
import type { FeedNotification } from './feed/stream-message.ts';
import { endSession } from './account/session-changes.ts';
import {
  followStoredUser,
  followToken,
  type SessionSignals,
  restoreSession,
} from './account/restore-session.ts';
import { readInvite } from './account/session-context.ts';
import { api, apiOrigin, tokens } from './api.ts';
import { followFeed, subscribeToNotifications } from './feed/notification-feed.ts';
import { isPassingFailure } from './identity/identity.ts';
import { getSession, sessionStore, updateSession } from './session-store.ts';
import { storeGetStarted } from './stored-pages.ts';
import { tabContext } from './tab-session.ts';
import { storedValues } from './tabs/stored-values.ts';
import { keepTokenFresh } from './tokens/token-schedule.ts';

const expire = (): void => void endSession(tabContext, 'session-expired');

/** Restores the session, follows the other tabs, and keeps token and feed alive. */
export async function startSession(
  signals: SessionSignals,
  whenPageIsReady: () => Promise<void>,
): Promise<void> {
  storeGetStarted(storedValues, location);
  await readInvite(tabContext);
  await restoreSession(tabContext, whenPageIsReady);
  window.addEventListener('storage', (event) => void followStoredUser(tabContext, event, signals));
  tokens.onRenewed((token) => {
    void followToken(tabContext, token, signals.onOtherAccount).catch(() => undefined);
  });
  whileSignedIn(() =>
    keepTokenFresh({
      currentToken: tokens.current,
      renewToken: api.renewToken,
      onRenewed: tokens.onRenewed,
      onRefused: expire,
      isPassing: isPassingFailure,
    }),
  );
  subscribeToNotifications({ onNotification: refreshTokenWhenAsked });
  followFeed({
    whenPageIsReady,
    hold: async (options) => {
      if (config.notificationFeed === 'firestore') {
        const { runFirestoreFeed } = await import('./feed/firestore-feed.ts');
        return runFirestoreFeed(options);
      }
      const { runFeed } = await import('./feed/run-feed.ts');
      return runFeed({
        ...options,
        url: new URL('/api/users/notification/stream', apiOrigin).href,
        currentToken: tokens.current,
        renewToken: api.renewToken,
        isPassing: isPassingFailure,
        onSignedOut: expire,
        onMaintenance: () => updateSession({ isMaintenance: true }),
      });
    },
  });
}

/** Refreshes the token once for all tabs when a notification asks for it. [NOTIF-23, GC-11, GC-14] */
function refreshTokenWhenAsked(notification: FeedNotification): void {
  if (!listSilentEvents(notification).includes('refreshtoken')) return;
  tokens
    .current()
    .then(api.renewToken)
    .catch(() => undefined);
}

function whileSignedIn(start: () => () => void): void {
  let stop: (() => void) | null = null;
  const follow = (): void => {
    const isSignedIn = getSession().status === 'signed-in';
    if (isSignedIn && stop === null) stop = start();
    if (!isSignedIn && stop !== null) {
      stop();
      stop = null;
    }
  };
  sessionStore.subscribe(follow);
  follow();
}
