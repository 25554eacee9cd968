import { CATALOGUE } from '@partyline/catalog';
import { computeCharge } from '@partyline/pricing';
import { renewalColumns, type Columns } from '@partyline/rows';
import { TRIAL_DAYS } from '@partyline/subscriptions';
import { millisecondsInDay } from 'date-fns/constants';
import { PERIOD_DAYS } from '../data/demo-plans.ts';
import type { DemoSubscription } from '../data/demo-types.ts';

/** Minimum age of anything but a trial. */
const LEAST_DAYS = 90;

/** Returns a device's creation (Unix ms): a trial's length before its end, or whole periods before a renewal. */
export function createdMsOf(subscription: DemoSubscription | null, now: Date): number {
  const daysAgo = subscription === null ? LEAST_DAYS : ageInDays(subscription);
  return now.getTime() - daysAgo * millisecondsInDay;
}

function ageInDays({ interval, endsInDays }: DemoSubscription): number {
  if (interval === null) return TRIAL_DAYS - endsInDays;
  const period = PERIOD_DAYS[interval];
  return Math.ceil((LEAST_DAYS + endsInDays) / period) * period - endsInDays;
}

/** List price of the smallest sufficient number of users; null for a trial. */
function priceCentsOf({ product, plan, users, interval }: DemoSubscription): number | null {
  if (product === 'trial') return null;
  const list = CATALOGUE[product === 'skyport' ? 'skyport' : 'new'];
  const prices = list.find(({ title }) => title === plan)?.prices ?? [];
  const [price] = prices
    .filter((one) => one.interval === interval && one.users >= users)
    .toSorted((one, other) => one.users - other.users);
  return price === undefined ? null : computeCharge(price);
}

export function subscriptionRow(subscription: DemoSubscription, now: Date): Columns {
  const inDays = (days: number): Date => new Date(now.getTime() + days * millisecondsInDay);
  return {
    product_kind: subscription.product,
    plan: subscription.plan,
    users: subscription.users,
    billing_interval: subscription.interval,
    status: subscription.status,
    price_cents: priceCentsOf(subscription),
    ...renewalColumns(inDays(subscription.endsInDays), subscription.cancelled),
    past_due_since: subscription.status === 'Past-Due' ? inDays(-4) : null,
    created_at: new Date(createdMsOf(subscription, now)),
  };
}
