import { millisecondsInDay } from 'date-fns/constants';
import type { DemoSubscription } from './demo-types.ts';

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
    created_at: inDays(-90),
  };
}
