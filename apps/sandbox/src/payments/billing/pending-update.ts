import type { PaymentContext } from '../model/context.ts';
import { invalid } from '../model/payment-error.ts';
import type { FormParams } from '../model/form-params.ts';
import type { Invoice } from '../model/money-objects.ts';
import type { Subscription } from '../model/sold-objects.ts';
import { collect, issueInvoice } from './invoicing.ts';
import type { PlannedChange } from './subscription-change.ts';
import { currentEnd, itemsOf, saveChange } from './subscriptions.ts';
import { dropPending, pendingInvoiceOf } from './void-invoice.ts';

const LIFETIME_S = 23 * 3600;
/** Parameters that every API version with pending updates takes. Newer ones also take metadata and cancel_at_period_end. */
const SUPPORTED = new Set([
  'billing_cycle_anchor',
  'expand',
  'items',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'trial_end',
]);

/** Refuses parameters that cannot wait for a payment. */
export function checkPendingParams(params: FormParams): void {
  const foreign = Object.keys(params).find((key) => !SUPPORTED.has(key));
  if (foreign !== undefined)
    throw invalid(
      `Received unsupported parameter for \`payment_behavior=pending_if_incomplete\`: ${foreign}`,
      foreign,
    );
}

/**
 * Issues an invoice for a change that its card does not pay at once; the change applies when it is paid, and expires at the
 * period's end.
 */
export function beginPending(
  context: PaymentContext,
  before: Subscription,
  { after, prorations, periodLines }: PlannedChange,
): Subscription {
  const invoice = issueInvoice(context, before, [...prorations, ...periodLines], 'subscription_update');
  collect(context, invoice);
  const resets = after.billing_cycle_anchor !== before.billing_cycle_anchor;
  const pending = {
    billing_cycle_anchor: resets ? after.billing_cycle_anchor : null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: Math.min(context.now() + LIFETIME_S, currentEnd(before)),
    metadata: null,
    subscription_items: after.items.data,
    trial_end: null,
    trial_from_plan: null,
  };
  const waiting = { ...before, latest_invoice: invoice.id, pending_update: pending };
  return saveChange(context, before, waiting, { pendingInvoice: invoice.id });
}

/** Applies a pending update whose invoice is paid; returns whether the invoice was one of a pending update. */
export function settlePending(
  context: PaymentContext,
  subscription: Subscription,
  invoice: Invoice,
): boolean {
  const { id, pending_update: pending, cancel_at_period_end: isFlagged } = subscription;
  if (pending === null || pendingInvoiceOf(context, id) !== invoice.id) return false;
  if (invoice.status !== 'paid') return true;
  const items = itemsOf(id, pending.subscription_items);
  const applied = {
    ...subscription,
    items,
    billing_cycle_anchor: pending.billing_cycle_anchor ?? subscription.billing_cycle_anchor,
    pending_update: null,
  };
  const after = isFlagged ? { ...applied, cancel_at: currentEnd(applied) } : applied;
  context.emit('customer.subscription.pending_update_applied', after);
  saveChange(context, subscription, after);
  return true;
}

/** Discards a pending update that was not paid in time. */
export function expirePending(context: PaymentContext, subscription: Subscription): void {
  const stored = context.objects.put(dropPending(context, subscription));
  context.emit('customer.subscription.pending_update_expired', stored);
}

/** Returns the same pending update so many seconds earlier; null for none. */
export function earlierPending(
  { pending_update: pending }: Subscription,
  seconds: number,
): Subscription['pending_update'] {
  if (pending === null) return null;
  const anchor = pending.billing_cycle_anchor;
  return {
    ...pending,
    billing_cycle_anchor: anchor === null ? null : anchor - seconds,
    expires_at: pending.expires_at - seconds,
    subscription_items: pending.subscription_items.map((item) => ({
      ...item,
      current_period_start: item.current_period_start - seconds,
      current_period_end: item.current_period_end - seconds,
    })),
  };
}
