import { listEffects, type Effect } from '@partyline/notifications';
import type { FeedNotification } from './stream-message.ts';
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
