import type { Notification } from '../list/notification.ts';
import { listSilentEvents } from './silent-events.ts';
import type { SilentEvent } from './silent-events.ts';

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
  | { readonly kind: 'reload-subscriptions' };

export interface TabFacts {
  /** [GN-16] */
  readonly isOnPaymentScreen: boolean;
  /** Only the focused tab is redirected. [GN-10] */
  readonly isFocused: boolean;
}

type Rule = (notification: Notification, tab: TabFacts) => readonly Effect[];

/** In order. [NOTIF-18 … NOTIF-25, GN-5, GN-10, GN-16] */
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
 * Lists the effects on this tab, each once, the token first; whether another browser has processed the notification does not
 * matter. [NOTIF-17 … NOTIF-25, GN-3, GN-4, GN-9, GN-10, GN-16]
 */
export function listEffects(notification: Notification, tab: TabFacts): Effect[] {
  const effects = listSilentEvents(notification).flatMap((event): readonly Effect[] =>
    RULES[event](notification, tab),
  );
  return effects.filter(({ kind }, at) => effects.findIndex((other) => other.kind === kind) === at);
}
