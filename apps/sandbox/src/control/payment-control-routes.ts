import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readInput, RefusedRequest } from '../http/json-error.ts';
import { testCardOf } from '../payments/billing/cards.ts';
import { applyTerms, problemOf } from '../payments/billing/checkout-terms.ts';
import { completeSession } from '../payments/billing/checkout-session.ts';
import { makePastPurchases } from '../payments/billing/past-purchases.ts';
import { dispute, refund } from '../payments/billing/refunds.ts';
import type { Charge } from '../payments/model/money-objects.ts';
import type { CheckoutSession, Price } from '../payments/model/sold-objects.ts';
import type { Payments } from '../payments/provider/payments.ts';
import { ageSubscription } from '../payments/billing/subscription-age.ts';

const MAX_SHIFT_S = 10 * 366 * 86_400;
const seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SHIFT_S));
const clockSchema = v.strictObject({ advanceSeconds: seconds });
const ageSchema = v.strictObject({ seconds });
const cardSchema = v.strictObject({ works: v.boolean() });
const settingsSchema = v.strictObject({ afterRetries: v.picklist(['cancel', 'unpaid']) });
const webhooksSchema = v.strictObject({
  url: v.optional(v.string()),
  secrets: v.optional(v.array(v.pipe(v.string(), v.minLength(16)))),
  mode: v.optional(v.picklist(['send', 'hold', 'discard'])),
  reversed: v.optional(v.boolean(), false),
});
const refundSchema = v.strictObject({ amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) });
const disputeSchema = v.strictObject({ reason: v.optional(v.string(), 'fraudulent') });
const paySchema = v.strictObject({
  card: v.optional(v.string(), '4242424242424242'),
  email: v.optional(v.string(), 'customer@partyline.test'),
  address: v.optional(v.strictObject({ country: v.string(), postal_code: v.optional(v.string(), '') })),
  code: v.optional(v.string(), ''),
});
const currencySchema = v.strictObject({ currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)) });

const instant = v.pipe(v.number(), v.integer(), v.minValue(1));
const pastPurchasesSchema = v.strictObject({
  purchases: v.array(
    v.strictObject({
      /** Its id or lookup key. */
      price: v.string(),
      startedAt: instant,
      metadata: v.optional(v.record(v.string(), v.string()), {}),
      cancelledAt: v.optional(v.nullable(instant), null),
      declinedFrom: v.optional(v.nullable(instant), null),
    }),
  ),
});

interface WithId {
  Params: { id: string };
}

/** Serves control of the payment provider: clock, cards, webhook deliveries, refunds and disputes. */
export function registerPaymentControl(scope: FastifyInstance, payments: Payments): void {
  registerTime(scope, payments);
  registerWebhooks(scope, payments);
  registerMoney(scope, payments);
}

function registerTime(scope: FastifyInstance, payments: Payments): void {
  scope.get('/payments/clock', () => ({ now: payments.now() }));
  scope.post('/payments/clock', async (request) => {
    const { advanceSeconds } = readInput(clockSchema, request.body);
    await payments.advanceTo(payments.now() + advanceSeconds);
    return { now: payments.now() };
  });
  scope.post<WithId>('/payments/subscriptions/:id/age', async (request) => {
    const subscription = payments.objects.get('subscription', request.params.id);
    if (!subscription) throw unknown('subscription');
    ageSubscription(payments, subscription, readInput(ageSchema, request.body).seconds);
    await payments.objects.flush();
    return { subscription: payments.objects.get('subscription', subscription.id) };
  });
  scope.put('/payments/settings', (request) => {
    const { afterRetries } = readInput(settingsSchema, request.body);
    payments.setAfterRetries(afterRetries);
    return { afterRetries };
  });
}

function registerWebhooks(scope: FastifyInstance, payments: Payments): void {
  const show = () => {
    const { url, mode, secrets } = payments.outbox.target;
    return { url, mode, secrets: secrets.length, held: payments.outbox.held };
  };
  scope.get('/payments/webhooks', show);
  scope.put('/payments/webhooks', (request) => {
    const { url, secrets, mode, reversed } = readInput(webhooksSchema, request.body);
    payments.outbox.change(
      {
        ...(url === undefined ? {} : { url }),
        ...(secrets === undefined ? {} : { secrets }),
        ...(mode === undefined ? {} : { mode }),
      },
      reversed,
    );
    return show();
  });
  scope.post<WithId>('/payments/events/:id/send', (request) => {
    const event = payments.objects.get('event', request.params.id);
    if (!event) throw unknown('event');
    payments.outbox.send(event.id);
    return { ok: true };
  });
}

function registerMoney(scope: FastifyInstance, payments: Payments): void {
  const { objects } = payments;
  scope.put<WithId>('/payments/customers/:id/card', async (request) => {
    const { works } = readInput(cardSchema, request.body);
    const cards = objects.all('payment_method').filter(({ customer }) => customer === request.params.id);
    if (cards.length === 0) throw unknown('customer with a card');
    for (const card of cards) objects.put(card, { behaviour: works ? 'works' : 'fails' });
    await objects.flush();
    return { cards: cards.length, works };
  });
  scope.post<WithId>('/payments/checkout/:id/pay', async (request) => {
    const { card, email, address = null, code } = readInput(paySchema, request.body);
    const open = openSession(payments, request.params.id, card);
    const problem = problemOf(payments, open, { address, code });
    if (problem !== null) throw new RefusedRequest(400, 'terms-refused', problem);
    const session = completeSession(payments, applyTerms(payments, open, { address, code }), card, email);
    await objects.flush();
    return { session };
  });
  scope.post<WithId>('/payments/invoices/:id/refund', async (request) => {
    const { amount } = readInput(refundSchema, request.body);
    const made = refund(payments, chargeOf(payments, request.params.id), amount);
    await objects.flush();
    return { refund: made };
  });
  scope.post<WithId>('/payments/invoices/:id/dispute', async (request) => {
    const { reason } = readInput(disputeSchema, request.body);
    const made = dispute(payments, chargeOf(payments, request.params.id), reason);
    await objects.flush();
    return { dispute: made };
  });
  scope.post<WithId>('/payments/customers/:id/past-purchases', async (request) => {
    const { purchases } = readInput(pastPurchasesSchema, request.body);
    const { id } = request.params;
    if (!objects.get('customer', id)) throw unknown('customer');
    const priced = purchases.map((one) => ({ ...one, price: priceOf(payments, one.price).id }));
    makePastPurchases(payments, id, priced);
    await objects.flush();
    return { purchases: purchases.length };
  });
  scope.put<WithId>('/payments/prices/:id/currency', async (request) => {
    const { currency } = readInput(currencySchema, request.body);
    const changed = objects.put({ ...priceOf(payments, request.params.id), currency });
    await objects.flush();
    return { price: changed };
  });
}

function openSession(payments: Payments, id: string, card: string): CheckoutSession {
  const session = payments.objects.get('checkout.session', id);
  if (session?.status !== 'open') throw unknown('open checkout session');
  const atCheckout = testCardOf(card)?.atCheckout ?? 'declined';
  if (atCheckout === 'declined') throw new RefusedRequest(402, 'card-declined', 'Your card was declined.');
  return session;
}

/** Finds a price by its id or lookup key. */
function priceOf({ objects }: Payments, name: string): Price {
  const price = objects.all('price').find(({ id, lookup_key: key }) => [id, key].includes(name));
  if (!price) throw unknown('price');
  return price;
}

function chargeOf(payments: Payments, invoiceId: string): Charge {
  const payment = payments.objects
    .all('invoice_payment')
    .find(({ invoice, status }) => invoice === invoiceId && status === 'paid');
  const intent = payments.objects.get('payment_intent', payment?.payment.payment_intent ?? '');
  const charge = payments.objects.get('charge', intent?.latest_charge ?? '');
  if (!charge) throw unknown('paid invoice');
  return charge;
}

function unknown(what: string): RefusedRequest {
  return new RefusedRequest(404, 'unknown-payment-object', `There is no such ${what}.`);
}
