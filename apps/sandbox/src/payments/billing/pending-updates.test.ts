import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, makePrice, sendForm } from '../../testing/payment-clients.ts';
import { startPaymentHarness, type PaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
let stripe: Stripe;
let basic: Stripe.Price;
let large: Stripe.Price;

beforeEach(async () => {
  harness = await startPaymentHarness();
  ({ stripe } = harness);
  basic = await makePrice(stripe, 'basic');
  large = await makePrice(stripe, 'large', 9900);
});
afterEach(() => harness.dispose());

const HOUR_S = 3600;
const ASKS = '4000 0027 6000 3184';
const itemOf = ({ items }: Stripe.Subscription) => items.data[0];

/** Buys with a card that asks at every payment, as its owner confirms at checkout. */
async function buyAsking(): Promise<Stripe.Subscription> {
  const customer = await stripe.customers.create({ email: 'ada@example.test' });
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: basic.id, quantity: 1 }],
    success_url: 'http://localhost:4200/dashboard',
  });
  expect(await (await sendForm(url ?? '', { card: ASKS })).text()).toContain('3-D Secure');
  await sendForm(`${url}/confirm`, { card: ASKS, email: '', answer: 'confirm' });
  const { subscription } = await stripe.checkout.sessions.retrieve(id);
  return stripe.subscriptions.retrieve(idOf(subscription));
}

async function enlarge(before: Stripe.Subscription, price = large): Promise<Stripe.Subscription> {
  return stripe.subscriptions.update(before.id, {
    items: [{ id: itemOf(before)?.id ?? '', price: price.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
}

const latest = ({ latest_invoice: invoice }: Stripe.Subscription) => stripe.invoices.retrieve(idOf(invoice));

async function intentOf(invoice: Stripe.Invoice): Promise<string | undefined> {
  const { data } = await stripe.invoicePayments.list({
    invoice: invoice.id,
    expand: ['data.payment.payment_intent'],
  });
  const intent = data[0]?.payment.payment_intent;
  return typeof intent === 'object' ? intent.status : undefined;
}

async function answer(invoice: Stripe.Invoice, choice: 'confirm' | 'refuse'): Promise<string> {
  const page = await sendForm(`${invoice.hosted_invoice_url}/pay`, {});
  expect(await page.text()).toContain('Confirm the payment');
  return (await sendForm(`${invoice.hosted_invoice_url}/confirm`, { answer: choice })).text();
}

describe('a change that its card does not pay at once', () => {
  it('waits until the customer confirms, then applies', async () => {
    const before = await buyAsking();
    const waiting = await enlarge(before);
    const invoice = await latest(waiting);
    expect(itemOf(waiting)?.price.id).toBe(basic.id);
    expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(large.id);
    expect(waiting.status).toBe('active');
    expect([invoice.status, await intentOf(invoice)]).toEqual(['open', 'requires_action']);
    await harness.received('invoice.payment_action_required');
    expect(await answer(invoice, 'confirm')).toContain('paid');
    const after = await stripe.subscriptions.retrieve(before.id);
    expect([itemOf(after)?.price.id, after.pending_update]).toEqual([large.id, null]);
    expect(itemOf(after)?.current_period_end).toBe(itemOf(before)?.current_period_end);
    await harness.received('customer.subscription.pending_update_applied');
  });

  it('changes nothing when the card is declined, and is gone once its invoice is void', async () => {
    const before = await harness.subscribe({ price: basic, card: '4000000000000341' });
    const waiting = await enlarge(before);
    const invoice = await latest(waiting);
    expect(await intentOf(invoice)).toBe('requires_payment_method');
    expect((await stripe.invoices.voidInvoice(invoice.id)).status).toBe('void');
    const after = await stripe.subscriptions.retrieve(before.id);
    expect([after.status, itemOf(after)?.price.id, after.pending_update]).toEqual(['active', basic.id, null]);
    await harness.received('invoice.voided');
  });

  it('counts as declined when the customer refuses at their bank', async () => {
    const before = await buyAsking();
    const invoice = await latest(await enlarge(before));
    expect(await answer(invoice, 'refuse')).toContain('unable to authenticate');
    expect(await intentOf(invoice)).toBe('requires_payment_method');
    expect((await stripe.subscriptions.retrieve(before.id)).pending_update).not.toBeNull();
  });

  it('expires after 23 hours, and the invoice is void', async () => {
    const before = await buyAsking();
    const invoice = await latest(await enlarge(before));
    await harness.advance(23 * HOUR_S - 60);
    expect((await stripe.subscriptions.retrieve(before.id)).pending_update).not.toBeNull();
    await harness.advance(120);
    await harness.received('customer.subscription.pending_update_expired');
    expect((await stripe.subscriptions.retrieve(before.id)).pending_update).toBeNull();
    expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('void');
  });

  it('expires at the renewal, which is at the price that was paid so far', async () => {
    const before = await buyAsking();
    const end = itemOf(before)?.current_period_end ?? 0;
    await harness.advance(end - Math.floor(Date.now() / 1000) - 20 * HOUR_S);
    const waiting = await enlarge(before);
    expect(waiting.pending_update?.expires_at).toBe(end);
    await harness.advance(21 * HOUR_S);
    const after = await stripe.subscriptions.retrieve(before.id);
    expect([itemOf(after)?.price.id, after.pending_update, after.status]).toEqual([
      basic.id,
      null,
      'past_due',
    ]);
    const renewal = await latest(after);
    expect([renewal.status, renewal.total, await intentOf(renewal)]).toEqual([
      'open',
      3900,
      'requires_action',
    ]);
    expect(await answer(renewal, 'confirm')).toContain('paid');
    expect((await stripe.subscriptions.retrieve(before.id)).status).toBe('active');
  });

  it('gives back the credit that a voided invoice used', async () => {
    const before = await buyAsking();
    const smaller = await makePrice(stripe, 'smaller', 900);
    const less = await enlarge(before, smaller);
    const customer = async () => {
      const found = await stripe.customers.retrieve(idOf(before.customer));
      return found.deleted ? 0 : found.balance;
    };
    const credit = await customer();
    expect(credit).toBeLessThan(0);
    const invoice = await latest(await enlarge(less));
    expect(await customer()).toBe(0);
    await stripe.invoices.voidInvoice(invoice.id);
    expect(await customer()).toBe(credit);
  });

  it('keeps a cancellation that came before or after it, and ends with the subscription', async () => {
    const before = await buyAsking();
    await stripe.subscriptions.update(before.id, { cancel_at_period_end: true });
    const invoice = await latest(await enlarge(before, await makePrice(stripe, 'yearly', 99_000, 'year')));
    await answer(invoice, 'confirm');
    const after = await stripe.subscriptions.retrieve(before.id);
    expect(after.cancel_at).toBe(itemOf(after)?.current_period_end);
    const other = await buyAsking();
    const open = await latest(await enlarge(other));
    await stripe.subscriptions.cancel(other.id);
    expect((await stripe.invoices.retrieve(open.id)).status).toBe('void');
  });

  it('takes no other parameters along', async () => {
    const before = await buyAsking();
    const update = stripe.subscriptions.update(before.id, {
      items: [{ id: itemOf(before)?.id ?? '', price: large.id }],
      payment_behavior: 'pending_if_incomplete',
      cancel_at_period_end: false,
    });
    await expect(update).rejects.toMatchObject({ param: 'cancel_at_period_end' });
  });
});
