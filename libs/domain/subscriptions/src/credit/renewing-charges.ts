import type { Cents } from '@partyline/pricing';
import { parseInstant } from '@partyline/kernel';
import type { Subscription } from '../state/subscription.ts';
import { computeTerm } from '../state/term.ts';
import type { RenewingCharge } from './forecast-credit.ts';

/** Money and dates of a subscription. */
export interface PricedSubscription extends Pick<
  Subscription,
  | 'productKind'
  | 'status'
  | 'cancelStatus'
  | 'interval'
  | 'autoRenewalDate'
  | 'expirationDate'
  | 'current_period_end'
  | 'graceEndsAt'
> {
  /** null if unknown. */
  readonly price: Cents | null;
  readonly isBilled: boolean;
  /** null if unknown. */
  readonly current_period_start: string | null;
}

/** Lists what will be charged at the end of a period: billed subscriptions that renew. [PLUS-18, PLUS-21] */
export function listRenewingCharges<Of extends PricedSubscription>(
  subscriptions: readonly Of[],
): (RenewingCharge & { readonly subscription: Of })[] {
  return subscriptions.flatMap((subscription) => {
    const { price: amount, interval, isBilled } = subscription;
    const term = computeTerm(subscription);
    if (!isBilled || amount === null || interval === null || term?.kind !== 'renews') return [];
    const start = parseInstant(subscription.current_period_start);
    return [{ startMs: start.ok ? start.value : null, endMs: term.atMs, interval, amount, subscription }];
  });
}
