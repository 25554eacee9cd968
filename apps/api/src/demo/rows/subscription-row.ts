import { CATALOGUE } from '@partyline/catalog';
import { computeCharge, findPrice } from '@partyline/pricing';
import { renewalColumns, type Columns } from '@partyline/rows';
import { computeGraceEnd, TRIAL_DAYS } from '@partyline/subscriptions';
import { millisecondsInDay } from 'date-fns/constants';
import type { DemoSubscription } from '../data/demo-types.ts';
import { beginOfPeriods, wholeSeconds } from './billing-periods.ts';

/** Age of a device without a subscription. */
const OWN_DAYS = 90;

/** Returns a device's creation (Unix ms): a trial's length before its end, or whole periods before a renewal. */
export function createdMsOf(subscription: DemoSubscription | null, now: Date): number {
  const nowMs = now.getTime();
  if (subscription === null) return nowMs - OWN_DAYS * millisecondsInDay;
  const endMs = endMsOf(subscription, now);
  const { interval } = subscription;
  return interval === null ? endMs - TRIAL_DAYS * millisecondsInDay : beginOfPeriods(endMs, interval, nowMs);
}

function endMsOf({ endsInDays }: DemoSubscription, now: Date): number {
  return wholeSeconds(now.getTime()) + endsInDays * millisecondsInDay;
}

/** Returns what the catalogue charges, in cents; null for a trial. Throws for what is not on sale. */
function priceCentsOf({ product, plan, users, interval }: DemoSubscription): number | null {
  if (product === 'trial' || interval === null) return null;
  const list = CATALOGUE[product === 'skyport' ? 'skyport' : 'new'];
  const price = findPrice(list.find(({ title }) => title === plan)?.prices ?? [], users, interval);
  if (price === null) throw new Error(`${plan} with ${users} users by the ${interval} is not on sale.`);
  return computeCharge(price);
}

/**
 * Returns the columns of a subscription. The period of a missing payment ended when it was due: the provider alone counts the next
 * one.
 */
export function subscriptionRow(subscription: DemoSubscription, now: Date): Columns {
  const { status, cancelled, product, plan, users, interval } = subscription;
  const end = new Date(endMsOf(subscription, now));
  const pastDueSince = status === 'Past-Due' ? end : null;
  return {
    product_kind: product,
    plan,
    users,
    billing_interval: interval,
    status,
    price_cents: priceCentsOf(subscription),
    ...renewalColumns(end, cancelled),
    past_due_since: pastDueSince,
    grace_ends_at: pastDueSince && new Date(computeGraceEnd(pastDueSince.getTime())),
    created_at: new Date(createdMsOf(subscription, now)),
  };
}
