import type { Notification } from '@partyline/contract';
import { createStore, useStore } from '../store.ts';
import type { FeedStatus } from './feed/run-feed.ts';
import { shareFeed, type ShareOptions } from './feed/share-feed.ts';
import type { StreamMessage, StreamReady } from './feed/stream-message.ts';

/** What a listener of the feed is told. */
export interface FeedListener {
  readonly onNotification: (notification: Notification) => void;
  /** The feed (re)connected: what happened before may have been missed, so read anew. */
  readonly onReady?: (ready: StreamReady) => void;
}

const listeners = new Set<FeedListener>();
const statusStore = createStore<FeedStatus>('disconnected');

/** Listens to the notifications of the current account until the returned function is called. [NOTIF-10, NOTIF-11] */
export function subscribeToNotifications(listener: FeedListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How the feed is doing, kept up to date. */
export function useFeedStatus(): FeedStatus {
  return useStore(statusStore, (status) => status);
}

/** How the feed is doing now, outside of components. */
export function getFeedStatus(): FeedStatus {
  return statusStore.get();
}

function publish(message: StreamMessage): void {
  for (const listener of [...listeners]) {
    if (message.kind === 'notification') listener.onNotification(message.notification);
    if (message.kind === 'ready') listener.onReady?.(message.ready);
  }
}

/** Starts the feed of one person in one account; gives a function that stops it. */
export function startFeed(options: Omit<ShareOptions, 'onMessage' | 'onStatus'>): () => void {
  statusStore.set('connecting');
  const leave = shareFeed({ ...options, onMessage: publish, onStatus: statusStore.set });
  return () => {
    leave();
    statusStore.set('disconnected');
  };
}
