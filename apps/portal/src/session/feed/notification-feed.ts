import {
  computeFeedMode,
  isMissingMessage,
  listEffects,
  listUnknownEvents,
  type Effect,
  type FeedMode,
} from '@partyline/notifications';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createStore, useStore } from '../../store.ts';
import { getSession, sessionStore, type Session } from '../session-store.ts';
import { openTabsChannel, tabsLocks } from '../tabs/tabs-channel.ts';
import { firstAnswer, onOlderAnswer } from './first-answers.ts';
import type { FeedNotification, StreamMessage, StreamReady } from './stream-message.ts';
import type { FeedStatus, HoldConnection } from './share-feed.ts';

interface FeedListener {
  readonly onNotification: (notification: FeedNotification) => void;
  /** Notifications may be missing, so refetch. */
  readonly onGap?: () => void;
  /** (Re)connected. */
  readonly onReady?: (ready: StreamReady) => void;
}

const listeners = new Set<FeedListener>();
let lastReady: StreamReady | undefined;
/** `sinceMs`: in ms since 1970; null while connected. */
const feed = createStore<{ sinceMs: number | null; isCrowded: boolean }>({
  sinceMs: Date.now(),
  isCrowded: false,
});

function setStatus(status: FeedStatus): void {
  const sinceMs = status === 'connected' ? null : (feed.get().sinceMs ?? Date.now());
  feed.set({ sinceMs, isCrowded: status === 'crowded' });
}

const modeOf = ({ sinceMs, isCrowded }: ReturnType<typeof feed.get>): FeedMode =>
  computeFeedMode(sinceMs, Date.now(), isCrowded);

/** Listens to notifications; returns the unsubscribe function. [NOTIF-10, NOTIF-11] */
export function subscribeToNotifications(listener: FeedListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the last connect's message. */
export function getLastReady(): StreamReady | undefined {
  return lastReady;
}

/** Returns the feed's mode, for components. [GN-17] */
export function useFeedMode(): FeedMode {
  return useStore(feed, modeOf);
}

/** Returns the feed's mode, outside of components. [GN-17] */
export function getFeedMode(): FeedMode {
  return modeOf(feed.get());
}

/** Logs what no listener acts on. [GN-3, GN-4] */
function logIgnored(notification: FeedNotification): void {
  const unknown = listUnknownEvents(notification);
  if (unknown.length > 0) console.warn('Unknown events of a notification:', unknown.join(', '));
  if (isMissingMessage(notification))
    console.warn('Notification without a message:', notification.notificationDocId);
}

function publish(message: StreamMessage): void {
  if (message.kind === 'ready') lastReady = message.ready;
  if (message.kind === 'notification') logIgnored(message.notification);
  for (const listener of [...listeners]) {
    if (message.kind === 'notification') listener.onNotification(message.notification);
    if (message.kind === 'ready') listener.onReady?.(message.ready);
    if (message.kind === 'ready' && message.completeFrom === null) listener.onGap?.();
  }
}

function tellGap(): void {
  for (const listener of [...listeners]) listener.onGap?.();
}

/** Names a session's feed; null for none. */
function feedNameOf({ status, identity, user }: Session): string | null {
  if (status !== 'signed-in' || identity === null || user === null || user.accountId === null) return null;
  return `portal.feed.${identity.uid}.${user.accountId}.${user.workspaceId ?? 'account'}`;
}

function startFeed(name: string, { hold, whenPageIsReady }: FeedSource): () => void {
  setStatus('connecting');
  let leave: (() => void) | null = null;
  let isLeft = false;
  const share = async (): Promise<void> => {
    // The page's first fetch covers the time until then.
    await whenPageIsReady();
    const { shareFeed } = await import('./share-feed.ts');
    if (isLeft) return;
    onOlderAnswer(tellGap);
    leave = shareFeed({
      name,
      locks: tabsLocks(),
      openChannel: openTabsChannel,
      firstCursor: firstAnswer,
      hold,
      onMessage: publish,
      onStatus: setStatus,
    });
  };
  // Without this code the tab polls.
  share().catch(() => undefined);
  return () => {
    isLeft = true;
    onOlderAnswer(null);
    leave?.();
    setStatus('disconnected');
  };
}

interface FeedSource {
  readonly hold: HoldConnection;
  readonly whenPageIsReady: () => Promise<void>;
}

/** Runs the feed of the session, one per user and account. [GA-28] */
export function followFeed(source: FeedSource): void {
  let name: string | null = null;
  let stop = (): void => undefined;
  const follow = (): void => {
    const next = feedNameOf(getSession());
    if (next === name) return;
    stop();
    name = next;
    stop = next === null ? () => undefined : startFeed(next, source);
  };
  sessionStore.subscribe(follow);
  follow();
}

export type EffectKind = Effect['kind'];

interface EffectListener extends Pick<FeedListener, 'onGap'> {
  /** Called per effect, in order. */
  readonly onEffect: (kind: EffectKind, notification: FeedNotification) => void;
  /** Only a tab that shows a payment and has focus goes to the dashboard. [GN-16] */
  readonly isOnPaymentScreen?: boolean;
}

/**
 * Calls back with effects of silent notifications, each once, none from before the feed began; returns the unsubscribe function.
 * [NOTIF-12, NOTIF-17 … NOTIF-25, GN-3, GN-10]
 */
export function followEffects({ onEffect, onGap, isOnPaymentScreen = false }: EffectListener): () => void {
  return subscribeToNotifications({
    onNotification: (notification) => {
      const timestamp = Date.parse(notification.timestamp);
      const tab = { isOnPaymentScreen, isFocused: document.hasFocus() };
      const data = notification.data && { ...notification.data };
      for (const { kind } of listEffects({ ...notification, data, timestamp }, tab))
        onEffect(kind, notification);
    },
    ...(onGap === undefined ? {} : { onGap }),
  });
}

const REFETCH_DELAY_MS = 300;

/** Returns a function that refetches queries once per burst of calls, and one that cancels a scheduled refetch. */
export function createBurstRefetch(client: QueryClient, queryKey: QueryKey) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void client.invalidateQueries({ queryKey });
    }, REFETCH_DELAY_MS);
  };
  return { schedule, cancel: (): void => clearTimeout(timer) };
}

/** Refetches queries after these effects and when some may be missing. The set must stay the same. [GN-3] */
export function useRefetchOn(kinds: ReadonlySet<EffectKind>, queryKey: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => {
    const { schedule, cancel } = createBurstRefetch(client, queryKey);
    const stop = followEffects({
      onEffect: (kind) => {
        if (kinds.has(kind)) schedule();
      },
      onGap: schedule,
    });
    return () => {
      stop();
      cancel();
    };
  }, [client, kinds, queryKey]);
}
