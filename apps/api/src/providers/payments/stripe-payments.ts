import type { Stripe } from 'stripe';
import { changePrice } from './change-price.ts';
import { failingInOurWords } from './failing-in-our-words.ts';
import { PaymentFailure, paymentFailureOf } from './payment-failure.ts';
import type { NewCheckout, PaymentProvider, ProviderIncident } from './payment-provider.ts';
import { applyTax } from './apply-tax.ts';
import { previewChange, previewPurchase } from './preview-invoices.ts';
import { creditOf, priceReader, readInvoice } from './read-invoices.ts';
import { CHECKOUT_KEY, idOf, sessionOf, subscriptionOf } from './read-objects.ts';
import { providerPriceOf } from './provider-price.ts';
import { endUnpaid } from './end-unpaid.ts';
import { refundPayments } from './refund-payments.ts';
import { sessionTerms } from './session-terms.ts';
import { createStripe, type PaymentSettings, type PaymentTerms } from './stripe-client.ts';
import { readSubscription, wholeOf, WITH_INVOICE, withdrawChange } from './waiting-payment.ts';

const PAGE = 100;

/** Creates the payment provider, with our types and failures. */
export function stripePayments(
  settings: Pick<PaymentSettings, 'url' | 'secretKey'> & Partial<PaymentTerms>,
): PaymentProvider {
  const stripe = createStripe(settings);
  const { isTaxed = false, takesCodes = false } = settings;
  const readPrice = priceReader(stripe);
  return failingInOurWords({
    createCustomer: async ({ accountId, createdAt, name, email, replaces }) => {
      const metadata = { partyline_account: String(accountId) };
      // The key of a deleted customer would answer with that customer.
      const replacing = replaces === null ? '' : `-${replaces}`;
      const options = { idempotencyKey: `partyline-customer-${accountId}-${createdAt}${replacing}` };
      return (await stripe.customers.create({ name, email, metadata }, options)).id;
    },
    isCustomerGone: (id) => isCustomerGone(stripe, id),
    createCheckout: async (checkout) =>
      sessionOf(
        await stripe.checkout.sessions.create(
          {
            ...sessionParams(checkout, await providerPriceOf(stripe, checkout.price)),
            ...sessionTerms({ isTaxed, takesCodes }),
          },
          {
            idempotencyKey: `partyline-checkout-${checkout.checkoutId}`,
          },
        ),
      ),
    readCheckout: async (id) => sessionOf(await stripe.checkout.sessions.retrieve(id)),
    expireCheckout: async (id) => void (await stripe.checkout.sessions.expire(id)),
    readSubscription: (id) => readSubscription(stripe, id),
    listSubscriptions: (customer) =>
      mapped(stripe.subscriptions.list({ customer, status: 'all', limit: PAGE }), subscriptionOf),
    readInvoice: (id) => readInvoice(stripe, id, readPrice),
    listInvoices: (subscription) =>
      mapped(stripe.invoices.list({ subscription, limit: PAGE }), ({ id }) => id),
    readBalance: async (id) => {
      const customer = await stripe.customers.retrieve(id);
      return customer.deleted === true ? 0 : creditOf(customer.balance);
    },
    listRefunds: (charge) => mapped(stripe.refunds.list({ charge, limit: PAGE }), ({ id }) => id),
    readIncident: (kind, id) => (kind === 'refund' ? readRefund(stripe, id) : readDispute(stripe, id)),
    previewChange: (change) => previewChange(stripe, change),
    previewPurchase: (customer, price) => previewPurchase(stripe, { customer, price, isTaxed }),
    applyTax: async (id) => (isTaxed ? applyTax(stripe, id) : 'off'),
    changePrice: (change) => changePrice(stripe, change),
    withdrawChange: (id, invoiceId) => withdrawChange(stripe, id, invoiceId),
    setCancelAt: (id, at, idempotencyKey) => setCancelAt(stripe, id, at, idempotencyKey),
    setCancelAtEnd: (id, isCancelled, idempotencyKey) =>
      setCancelAtEnd(stripe, id, isCancelled, idempotencyKey),
    endNow: (id, idempotencyKey) => endNow(stripe, id, idempotencyKey),
    endUnpaid: (id, idempotencyKey) => endUnpaid(stripe, id, idempotencyKey),
    refundPayments: (id) => refundPayments(stripe, id),
    createPortalSession: async (customer, returnUrl) =>
      (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
  });
}

function sessionParams(checkout: NewCheckout, price: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { [CHECKOUT_KEY]: checkout.checkoutId, partyline_account: String(checkout.accountId) };
  return {
    mode: 'subscription',
    customer: checkout.customerId,
    client_reference_id: checkout.checkoutId,
    line_items: [{ price, quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
  };
}

/** Maps the entries of a list, whose next page the package fetches when the one before is used up. */
async function* mapped<Item, Entry>(
  list: AsyncIterable<Item>,
  entryOf: (item: Item) => Entry,
): AsyncGenerator<Entry> {
  for await (const item of list) yield entryOf(item);
}

async function isCustomerGone(stripe: Stripe, id: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(id)).deleted === true;
  } catch (error) {
    const failure = paymentFailureOf(error);
    if (failure instanceof PaymentFailure && failure.kind === 'not-found') return true;
    throw error;
  }
}

async function invoiceOfPayment(stripe: Stripe, intent: string | null): Promise<string | null> {
  if (intent === null) return null;
  const payment = { type: 'payment_intent', payment_intent: intent } as const;
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
  return idOf(data[0]?.invoice);
}

async function readRefund(stripe: Stripe, id: string): Promise<ProviderIncident> {
  const refund = await stripe.refunds.retrieve(id, { expand: ['charge'] });
  const { charge } = refund;
  return {
    kind: 'refund',
    objectId: refund.id,
    invoiceId: await invoiceOfPayment(stripe, idOf(refund.payment_intent)),
    customerId: typeof charge === 'object' ? idOf(charge?.customer) : null,
    amountCents: refund.amount,
    currency: refund.currency.toUpperCase(),
    status: refund.status ?? 'unknown',
    reason: refund.reason,
  };
}

async function readDispute(stripe: Stripe, id: string): Promise<ProviderIncident> {
  const dispute = await stripe.disputes.retrieve(id, { expand: ['charge'] });
  const { charge } = dispute;
  return {
    kind: 'dispute',
    objectId: dispute.id,
    invoiceId: await invoiceOfPayment(stripe, idOf(dispute.payment_intent)),
    customerId: typeof charge === 'object' ? idOf(charge.customer) : null,
    amountCents: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    status: dispute.status,
    reason: dispute.reason,
  };
}

type Renewal = Pick<Stripe.SubscriptionUpdateParams, 'cancel_at' | 'cancel_at_period_end'>;

/** Takes back a cancellation by the field that holds it; the provider refuses a change of both. */
function resumed({ cancel_at: at, cancel_at_period_end: isFlagged }: Stripe.Subscription): Renewal {
  return at !== null && !isFlagged ? { cancel_at: '' } : { cancel_at_period_end: false };
}

/** Returns the renewal of a subscription that ends with its period, by the field that holds an earlier date. */
function ending(before: Stripe.Subscription): Renewal {
  const { cancel_at: at, cancel_at_period_end: isFlagged, items } = before;
  const periodEnd = items.data[0]?.current_period_end;
  return at !== null && !isFlagged && periodEnd !== undefined
    ? { cancel_at: periodEnd }
    : { cancel_at_period_end: true };
}

async function setCancelAtEnd(stripe: Stripe, id: string, isCancelled: boolean, idempotencyKey: string) {
  const before = await stripe.subscriptions.retrieve(id);
  return changeRenewal(stripe, id, isCancelled ? ending(before) : resumed(before), idempotencyKey);
}

async function setCancelAt(stripe: Stripe, id: string, at: Date, idempotencyKey: string) {
  // Up to the next second, never before the instant.
  return changeRenewal(stripe, id, { cancel_at: Math.ceil(at.getTime() / 1000) }, idempotencyKey);
}

/** Changes the renewal of a subscription; without `none`, a date inside a period would be credited, and its removal charged. */
async function changeRenewal(stripe: Stripe, id: string, renewal: Renewal, idempotencyKey: string) {
  const change = { ...renewal, ...WITH_INVOICE, proration_behavior: 'none' } as const;
  return wholeOf(stripe, await stripe.subscriptions.update(id, change, { idempotencyKey }));
}

async function endNow(stripe: Stripe, id: string, idempotencyKey: string) {
  const current = await readSubscription(stripe, id);
  if (current.status === 'over') return current;
  return wholeOf(stripe, await stripe.subscriptions.cancel(id, {}, { idempotencyKey }));
}
