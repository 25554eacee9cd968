import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, makePrice } from '../../testing/payment-clients.ts';
import { DAY_S, startPaymentHarness, type PaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
let stripe: Stripe;

beforeEach(async () => {
  harness = await startPaymentHarness();
  ({ stripe } = harness);
});
afterEach(() => harness.dispose());

const endOf = ({ items }: Stripe.Subscription) => items.data[0]?.current_period_end ?? 0;
const setCard = (customer: unknown, works: boolean) =>
  harness.sandbox.call('PUT', `/control/payments/customers/${String(customer)}/card`, { works });
const control = (path: string, body: object) =>
  harness.sandbox.call('PUT', `/control/payments/${path}`, body);

describe('a renewal', () => {
  it('is announced, charged on the day, and begins the next period where the last one ended', async () => {
    const subscription = await harness.subscribe();
    await harness.advance(29 * DAY_S);
    const upcoming = await harness.received('invoice.upcoming');
    expect(upcoming.data.object).toMatchObject({ amount_due: 3900, status: 'draft' });
    expect(upcoming.data.object).not.toHaveProperty('id');
    await harness.advance(3 * DAY_S);
    const renewed = await stripe.subscriptions.retrieve(subscription.id);
    expect(renewed.status).toBe('active');
    expect(renewed.items.data[0]?.current_period_start).toBe(endOf(subscription));
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    expect(data.map(({ billing_reason: reason, created }) => [reason, created])).toEqual([
      ['subscription_cycle', endOf(subscription)],
      ['subscription_create', subscription.created],
    ]);
  });

  it('by the week comes every week', async () => {
    const price = await makePrice(stripe, 'intercom-essential-4-week', 1400, 'week');
    const subscription = await harness.subscribe({ price });
    await harness.advance(22 * DAY_S);
    const renewed = await stripe.subscriptions.retrieve(subscription.id);
    expect(endOf(renewed) - endOf(subscription)).toBe(21 * DAY_S);
  });

  it('that fails makes it past due, and works once the card does', async () => {
    const { id, customer } = await harness.subscribe();
    await setCard(customer, false);
    await harness.advance(32 * DAY_S);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    await harness.received('invoice.payment_failed');
    await setCard(customer, true);
    await harness.advance(3 * DAY_S);
    expect(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', attempt_count: 2 },
    });
  });

  it('that fails begins the next period all the same, with the payment missing', async () => {
    const subscription = await harness.subscribe({ card: '4000000000000341' });
    await harness.advance(32 * DAY_S);
    const unpaid = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(unpaid).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', amount_remaining: 3900 },
    });
    expect(unpaid.items.data[0]?.current_period_start).toBe(endOf(subscription));
    expect(endOf(unpaid)).toBeGreaterThan(endOf(subscription));
  });

  it('that fails is settled without a payment when its invoice is voided', async () => {
    const { id } = await harness.subscribe({ card: '4000000000000341' });
    await harness.advance(32 * DAY_S);
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id);
    await stripe.invoices.voidInvoice(idOf(invoice));
    await harness.received('invoice.voided');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });

  it('that fails leaves an open invoice when the subscription is cancelled first, which is voided then', async () => {
    const { id } = await harness.subscribe({ card: '4000000000000341' });
    await harness.advance(32 * DAY_S);
    const { latest_invoice: invoice } = await stripe.subscriptions.cancel(id);
    expect(await stripe.invoices.retrieve(idOf(invoice))).toMatchObject({ status: 'open' });
    expect(await stripe.invoices.voidInvoice(idOf(invoice))).toMatchObject({ status: 'void' });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  });

  it.each([
    ['cancel', 'canceled'],
    ['unpaid', 'unpaid'],
  ])('that fails for good ends as chosen: %s', async (afterRetries, status) => {
    await control('settings', { afterRetries });
    const { id } = await harness.subscribe({ card: '4000000000000341' });
    await harness.advance(31 * DAY_S + 15 * DAY_S);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status });
    const failures = await stripe.events.list({ type: 'invoice.payment_failed' });
    expect(failures.data).toHaveLength(4);
  });

  it('comes without moving the clock when the subscription is made older', async () => {
    const subscription = await harness.subscribe();
    const now = Math.floor(Date.now() / 1000);
    const seconds = endOf(subscription) - now + 60;
    await harness.sandbox.call('POST', `/control/payments/subscriptions/${subscription.id}/age`, { seconds });
    const renewed = await stripe.subscriptions.retrieve(subscription.id);
    expect(renewed.items.data[0]?.current_period_start).toBe(endOf(subscription) - seconds);
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2);
  });
});

describe('a trial', () => {
  it('announces its end and then becomes paid', async () => {
    const { id } = await harness.subscribe({ trialDays: 14 });
    await harness.advance(12 * DAY_S);
    await harness.received('customer.subscription.trial_will_end');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'trialing' });
    await harness.advance(2 * DAY_S + 60);
    expect(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
      status: 'active',
      latest_invoice: { amount_paid: 3900 },
    });
    expect(harness.types().filter((type) => type.endsWith('trial_will_end'))).toHaveLength(1);
  });
});

it('expires a checkout session that is unpaid for a day', async () => {
  const price = await makePrice(stripe);
  const { id } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://localhost:4200/dashboard',
  });
  await harness.advance(DAY_S + 60);
  await harness.received('checkout.session.expired');
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
});
