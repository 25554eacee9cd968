import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf, makePrice, sendForm } from '../../testing/payment-clients.ts';
import { DAY_S, startPaymentHarness, type PaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
let stripe: Stripe;
let monthly: Stripe.Price;
let yearly: Stripe.Price;

beforeAll(async () => {
  harness = await startPaymentHarness();
  ({ stripe } = harness);
  monthly = await makePrice(stripe, 'monthly', 4000);
  yearly = await makePrice(stripe, 'yearly', 40_000, 'year');
  for (const [code, duration] of [
    ['ONCE25', { duration: 'once' }],
    ['TWO25', { duration: 'repeating', duration_in_months: 2 }],
    ['EVER25', { duration: 'forever' }],
  ] as const) {
    const coupon = await stripe.coupons.create({ percent_off: 25, ...duration });
    await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code });
  }
});
afterAll(() => harness.dispose());

async function open(takesCodes: boolean) {
  const customer = await stripe.customers.create({ email: 'ada@example.test' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: monthly.id, quantity: 1 }],
    success_url: 'http://localhost:4200/dashboard',
    allow_promotion_codes: takesCodes,
  });
  return { id: session.id, url: session.url ?? '' };
}

async function buy(code: string) {
  const { id, url } = await open(true);
  expect((await sendForm(url, { card: '4242424242424242', code })).status).toBe(303);
  const session = await stripe.checkout.sessions.retrieve(id);
  return stripe.subscriptions.retrieve(idOf(session.subscription));
}

async function totals(subscription: string): Promise<number[]> {
  const { data } = await stripe.invoices.list({ subscription });
  return data.map(({ total }) => total).reverse();
}

it('takes a code where it is allowed, and refuses an unknown one', async () => {
  const closed = await open(false);
  expect(await (await fetch(closed.url)).text()).not.toContain('Promotion code');
  const refused = await sendForm(closed.url, { card: '4242424242424242', code: 'EVER25' });
  expect(await refused.text()).toContain('takes no promotion code');
  const { url } = await open(true);
  const unknown = await sendForm(url, { card: '4242424242424242', code: 'NEVER' });
  expect(await unknown.text()).toContain('This code is invalid.');
  const shown = await sendForm(`${url}/terms`, { card: '4242424242424242', code: 'ever25' });
  expect(await shown.text()).toContain('Pay $30.00');
});

it.each([
  ['ONCE25', [3000, 4000, 4000]],
  ['TWO25', [3000, 3000, 4000]],
  ['EVER25', [3000, 3000, 3000]],
])('takes %s off as many payments as it says', async (code, wanted) => {
  const { id } = await buy(code);
  const first = await stripe.invoices.list({ subscription: id, expand: ['data.discounts.source.coupon'] });
  const [discount] = first.data[0]?.discounts ?? [];
  expect(discount).toMatchObject({ source: { coupon: { percent_off: 25 } } });
  const coming = await stripe.invoices.createPreview({ subscription: id });
  expect(coming.total).toBe(wanted[1]);
  await harness.advance(62 * DAY_S);
  expect(await totals(id)).toEqual(wanted);
});

it('credits what was paid, and takes a lasting discount off the new price', async () => {
  for (const [code, credit, charge] of [
    ['ONCE25', -3000, 40_000],
    ['EVER25', -3000, 30_000],
  ] as const) {
    const { id, items, start_date: now } = await buy(code);
    const preview = await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: [{ id: items.data[0]?.id ?? '', price: yearly.id }],
        proration_behavior: 'always_invoice',
        proration_date: now,
      },
    });
    expect(preview.total).toBe(credit + charge);
  }
});
