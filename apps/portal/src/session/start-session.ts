import type { Notification } from '@partyline/contract';
import { listSilentEvents } from '@partyline/notifications';
import { api, apiOrigin } from './api.ts';
import { openTabsChannel, tabsLocks } from './between-tabs.ts';
import { tabStore } from './browser-storage.ts';
import { endSession } from './end-session.ts';
import { followFeed } from './follow-feed.ts';
import { followStoredUser, type StoredUserSignals } from './follow-stored-user.ts';
import { followToken } from './follow-token.ts';
import { noteGetStarted } from './get-started.ts';
import { recallInvite } from './kept-invite.ts';
import { startFeed, subscribeToNotifications } from './notification-feed.ts';
import { restoreSession } from './restore-session.ts';
import { getSession, sessionStore, updateSession } from './session-store.ts';
import { isPassingFailure } from './passing-failure.ts';
import { tabContext } from './tab-session.ts';
import { onTokenRenewed, tokens } from './tab-tokens.ts';
import { keepTokenFresh } from './token-schedule.ts';
import { waitFor } from './wait-for.ts';
import { whenIdle } from './when-idle.ts';

const PAGE_TAKES_AT_MOST_MS = 2_000;

const expire = (): void => void endSession(tabContext, 'session-expired');

/** Resolves when the page has read what it shows, at the latest after some milliseconds. */
export type WhenRead = (atLatestMs: number) => Promise<void>;

/** Finds out who is signed in; from then on follows the other tabs, keeps the token fresh and the feed open. */
export async function startSession(signals: StoredUserSignals, whenRead: WhenRead): Promise<void> {
  noteGetStarted(tabStore, location.search);
  const whenPageStands = async (): Promise<void> => {
    await whenIdle(PAGE_TAKES_AT_MOST_MS);
    await whenRead(PAGE_TAKES_AT_MOST_MS);
    await whenIdle(PAGE_TAKES_AT_MOST_MS);
  };
  await recallInvite(tabContext);
  await restoreSession(tabContext, whenPageStands);
  window.addEventListener('storage', (event) => void followStoredUser(tabContext, event, signals));
  onTokenRenewed((token) => {
    void followToken(tabContext, token, signals.onOtherAccount).catch(() => undefined);
  });
  followSignIn(() =>
    keepTokenFresh({
      currentToken: tokens.current,
      renewToken: api.renewToken,
      onRenewed: onTokenRenewed,
      onRefused: expire,
      isPassing: isPassingFailure,
    }),
  );
  subscribeToNotifications({ onNotification: renewWhenTold });
  followFeed((name) => startSharedFeed(name, whenPageStands));
}

/** The server changed claims: every tab asks, and one renewal serves them all. [NOTIF-23, GC-11, GC-14] */
function renewWhenTold(notification: Notification): void {
  if (!listSilentEvents(notification).includes('refreshtoken')) return;
  tokens
    .current()
    .then(api.renewToken)
    .catch(() => undefined);
}

/** Runs something while a person is signed in. */
function followSignIn(start: () => () => void): void {
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

function startSharedFeed(name: string, whenPageStands: () => Promise<void>): () => void {
  return startFeed({
    name,
    locks: tabsLocks(),
    openChannel: openTabsChannel,
    hold: async (options) => {
      // The page comes first, what it reads and how it shows that: what happens until then is in its own first read.
      await whenPageStands();
      const { runFeed } = await import('./feed/run-feed.ts');
      await runFeed({
        ...options,
        url: new URL('/api/users/notification/stream', apiOrigin).href,
        currentToken: tokens.current,
        renewToken: api.renewToken,
        isPassing: isPassingFailure,
        onSignedOut: expire,
        onMaintenance: () => updateSession({ isMaintenance: true }),
        sleep: waitFor,
        random: Math.random,
      });
    },
  });
}
