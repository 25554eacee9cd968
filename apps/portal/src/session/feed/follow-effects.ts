import { listEffects, type Effect } from '@partyline/notifications';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FeedNotification } from './stream-message.ts';
import { subscribeToNotifications, type FeedListener } from './notification-feed.ts';

export type EffectKind = Effect['kind'];

export interface EffectListener extends Pick<FeedListener, 'onReady'> {
  /** Called per effect, in order. */
  readonly onEffect: (kind: EffectKind, notification: FeedNotification) => void;
  /** Only a tab that shows a payment and has focus goes to the dashboard. [GN-16] */
  readonly isOnPaymentScreen?: boolean;
}

/**
 * Calls back with effects of silent notifications, each once, none from before the feed began; returns the unsubscribe function.
 * [NOTIF-12, NOTIF-17 … NOTIF-25, GN-3, GN-10]
 */
export function followEffects({ onEffect, onReady, isOnPaymentScreen = false }: EffectListener): () => void {
  return subscribeToNotifications({
    onNotification: (notification) => {
      const timestamp = Date.parse(notification.timestamp);
      const tab = { isOnPaymentScreen, isFocused: document.hasFocus() };
      const data = notification.data && { ...notification.data };
      for (const { kind } of listEffects({ ...notification, data, timestamp }, tab))
        onEffect(kind, notification);
    },
    ...(onReady === undefined ? {} : { onReady }),
  });
}

/** One refetch per burst. */
const REFETCH_DELAY_MS = 300;

/** Refetches queries after these effects and after a (re)connect. The set must stay the same. [GN-3] */
export function useRefetchOn(kinds: ReadonlySet<EffectKind>, queryKey: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey });
      }, REFETCH_DELAY_MS);
    };
    const stop = followEffects({
      onEffect: (kind) => {
        if (kinds.has(kind)) schedule();
      },
      onReady: schedule,
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, kinds, queryKey]);
}
