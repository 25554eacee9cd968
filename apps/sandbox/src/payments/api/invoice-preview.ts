import * as v from 'valibot';
import { draftInvoice } from '../billing/invoicing.ts';
import { nextPeriod, periodLines, renewalLines } from '../billing/lifecycle.ts';
import { changeFields, planChange } from '../billing/subscription-change.ts';
import { endsWithPeriod, firstLines, shapeSubscription } from '../billing/subscriptions.ts';
import { requireTaxBehaviour } from '../billing/tax.ts';
import type { Operation, PaymentContext } from '../model/context.ts';
import { common, ignored, readParams, text } from '../model/form-params.ts';
import { requireCustomer } from '../model/live-customer.ts';
import type { Invoice, InvoiceLine } from '../model/money-objects.ts';
import { newId } from '../model/object-store.ts';
import { invalid } from '../model/payment-error.ts';
import type { Subscription } from '../model/sold-objects.ts';
import { checkRunning, pendingOf } from './subscription-update.ts';
import { automaticTax } from './tax-params.ts';

const details = v.strictObject(changeFields);
const preview = v.strictObject({
  ...common,
  customer: v.optional(text),
  subscription: v.optional(text),
  subscription_details: v.optional(details),
  preview_mode: v.optional(v.picklist(['next', 'recurring']), 'next'),
  automatic_tax: automaticTax,
  currency: ignored,
});

/** Returns the invoice of a change, of the next renewal or of a new subscription, without storing anything. */
export const previewInvoice: Operation = (context, { params }) => {
  const input = readParams(preview, params);
  const { subscription: id, subscription_details: change, customer, preview_mode: mode } = input;
  if (id === undefined) return previewNew(context, input);
  const before = context.objects.require('subscription', id, 'subscription');
  if (customer !== undefined && customer !== before.customer)
    throw invalid('The customer does not match the subscription.', 'customer');
  checkRunning(before);
  const planned = planChange(context, before, change ?? { proration_behavior: 'none' });
  if (planned.after.automatic_tax.enabled)
    requireTaxBehaviour(planned.after.items.data.map(({ price }) => price));
  const reason = change === undefined ? 'upcoming' : 'subscription_update';
  if (mode === 'recurring') return drafted(context, planned.after, recurringLines(planned.after), reason);
  const ends = endsWithPeriod(planned.after);
  const lines: readonly InvoiceLine[] = planned.immediate
    ? [...planned.prorations, ...planned.periodLines]
    : ends
      ? [...pendingOf(context, id), ...planned.prorations]
      : [...planned.prorations, ...renewalLines(context, planned.after)];
  return drafted(context, planned.after, lines, reason);
};

function recurringLines(after: Subscription): readonly InvoiceLine[] {
  return periodLines(nextPeriod(after));
}

function previewNew(context: PaymentContext, input: v.InferOutput<typeof preview>): Invoice {
  const { customer, subscription_details: { items = [] } = {}, automatic_tax: tax } = input;
  if (customer === undefined) throw invalid('You must specify a customer or a subscription.', 'customer');
  requireCustomer(context, customer, 'customer');
  const prices = items.map(({ price = '', quantity = 1 }, place) => ({
    price: context.objects.require('price', price, `subscription_details[items][${place}][price]`),
    quantity,
  }));
  const begun = shapeSubscription(context, {
    customer,
    items: prices,
    metadata: {},
    trialEnd: null,
    defaultPaymentMethod: null,
    isTaxed: tax?.enabled ?? false,
  });
  return drafted(context, begun, firstLines(begun), 'upcoming');
}

function drafted(
  context: PaymentContext,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  reason: string,
): Invoice {
  return draftInvoice(context, subscription, lines, reason, newId('upcoming_in'));
}
