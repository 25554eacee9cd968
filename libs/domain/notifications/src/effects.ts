import type { Notification } from './notification.ts';
import { listSilentEvents } from './silent-events.ts';
import type { SilentEvent } from './silent-events.ts';

/** One thing to be done, as data. What a notification is about goes with it. */
export type Effect =
  | { readonly kind: 'refresh-token' }
  | { readonly kind: 'hide-spinner' }
  | { readonly kind: 'go-to-dashboard' }
  | { readonly kind: 'reload-workspaces-and-instances' }
  | { readonly kind: 'remove-payment-redirect' }
  | {
      readonly kind: 'merge-instance';
      readonly data: Readonly<Record<string, unknown>>;
      readonly timestampMs: number;
    }
  | { readonly kind: 'reload-workspace'; readonly workspaceId: number }
  | { readonly kind: 'reload-workspaces' }
  | { readonly kind: 'reload-subscriptions' }
  | { readonly kind: 'mark-processed'; readonly docId: string };

/** Where this tab is, as far as it decides what it does. */
export interface TabFacts {
  /** Whether a payment or processing screen is open. [GN-16] */
  readonly isOnPaymentScreen: boolean;
  /** Whether this is the tab that has the focus: only it is led elsewhere. [GN-10] */
  readonly isFocused: boolean;
}

type Rule = (notification: Notification, tab: TabFacts) => readonly Effect[];

/** What each event does, in order. [NOTIF-18 … NOTIF-25, GN-5, GN-10, GN-16] */
const RULES = {
  refreshtoken: () => [{ kind: 'refresh-token' }],
  dashboardupdate: (_notification, { isOnPaymentScreen, isFocused }) => [
    { kind: 'hide-spinner' },
    ...(isOnPaymentScreen && isFocused ? [{ kind: 'go-to-dashboard' } as const] : []),
    { kind: 'reload-workspaces-and-instances' },
    { kind: 'remove-payment-redirect' },
  ],
  instanceupdate: ({ data, timestamp, workspaceId }) => [
    ...(data === undefined ? [] : [{ kind: 'merge-instance', data, timestampMs: timestamp } as const]),
    workspaceId === null
      ? { kind: 'reload-workspaces-and-instances' }
      : { kind: 'reload-workspace', workspaceId },
  ],
  workspaceupdate: () => [{ kind: 'reload-workspaces' }],
  subscriptionupdate: () => [{ kind: 'reload-subscriptions' }],
} as const satisfies Record<SilentEvent, Rule>;

/**
 * What a notification makes this tab do, in order and each thing once: the token first, then event by event. A notification
 * that is to be read does nothing. One that nobody has handled yet is marked as processed at the end, which is a hint for the
 * operator only. [NOTIF-17 … NOTIF-25, GN-3, GN-4, GN-9, GN-10, GN-16]
 */
export function listEffects(notification: Notification, tab: TabFacts): Effect[] {
  const events = listSilentEvents(notification);
  if (events.length === 0) return [];
  const effects: Effect[] = events.flatMap((event): readonly Effect[] => RULES[event](notification, tab));
  const once = effects.filter(({ kind }, at) => effects.findIndex((other) => other.kind === kind) === at);
  const { eventProcessed, notificationDocId } = notification;
  return eventProcessed ? once : [...once, { kind: 'mark-processed', docId: notificationDocId }];
}
