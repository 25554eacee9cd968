import * as v from 'valibot';
import {
  common,
  ignored,
  mergeMetadata,
  metadata,
  paging,
  readParams,
  text,
  count,
} from '../model/form-params.ts';
import { collect, outcomeOf } from '../billing/invoicing.ts';
import { forgive, settleSubscription } from '../billing/lifecycle.ts';
import { pageOf } from '../model/object-store.ts';
import type { Operation } from '../model/context.ts';
import { declined, invalid, PaymentError } from '../model/payment-error.ts';
import { saveChange } from '../billing/subscriptions.ts';
import { pendingInvoiceOf, voidOpenInvoice } from '../billing/void-invoice.ts';
import { refund } from '../billing/refunds.ts';

const invoiceList = v.strictObject({
  ...paging,
  customer: v.optional(text),
  subscription: v.optional(text),
  status: v.optional(v.picklist(['draft', 'open', 'paid', 'void', 'uncollectible'])),
  collection_method: ignored,
});

export const listInvoices: Operation = (context, { params }) => {
  const { customer, subscription, status, ...page } = readParams(invoiceList, params);
  const fitting = context.objects
    .all('invoice')
    .filter(
      (invoice) =>
        (customer ?? invoice.customer) === invoice.customer &&
        (status ?? invoice.status) === invoice.status &&
        (subscription === undefined || subscription === invoice.parent.subscription_details.subscription),
    );
  return pageOf('/v1/invoices', fitting, page);
};

export const listInvoiceLines: Operation = (context, { id, params }) => {
  const page = readParams(v.strictObject(paging), params);
  const { lines } = context.objects.require('invoice', id);
  return pageOf(`/v1/invoices/${id}/lines`, lines.data, page);
};

export const payInvoice: Operation = (context, { id }) => {
  const invoice = context.objects.require('invoice', id);
  if (invoice.status !== 'open')
    throw invalid(invoice.status === 'paid' ? 'Invoice is already paid' : 'This invoice cannot be paid.');
  const result = collect(context, invoice);
  settleSubscription(context, result);
  if (result.status === 'paid') return result;
  if (outcomeOf(context, result) !== 'asks') throw declined();
  throw new PaymentError(402, 'This payment requires additional user action before it can be completed.', {
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
  });
};

export const voidInvoice: Operation = (context, { id }) => {
  const invoice = context.objects.require('invoice', id);
  if (invoice.status !== 'open') throw invalid('You can only void open invoices.');
  const gone = voidOpenInvoice(context, invoice);
  const { subscription: subscriptionId } = invoice.parent.subscription_details;
  const subscription = context.objects.get('subscription', subscriptionId);
  if (subscription && pendingInvoiceOf(context, subscriptionId) === id)
    saveChange(context, subscription, { ...subscription, pending_update: null });
  forgive(context, gone);
  return gone;
};

const paymentList = v.strictObject({
  ...paging,
  invoice: v.optional(text),
  status: v.optional(text),
  payment: v.optional(v.strictObject({ type: v.optional(text), payment_intent: v.optional(text) })),
});

export const listInvoicePayments: Operation = (context, { params }) => {
  const { invoice, status, payment, ...page } = readParams(paymentList, params);
  const fitting = context.objects
    .all('invoice_payment')
    .filter(
      (entry) =>
        (invoice ?? entry.invoice) === entry.invoice &&
        (status ?? entry.status) === entry.status &&
        (payment?.payment_intent ?? entry.payment.payment_intent) === entry.payment.payment_intent,
    );
  return pageOf('/v1/invoice_payments', fitting, page);
};

export function listByPayment(kind: 'charge' | 'refund'): Operation {
  const schema = v.strictObject({
    ...paging,
    customer: v.optional(text),
    payment_intent: v.optional(text),
    charge: v.optional(text),
  });
  return (context, { params }) => {
    const { limit, starting_after, ending_before, ...wanted } = readParams(schema, params);
    const filters = Object.entries(wanted).filter(([key]) => key !== 'expand' && key !== 'created');
    const fitting = context.objects
      .all(kind)
      .filter((entry) => filters.every(([key, value]) => Reflect.get(entry, key) === value));
    return pageOf(`/v1/${kind}s`, fitting, { limit, starting_after, ending_before });
  };
}

const newRefund = v.strictObject({
  ...common,
  charge: v.optional(text),
  payment_intent: v.optional(text),
  amount: v.optional(v.pipe(count, v.minValue(1))),
  reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: v.optional(metadata),
});

export const createRefund: Operation = (context, { params }) => {
  const {
    charge: chargeId,
    payment_intent: intent,
    amount,
    reason,
    metadata: added,
  } = readParams(newRefund, params);
  const id =
    chargeId ?? (intent && context.objects.require('payment_intent', intent, 'payment_intent').latest_charge);
  if (!id) throw invalid('One of the following params should be provided: payment_intent, charge.');
  const charge = context.objects.require('charge', id, 'charge');
  return refund(context, charge, amount, reason ?? null, mergeMetadata({}, added));
};
