import type { PaymentContext } from '../model/context.ts';
import { runDue } from './lifecycle.ts';
import { earlierPending } from './pending-update.ts';
import type { Subscription } from '../model/sold-objects.ts';
import { itemsOf, saveChange } from './subscriptions.ts';

/**
 * Moves a subscription with its trial, period and retries back in time and processes what is due: renewals
 * without moving the clock.
 */
export function ageSubscription(context: PaymentContext, subscription: Subscription, seconds: number): void {
  const back = (at: number | null): number | null => (at === null ? null : at - seconds);
  const items = subscription.items.data.map((item) => ({
    ...item,
    created: item.created - seconds,
    current_period_start: item.current_period_start - seconds,
    current_period_end: item.current_period_end - seconds,
  }));
  const hidden = context.objects.hidden(subscription.id);
  const moved: Subscription = {
    ...subscription,
    created: subscription.created - seconds,
    start_date: subscription.start_date - seconds,
    billing_cycle_anchor: subscription.billing_cycle_anchor - seconds,
    trial_start: back(subscription.trial_start),
    trial_end: back(subscription.trial_end),
    cancel_at: back(subscription.cancel_at),
    pending_update: earlierPending(subscription, seconds),
    items: itemsOf(subscription.id, items),
  };
  const told = (name: string): object =>
    typeof hidden[name] === 'number' ? { [name]: hidden[name] - seconds } : {};
  saveChange(context, subscription, moved, { ...told('toldTrialEnd'), ...told('toldUpcoming') });
  for (const invoice of context.objects.all('invoice'))
    if (
      invoice.parent.subscription_details.subscription === subscription.id &&
      invoice.next_payment_attempt !== null
    )
      context.objects.put({ ...invoice, next_payment_attempt: invoice.next_payment_attempt - seconds });
  runDue(context);
}
