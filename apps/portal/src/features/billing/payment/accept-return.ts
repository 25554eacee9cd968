import { listPaymentEffects, parsePaymentReturn, type PaymentQuery } from '@partyline/subscriptions';
import { redirect } from '@tanstack/react-router';
import { readPaymentRedirect, savePortalInfo } from '../../../subscriptions/payment-redirect.ts';
import { getSession } from '../../../session/session-store.ts';

/** In the history entry, to survive a reload. */
export interface ShownPayment {
  readonly screen: 'processing' | 'cancel' | 'not-proper';
  /** When the user returned, in ms since 1970. */
  readonly sinceMs: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The payment that returned to the dashboard. */
    payment?: ShownPayment | undefined;
  }
}

/**
 * Saves the portal info, then drops the payment query from the URL and shows the screen. The query grants nothing: the server is
 * asked. [PAY-9, PAY-10, PAY-11, PAY-16, ROUTE-25, GB-4, GB-27]
 */
export function acceptPaymentReturn({ payment, subscriptionType, ...search }: PaymentQuery): void {
  const uid = getSession().identity?.uid;
  if (uid === undefined) return;
  let screen: ShownPayment['screen'] | null = null;
  const pricePlan = readPaymentRedirect(uid)?.priceId ?? null;
  for (const effect of listPaymentEffects(parsePaymentReturn({ payment, subscriptionType }), pricePlan)) {
    if (effect.kind === 'save') savePortalInfo(uid, effect.name, effect.value);
    if (effect.kind === 'show') screen = effect.screen;
    if (effect.kind === 'message') screen = 'not-proper';
  }
  const state = screen === null ? {} : { payment: { screen, sinceMs: Date.now() } };
  redirect({ to: '/dashboard', search, replace: true, state, throw: true });
}
