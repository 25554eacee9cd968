import { closeSession } from './checkout-session.ts';
import type { PaymentContext } from '../model/context.ts';
import { collect, draftInvoice, issueInvoice, lineOf } from './invoicing.ts';
import type { Invoice, InvoiceLine } from '../model/money-objects.ts';
import type { Subscription } from '../model/sold-objects.ts';
import { DAY_S, periodEnd } from '../model/price-terms.ts';
import { expirePending, settlePending } from './pending-update.ts';
import { withTaxIfLocated } from './tax.ts';
import { currentEnd, endSubscription, endsWithPeriod, itemsOf, saveChange } from './subscriptions.ts';

/** Trial ends and renewals are announced this long before. */
const NOTICE_S = 3 * DAY_S;

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Returns the Unix seconds of the next due event; null for none. */
export function nextDue(context: PaymentContext): number | null {
  const moments = listDue(context).map(({ at }) => at);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Processes everything due by now, oldest first. */
export function runDue(context: PaymentContext): void {
  const next = (): Due | undefined =>
    listDue(context)
      .filter(({ at }) => at <= context.now())
      .sort((a, b) => a.at - b.at)[0];
  for (let due = next(); due !== undefined; due = next()) due.run();
}

function listDue(context: PaymentContext): Due[] {
  const { objects } = context;
  return [
    ...objects
      .all('checkout.session')
      .filter(({ status }) => status === 'open')
      .map((session) => ({ at: session.expires_at, run: () => void closeSession(context, session) })),
    ...objects.all('subscription').flatMap((subscription) => dueOf(context, subscription)),
    ...objects
      .all('invoice')
      .filter(({ status, next_payment_attempt: at }) => status === 'open' && at !== null)
      .map((invoice) => ({ at: invoice.next_payment_attempt ?? 0, run: () => retry(context, invoice) })),
  ];
}

function dueOf(context: PaymentContext, subscription: Subscription): Due[] {
  const { id, status, cancel_at: cancelAt, trial_end: trialEnd, pending_update: pending } = subscription;
  if (status === 'canceled' || status === 'incomplete') return [];
  const end = currentEnd(subscription);
  const hidden = context.objects.hidden(id);
  const due: Due[] = [{ at: end, run: () => endPeriod(context, subscription) }];
  // Before the renewal of the same second, which is at the price that is paid.
  if (pending !== null)
    due.unshift({ at: pending.expires_at, run: () => expirePending(context, subscription) });
  if (cancelAt !== null && cancelAt < end)
    due.push({
      at: cancelAt,
      run: () => void endSubscription(context, subscription, 'cancellation_requested'),
    });
  if (status === 'trialing' && trialEnd !== null && hidden['toldTrialEnd'] !== trialEnd)
    due.push({
      at: Math.max(subscription.start_date, trialEnd - NOTICE_S),
      run: () => announceTrialEnd(context, subscription),
    });
  if (status === 'active' && !endsWithPeriod(subscription) && hidden['toldUpcoming'] !== end)
    due.push({
      at: Math.max(subscription.items.data[0]?.current_period_start ?? 0, end - NOTICE_S),
      run: () => announceUpcoming(context, subscription),
    });
  return due;
}

function announceTrialEnd(context: PaymentContext, subscription: Subscription): void {
  context.objects.put(subscription, { toldTrialEnd: subscription.trial_end });
  context.emit('customer.subscription.trial_will_end', subscription);
}

function announceUpcoming(context: PaymentContext, subscription: Subscription): void {
  context.objects.put(subscription, { toldUpcoming: currentEnd(subscription) });
  const draft = draftInvoice(context, subscription, renewalLines(context, subscription), 'upcoming');
  // The upcoming invoice does not exist yet and has no id.
  context.emit('invoice.upcoming', { ...draft, id: undefined });
}

/** Ends a subscription at the end of its period if it is cancelled; renews and charges any other. */
function endPeriod(context: PaymentContext, subscription: Subscription): void {
  if (endsWithPeriod(subscription)) {
    endSubscription(context, subscription, 'cancellation_requested');
    return;
  }
  const lines = renewalLines(context, subscription);
  const begun = withTaxIfLocated(context, nextPeriod(subscription));
  const wasUnpaid = subscription.status === 'unpaid';
  context.objects.put(begun, { pendingLines: [] });
  const invoice = issueInvoice(context, begun, lines, 'subscription_cycle');
  const result = wasUnpaid ? invoice : collect(context, invoice);
  saveChange(context, subscription, {
    ...begun,
    latest_invoice: invoice.id,
    status: result.status === 'paid' ? 'active' : wasUnpaid ? 'unpaid' : 'past_due',
  });
}

/** Returns the subscription in its next period, without a trial. */
export function nextPeriod(subscription: Subscription): Subscription {
  const items = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(
      item.current_period_end,
      item.price.recurring,
      subscription.billing_cycle_anchor,
    ),
  }));
  return { ...subscription, items: itemsOf(subscription.id, items) };
}

/** Returns the lines of the next renewal: the coming period and pending prorations. */
export function renewalLines(context: PaymentContext, subscription: Subscription): InvoiceLine[] {
  const pending = (context.objects.hidden(subscription.id)['pendingLines'] ?? []) as InvoiceLine[]; // written by changes
  return [...pending, ...periodLines(nextPeriod(subscription))];
}

export function periodLines({ items }: Subscription): InvoiceLine[] {
  return items.data.map((item) =>
    lineOf(item, { start: item.current_period_start, end: item.current_period_end }),
  );
}

function retry(context: PaymentContext, invoice: Invoice): void {
  const result = collect(context, invoice);
  settleSubscription(context, result);
}

/** Activates an unpaid subscription without a payment when its latest invoice is voided. */
export function forgive(context: PaymentContext, invoice: Invoice): void {
  const subscription = context.objects.get('subscription', invoice.parent.subscription_details.subscription);
  const isUnpaid = subscription?.status === 'past_due' || subscription?.status === 'unpaid';
  if (subscription && isUnpaid && subscription.latest_invoice === invoice.id)
    saveChange(context, subscription, { ...subscription, status: 'active' });
}

/** Applies the result of a payment: active, or ended after the last retry. */
export function settleSubscription(context: PaymentContext, invoice: Invoice): void {
  const subscription = context.objects.get('subscription', invoice.parent.subscription_details.subscription);
  if (!subscription || subscription.status === 'canceled') return;
  if (settlePending(context, subscription, invoice)) return;
  if (invoice.status === 'paid') {
    if (subscription.status !== 'trialing')
      saveChange(context, subscription, { ...subscription, status: 'active' });
    return;
  }
  if (invoice.next_payment_attempt !== null || subscription.status !== 'past_due') return;
  if (context.afterRetries() === 'cancel') endSubscription(context, subscription, 'payment_failed');
  else saveChange(context, subscription, { ...subscription, status: 'unpaid' });
}
