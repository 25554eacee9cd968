import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, sendForm } from '../../testing/payment-clients.ts';
import { DAY_S, startPaymentHarness, type PaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
let stripe: Stripe;
let monthly: Stripe.Price;
let yearly: Stripe.Price;

beforeAll(async () => {
  harness = await startPaymentHarness();
  ({ stripe } = harness);
  const product = await stripe.products.create({ name: 'Essential', tax_code: 'txcd_10103001' });
  const make = (unit_amount: number, interval: 'month' | 'year') =>
    stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount,
      recurring: { interval },
      tax_behavior: 'exclusive',
    });
  monthly = await make(3900, 'month');
  yearly = await make(39_900, 'year');
});
afterAll(() => harness.dispose());

const AUTOMATIC = {
  automatic_tax: { enabled: true },
  billing_address_collection: 'required',
  tax_id_collection: { enabled: true },
  customer_update: { address: 'auto', name: 'auto' },
} as const;

type Options = Partial<Stripe.Checkout.SessionCreateParams>;

async function open(options: Options = AUTOMATIC) {
  const customer = await stripe.customers.create({ email: 'ada@example.test' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: monthly.id, quantity: 1 }],
    success_url: 'http://localhost:4200/dashboard',
    ...options,
  });
  return { customer: customer.id, id: session.id, url: session.url ?? '' };
}

async function buy(fields: Readonly<Record<string, string>>, options: Options = AUTOMATIC) {
  const { id, url, customer } = await open(options);
  const { status } = await sendForm(url, { card: '4242424242424242', ...fields });
  expect(status).toBe(303);
  const session = await stripe.checkout.sessions.retrieve(id);
  const subscription = await stripe.subscriptions.retrieve(idOf(session.subscription));
  const invoice = await stripe.invoices.retrieve(idOf(subscription.latest_invoice));
  return { customer, session, subscription, invoice };
}

const sums = ({ total_excluding_tax: net, total_taxes: taxes, total }: Stripe.Invoice) => ({
  net,
  tax: (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
  total,
});

describe('automatic tax at checkout', () => {
  it.each([
    ['DE', '', 741],
    ['FR', '', 780],
    ['GB', '', 780],
    ['US', '30301', 0],
    ['US', '10001', 346],
    ['JP', '', 0],
  ])('takes the tax of %s %s', async (country, postal, tax) => {
    const { session, subscription, invoice } = await buy({ country, postal });
    expect(sums(invoice)).toEqual({ net: 3900, tax, total: 3900 + tax });
    expect(invoice).toMatchObject({
      amount_paid: 3900 + tax,
      automatic_tax: { enabled: true, status: 'complete' },
    });
    expect(session).toMatchObject({ amount_total: 3900 + tax, total_details: { amount_tax: tax } });
    expect(subscription.automatic_tax).toMatchObject({ enabled: true, disabled_reason: null });
  });

  it('refuses an address without a location, and keeps what was typed', async () => {
    const { url, id } = await open();
    for (const country of ['', 'US', 'Germany']) {
      const page = await sendForm(url, { card: '4242424242424242', country });
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('not complete enough to calculate the tax');
    }
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    const shown = await sendForm(`${url}/terms`, { card: '4242424242424242', country: 'de' });
    expect(await shown.text()).toContain('Pay $46.41');
  });

  it('takes no tax that was not asked for', async () => {
    const { invoice } = await buy({ country: 'DE' }, {});
    expect(sums(invoice)).toEqual({ net: 3900, tax: 0, total: 3900 });
  });

  it.each([
    [{ automatic_tax: { enabled: true } }, 'customer_tax_location_invalid'],
    [{ tax_id_collection: { enabled: true } }, 'parameter_invalid'],
  ])('refuses options that could not update the customer', async (options, code) => {
    await expect(open(options)).rejects.toMatchObject({ code });
  });

  it('refuses a price that does not say whether it contains tax, and never changes one that does', async () => {
    const { id } = await stripe.prices.create({
      product: idOf(monthly.product),
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'month' },
    });
    const options = { ...AUTOMATIC, line_items: [{ price: id, quantity: 1 }] };
    await expect(open(options)).rejects.toThrow('tax_behavior');
    await stripe.prices.update(id, { tax_behavior: 'exclusive' });
    await open(options);
    await expect(stripe.prices.update(id, { tax_behavior: 'inclusive' })).rejects.toThrow(
      'cannot be changed',
    );
  });
});

describe('automatic tax of a subscription', () => {
  const changeOf = ({ id, items }: Stripe.Subscription, now: number) => ({
    subscription: id,
    subscription_details: {
      items: [{ id: items.data[0]?.id ?? '', price: yearly.id }],
      proration_behavior: 'always_invoice' as const,
      proration_date: now,
    },
  });

  it('is in a preview, in its change and in the renewal to the same cent', async () => {
    const { subscription } = await buy({ country: 'DE' });
    const now = subscription.start_date;
    const change = changeOf(subscription, now);
    const preview = await stripe.invoices.createPreview(change);
    expect(sums(preview)).toEqual({ net: 36_000, tax: 6840, total: 42_840 });
    const coming = await stripe.invoices.createPreview({ ...change, preview_mode: 'recurring' });
    expect(sums(coming)).toEqual({ net: 39_900, tax: 7581, total: 47_481 });
    const { subscription_details: params } = change;
    const changed = await stripe.subscriptions.update(subscription.id, params);
    const invoice = await stripe.invoices.retrieve(idOf(changed.latest_invoice));
    expect(sums(invoice)).toEqual(sums(preview));
    await harness.advance(366 * DAY_S);
    const [renewal] = (await stripe.invoices.list({ subscription: subscription.id })).data;
    expect(renewal?.billing_reason).toBe('subscription_cycle');
    expect(renewal && sums(renewal)).toEqual(sums(coming));
  });

  it('begins by a call of its own, which gives back no tax that was never taken', async () => {
    const { customer, subscription } = await buy({}, {});
    const on = { automatic_tax: { enabled: true } };
    const refused = { code: 'customer_tax_location_invalid', statusCode: 400 };
    await expect(stripe.subscriptions.update(subscription.id, on)).rejects.toMatchObject(refused);
    await stripe.customers.update(customer, { address: { country: 'GB' } });
    const taxed = await stripe.subscriptions.update(subscription.id, on);
    expect(taxed.automatic_tax.enabled).toBe(true);
    expect(taxed.latest_invoice).toBe(subscription.latest_invoice);
    const preview = await stripe.invoices.createPreview(changeOf(subscription, subscription.start_date));
    // 20% of the new price, and nothing back for the 39.00 that bore none.
    expect(sums(preview)).toEqual({ net: 36_000, tax: 7980, total: 43_980 });
  });

  it('does not go together with a change that waits for its payment', async () => {
    const { subscription } = await buy({ country: 'DE' });
    const { subscription_details: params } = changeOf(subscription, subscription.start_date);
    const mixed = { ...params, payment_behavior: 'pending_if_incomplete', ...AUTOMATIC_ONLY } as const;
    await expect(stripe.subscriptions.update(subscription.id, mixed)).rejects.toThrow('automatic_tax');
  });

  it('says in a preview that the location is missing, and ends with the renewal that had none', async () => {
    const { customer, subscription } = await buy({ country: 'FR' });
    await stripe.customers.update(customer, { address: '' });
    const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
    expect(preview).toMatchObject({ total: 3900, automatic_tax: { status: 'requires_location_inputs' } });
    await harness.advance(32 * DAY_S);
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect(after.automatic_tax).toMatchObject({
      enabled: false,
      disabled_reason: 'requires_location_inputs',
    });
    const invoice = await stripe.invoices.retrieve(idOf(after.latest_invoice));
    expect(invoice).toMatchObject({
      total: 3900,
      status: 'paid',
      automatic_tax: { disabled_reason: 'finalization_requires_location_inputs' },
    });
  });

  it('is told of a plan that is not bought yet', async () => {
    const { id } = await stripe.customers.create({ address: { country: 'DE' } });
    const details = { subscription_details: { items: [{ price: monthly.id, quantity: 1 }] }, customer: id };
    const preview = await stripe.invoices.createPreview({ ...details, automatic_tax: { enabled: true } });
    expect(sums(preview)).toEqual({ net: 3900, tax: 741, total: 4641 });
    await stripe.customers.update(id, { address: '' });
    const unknown = await stripe.invoices.createPreview({ ...details, automatic_tax: { enabled: true } });
    expect(unknown.automatic_tax.status).toBe('requires_location_inputs');
  });
});

const AUTOMATIC_ONLY = { automatic_tax: { enabled: true } };

it('gives back the whole of a taxed payment', async () => {
  const { invoice } = await buy({ country: 'DE' });
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id });
  const refund = await stripe.refunds.create({ payment_intent: idOf(data[0]?.payment.payment_intent) });
  expect(refund.amount).toBe(4641);
});
