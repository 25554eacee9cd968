import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePrice } from '../../testing/payment-clients.ts';
import { DAY_S, startPaymentHarness, type PaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
let stripe: Stripe;
let customer: string;
let nowS: number;

beforeEach(async () => {
  harness = await startPaymentHarness();
  ({ stripe } = harness);
  await makePrice(stripe, 'week', 1400, 'week');
  customer = (await stripe.customers.create({ email: 'nora@example.test' })).id;
  nowS = (await harness.sandbox.call<{ now: number }>('GET', '/control/payments/clock')).body.now;
});
afterEach(() => harness.dispose());

const buy = (...purchases: object[]) =>
  harness.sandbox.call('POST', `/control/payments/customers/${customer}/past-purchases`, { purchases });
const daysAgo = (days: number) => nowS - days * DAY_S;

async function only(): Promise<Stripe.Subscription & { latest_invoice: Stripe.Invoice }> {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    expand: ['data.latest_invoice'],
  });
  expect(data).toHaveLength(1);
  return data[0] as Stripe.Subscription & { latest_invoice: Stripe.Invoice }; // as expanded
}

it('happens at its own time, renewals and invoices too, without events', async () => {
  await buy({ price: 'week', startedAt: daysAgo(17), metadata: { order: '7' } });
  const sold = await only();
  expect(sold).toMatchObject({ status: 'active', created: daysAgo(17), metadata: { order: '7' } });
  expect(sold.items.data[0]).toMatchObject({
    current_period_start: daysAgo(3),
    current_period_end: daysAgo(-4),
  });
  const { data } = await stripe.invoices.list({ customer });
  expect(data.map(({ status, number, created }) => [status, number, created])).toEqual([
    ['paid', 'SBX-00003', daysAgo(3)],
    ['paid', 'SBX-00002', daysAgo(10)],
    ['paid', 'SBX-00001', daysAgo(17)],
  ]);
  expect((await stripe.events.list()).data).toEqual([]);
  const owner = await stripe.customers.retrieve(customer);
  expect(owner).toMatchObject({ created: daysAgo(17) });
  expect(owner).not.toMatchObject({ invoice_settings: { default_payment_method: null } });
});

it('ends with its period when it was cancelled, and is past due since its card was declined, which works by now', async () => {
  await buy({ price: 'week', startedAt: daysAgo(17), cancelledAt: daysAgo(5) });
  expect(await only()).toMatchObject({ status: 'canceled', ended_at: daysAgo(3), canceled_at: daysAgo(5) });
  customer = (await stripe.customers.create({ email: 'mateo@example.test' })).id;
  await buy({ price: 'week', startedAt: daysAgo(18), declinedFrom: daysAgo(5) });
  const { status, latest_invoice: invoice } = await only();
  expect(status).toBe('past_due');
  expect(invoice).toMatchObject({ status: 'open', created: daysAgo(4), attempt_count: 2 });
  expect(await stripe.invoices.pay(invoice.id)).toMatchObject({ status: 'paid' });
  expect((await only()).status).toBe('active');
});

it('refuses an unknown customer or price', async () => {
  const unknown = await buy({ price: 'year', startedAt: daysAgo(1) });
  expect(unknown.status).toBe(404);
  customer = 'cus_unknown';
  expect((await buy({ price: 'week', startedAt: daysAgo(1) })).status).toBe(404);
});
