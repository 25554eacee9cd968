import { listEffects, type Effect } from '@partyline/notifications';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FeedNotification } from './event-stream.ts';
import { subscribeToNotifications, type FeedListener } from './notification-feed.ts';

/** What a silent notification makes a tab do. */
export type EffectKind = Effect['kind'];

/** A listener of effects. */
export interface EffectListener extends Pick<FeedListener, 'onReady'> {
  /** Called once for each thing to do, in order, with what it is about. */
  readonly onEffect: (kind: EffectKind, notification: FeedNotification) => void;
  /** Whether the tab shows a payment: only such a tab is led to the dashboard, if it has the focus. [GN-16] */
  readonly isOnPaymentScreen?: boolean;
}

/**
 * Calls back with what silent notifications make this tab do, by the rules, until the returned function is called. The feed brings
 * each notification once, and none from before it began. [NOTIF-12, NOTIF-17 … NOTIF-25, GN-3, GN-10]
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

/** A burst of notifications is one refetch. */
const REFETCH_DELAY_MS = 300;

/** Refetches queries after one of these effects, and after the feed (re)connected. The set must stay the same. [GN-3] */
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
