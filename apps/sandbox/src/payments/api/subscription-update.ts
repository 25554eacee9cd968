import * as v from 'valibot';
import { behaviourOf, cardOf } from '../billing/cards.ts';
import {
  AUTOMATIC_TAX,
  NO_TAX,
  requireTaxBehaviour,
  requireTaxLocation,
  withTaxIfLocated,
} from '../billing/tax.ts';
import { automaticTax } from './tax-params.ts';
import type { PaymentContext, Operation } from '../model/context.ts';
import { common, ignored, mergeMetadata, metadata, readParams, text } from '../model/form-params.ts';
import { collect, draftInvoice, issueInvoice } from '../billing/invoicing.ts';
import type { InvoiceLine } from '../model/money-objects.ts';
import type { Subscription } from '../model/sold-objects.ts';
import { declined, invalid } from '../model/payment-error.ts';
import { beginPending, checkPendingParams } from '../billing/pending-update.ts';
import { changeFields, planChange, type PlannedChange } from '../billing/subscription-change.ts';
import { saveChange } from '../billing/subscriptions.ts';
import { dropPending } from '../billing/void-invoice.ts';

const update = v.strictObject({
  ...common,
  ...changeFields,
  metadata: v.optional(metadata),
  default_payment_method: v.optional(text),
  description: v.optional(text),
  payment_behavior: v.optional(
    v.picklist(['allow_incomplete', 'error_if_incomplete', 'default_incomplete', 'pending_if_incomplete']),
    'allow_incomplete',
  ),
  cancellation_details: v.optional(v.strictObject({ comment: v.optional(text), feedback: v.optional(text) })),
  payment_settings: ignored,
  off_session: ignored,
  automatic_tax: automaticTax,
  trial_settings: ignored,
  trial_from_plan: ignored,
});

/** Changes a subscription; prorations are invoiced now or with the next renewal. */
export const updateSubscription: Operation = (context, { id, params }) => {
  const found = context.objects.require('subscription', id);
  const input = readParams(update, params);
  checkRunning(found);
  if (input.payment_behavior === 'pending_if_incomplete') checkPendingParams(params);
  const method = input.default_payment_method;
  if (method) context.objects.require('payment_method', method, 'default_payment_method');
  const before = input.items === undefined ? found : dropPending(context, found);
  const planned = planChange(context, before, input);
  const after = {
    ...planned.after,
    metadata: mergeMetadata(before.metadata, input.metadata),
    automatic_tax: taxSetting(context, planned.after, input.automatic_tax),
    default_payment_method: method === undefined ? before.default_payment_method : method || null,
    description: input.description ?? before['description'],
  };
  if (!planned.immediate) {
    const pending = [...pendingOf(context, id), ...planned.prorations];
    return saveChange(context, before, after, { pendingLines: pending });
  }
  return settleNow(context, before, { ...planned, after }, input.payment_behavior);
};

/** Returns automatic tax as asked for, else as before. It needs a location and prices that say whether they contain tax. */
function taxSetting(
  context: PaymentContext,
  { automatic_tax: before, customer, items }: Subscription,
  wanted: { readonly enabled: boolean } | undefined,
): Subscription['automatic_tax'] {
  if (wanted?.enabled) requireTaxLocation(context.objects.get('customer', customer));
  const after = wanted === undefined ? before : wanted.enabled ? AUTOMATIC_TAX : NO_TAX;
  if (after.enabled) requireTaxBehaviour(items.data.map(({ price }) => price));
  return after;
}

function settleNow(
  context: PaymentContext,
  before: Subscription,
  { after: planned, prorations, periodLines }: PlannedChange,
  behaviour: string,
): Subscription {
  const after = withTaxIfLocated(context, planned);
  const lines = [...prorations, ...periodLines];
  const { amount_due: due } = draftInvoice(context, after, lines, 'subscription_update');
  const card = cardOf(context, after.customer, after.default_payment_method);
  const works = behaviourOf(context, card) === 'works';
  if (due > 0 && !works && behaviour === 'error_if_incomplete') throw declined();
  if (due > 0 && !works && behaviour === 'pending_if_incomplete')
    return beginPending(context, before, { after, prorations, periodLines, immediate: true });
  context.objects.put(after);
  const invoice = issueInvoice(context, after, lines, 'subscription_update');
  const result = collect(context, invoice);
  const status = result.status === 'paid' ? after.status : ('past_due' as const);
  return saveChange(context, before, { ...after, status, latest_invoice: invoice.id });
}

/** Returns the prorations that wait for the next renewal. */
export function pendingOf(context: PaymentContext, id: string): readonly InvoiceLine[] {
  return (context.objects.hidden(id)['pendingLines'] ?? []) as readonly InvoiceLine[]; // written by updateSubscription
}

export function checkRunning({ status }: Subscription): void {
  if (status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
}
