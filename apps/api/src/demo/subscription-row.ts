import { TRIAL_DAYS } from '@partyline/subscriptions';
import { millisecondsInDay } from 'date-fns/constants';
import { PERIOD_DAYS } from './demo-plans.ts';
import type { DemoSubscription } from './demo-types.ts';

/** What has no trial is at least so old. */
const LEAST_DAYS = 90;

/**
 * Since when there is a device with this subscription (milliseconds since 1970): a trial began its days before its end, and
 * anything that renews began a whole number of periods before.
 */
export function createdMsOf(subscription: DemoSubscription | null, now: Date): number {
  const daysAgo = subscription === null ? LEAST_DAYS : ageInDays(subscription);
  return now.getTime() - daysAgo * millisecondsInDay;
}

function ageInDays({ interval, endsInDays }: DemoSubscription): number {
  if (interval === null) return TRIAL_DAYS - endsInDays;
  const period = PERIOD_DAYS[interval];
  return Math.ceil((LEAST_DAYS + endsInDays) / period) * period - endsInDays;
}

/** The columns of app.subscriptions for a subscription of the table. */
export function subscriptionRow(subscription: DemoSubscription, now: Date): Record<string, unknown> {
  const inDays = (days: number): string => new Date(now.getTime() + days * millisecondsInDay).toISOString();
  const end = inDays(subscription.endsInDays);
  const renews = !subscription.cancelled;
  return {
    product_kind: subscription.product,
    plan: subscription.plan,
    users: subscription.users,
    billing_interval: subscription.interval,
    status: subscription.status,
    current_period_end: end,
    cancel_status: subscription.cancelled,
    auto_renewal_date: renews ? end : null,
    expiration_date: renews ? null : end,
    past_due_since: subscription.status === 'Past-Due' ? inDays(-4) : null,
    created_at: new Date(createdMsOf(subscription, now)).toISOString(),
  };
}
