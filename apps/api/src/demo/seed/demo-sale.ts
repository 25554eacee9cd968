import { CATALOGUE } from '@partyline/catalog';
import { computeCharge, type SubscriptionType } from '@partyline/pricing';
import type { Columns } from '@partyline/rows';
import { computeGraceEnd, isActive, isPastDue } from '@partyline/subscriptions';
import { millisecondsInDay, millisecondsInHour, millisecondsInSecond } from 'date-fns/constants';
import { CHECKOUT_KEY } from '../../providers/payments/read-objects.ts';
import { beginOfPeriods, wholeSeconds } from '../rows/billing-periods.ts';
import { demoVicUuid } from '../rows/demo-ids.ts';
import type { PastPurchase } from './sandbox-control.ts';
import type { BilledColumns, UnbilledRow } from './unbilled-demo.repository.ts';

/** Of a renewal that was stopped before the end that is due or past. */
const CANCELLED_DAYS_BEFORE = 2;
/** How long a missing payment has been missing, where older data say more than the grace period. */
const MISSING_DAYS = 4;

/** An unbilled row as the provider is to sell it. Instants in Unix milliseconds. */
export interface Sale {
  readonly row: UnbilledRow;
  readonly checkoutId: string;
  readonly type: SubscriptionType;
  readonly priceId: string;
  readonly users: number;
  readonly cents: number;
  readonly beginMs: number;
  /** Of the period that runs or ran last; of the one before a missing payment. */
  readonly endMs: number;
}

/** Returns the sale of a subscription at the smallest price of enough users; null where the catalogue has none. */
export function saleOf(row: UnbilledRow, nowMs: number): Sale | null {
  const { productKind, plan, interval } = row;
  const type = productKind === 'skyport' ? 'skyport' : 'new';
  const prices = CATALOGUE[type].find(({ title }) => title === plan)?.prices ?? [];
  const [price] = prices
    .filter((one) => one.interval === interval && one.users >= row.users)
    .toSorted((one, other) => one.users - other.users);
  if (price === undefined) return null;
  const endMs = wholeSeconds(isPastDue(row) ? missingSince(row, nowMs) : row.end.getTime());
  return {
    row,
    checkoutId: demoVicUuid(row.vicUuid, 'checkout', String(row.id)),
    type,
    priceId: price.priceId,
    users: price.users,
    cents: computeCharge(price),
    beginMs: beginOfPeriods(endMs, interval, nowMs),
    endMs,
  };
}

function missingSince({ pastDueSince }: UnbilledRow, nowMs: number): number {
  const known = pastDueSince?.getTime() ?? 0;
  return computeGraceEnd(known) > nowMs ? known : nowMs - MISSING_DAYS * millisecondsInDay;
}

/** Returns the purchase that the sandbox is to record for a sale. */
export function purchaseOf({ row, checkoutId, priceId, beginMs, endMs }: Sale, nowMs: number): PastPurchase {
  const stops = row.isCancelled || !isActive(row);
  const cancelledMs = Math.min(endMs, nowMs) - CANCELLED_DAYS_BEFORE * millisecondsInDay;
  return {
    price: priceId,
    startedAt: beginMs / millisecondsInSecond,
    metadata: { [CHECKOUT_KEY]: checkoutId },
    cancelledAt: stops && !isPastDue(row) ? wholeSeconds(cancelledMs) / millisecondsInSecond : null,
    declinedFrom: isPastDue(row) ? endMs / millisecondsInSecond - 1 : null,
  };
}

/** Returns the subscription's columns of a sale. */
export function billedColumns(
  { row, users, cents, priceId, beginMs, endMs }: Sale,
  providerSubscriptionId: string,
): BilledColumns {
  const since = isPastDue(row) ? endMs : null;
  return {
    id: row.id,
    users,
    price_cents: cents,
    provider_price_id: priceId,
    provider_subscription_id: providerSubscriptionId,
    current_period_end: new Date(endMs),
    past_due_since: since === null ? null : new Date(since),
    grace_ends_at: since === null ? null : new Date(computeGraceEnd(since)),
    created_at: new Date(beginMs),
  };
}

/** Returns the columns of the checkout that a sale began with. */
export function checkoutColumns(
  { row, checkoutId, type, priceId, users, cents, beginMs }: Sale,
  providerSubscriptionId: string,
): Columns {
  return {
    id: checkoutId,
    account_id: row.accountId,
    payer_account_id: row.payerAccountId,
    user_uid: row.ownerUid,
    subscription_type: type,
    product_kind: row.productKind,
    provider_price_id: priceId,
    plan: row.plan,
    users,
    billing_interval: row.interval,
    amount_cents: cents,
    instance_id: row.instanceId,
    state: 'active',
    provider_subscription_id: providerSubscriptionId,
    subscription_id: row.id,
    created_at: new Date(beginMs),
    fulfilled_at: new Date(beginMs),
    provider_read_at: new Date(beginMs),
    expires_at: new Date(beginMs + 2 * millisecondsInHour),
  };
}
