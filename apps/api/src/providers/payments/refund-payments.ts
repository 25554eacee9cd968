import { Stripe } from 'stripe';
import { idOf } from './read-objects.ts';

const PAGE = 100;

/**
 * Refunds all payments of a subscription in full; returns the refunds' ids. Keys derive from the payments, so repeats refund
 * nothing twice. Lists are read to their end, a page at a time.
 */
export async function refundPayments(stripe: Stripe, subscription: string): Promise<readonly string[]> {
  const refunds: string[] = [];
  for await (const { id } of stripe.invoices.list({ subscription, status: 'paid', limit: PAGE }))
    refunds.push(...(await refundInvoice(stripe, id)));
  return refunds;
}

/** Refunds the payments of one invoice in full, as {@link refundPayments} does. */
export async function refundInvoice(stripe: Stripe, invoice: string): Promise<readonly string[]> {
  const refunds: string[] = [];
  for await (const { payment } of stripe.invoicePayments.list({ invoice, status: 'paid', limit: PAGE })) {
    const intent = idOf(payment.payment_intent);
    if (intent !== null) refunds.push(...(await refundPayment(stripe, intent)));
  }
  return refunds;
}

async function refundPayment(stripe: Stripe, intent: string): Promise<readonly string[]> {
  try {
    const { id } = await stripe.refunds.create(
      { payment_intent: intent },
      { idempotencyKey: `partyline-refund-${intent}` },
    );
    return [id];
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
    const ids: string[] = [];
    for await (const { id } of stripe.refunds.list({ payment_intent: intent, limit: PAGE })) ids.push(id);
    return ids;
  }
}
