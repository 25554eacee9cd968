import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, makePrice } from '../../testing/payment-clients.ts';
import { startPaymentHarness, type PaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
let stripe: Stripe;

beforeEach(async () => {
  harness = await startPaymentHarness();
  ({ stripe } = harness);
});
afterEach(() => harness.dispose());

const itemOf = ({ items }: Stripe.Subscription) => items.data[0] as Stripe.SubscriptionItem;
const amountsOf = ({ lines }: Stripe.Invoice) => lines.data.map(({ amount }) => amount);

async function toTheMiddle(subscription: Stripe.Subscription): Promise<void> {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  await harness.advance(Math.round((end - start) / 2));
}

describe('a change of the price', () => {
  it('is charged at once where asked for, as the preview said', async () => {
    const subscription = await harness.subscribe();
    const pro = await makePrice(stripe, 'intercom-pro-4-month', 7900);
    await toTheMiddle(subscription);
    const change = {
      items: [{ id: itemOf(subscription).id, price: pro.id }],
      proration_behavior: 'always_invoice' as const,
    };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    const [credit = 0, charge = 0] = amountsOf(preview);
    expect(Math.abs(credit + 1950)).toBeLessThanOrEqual(1);
    expect(Math.abs(charge - 3950)).toBeLessThanOrEqual(1);

    const updated = await stripe.subscriptions.update(subscription.id, {
      ...change,
      expand: ['latest_invoice'],
    });
    expect(itemOf(updated)).toMatchObject({
      id: itemOf(subscription).id,
      price: { id: pro.id },
      current_period_end: itemOf(subscription).current_period_end,
    });
    expect(updated.latest_invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_update',
      parent: { subscription_details: { subscription: subscription.id } },
    });
    const { amount_paid: paid } = updated.latest_invoice as Stripe.Invoice;
    expect(Math.abs(paid - preview.amount_due)).toBeLessThanOrEqual(1); // a second may have passed
    expect((await harness.received('customer.subscription.updated')).data.previous_attributes).toHaveProperty(
      'items',
    );
  });

  it('is settled with the next renewal otherwise', async () => {
    const subscription = await harness.subscribe();
    const pro = await makePrice(stripe, 'intercom-pro-4-month', 7900);
    await toTheMiddle(subscription);
    const updated = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: pro.id }],
    });
    expect(updated.latest_invoice).toBe(subscription.latest_invoice);
    await harness.advance(20 * 86_400);
    const { data } = await stripe.invoices.list({ subscription: subscription.id, limit: 1 });
    expect(data[0]).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle' });
    expect(amountsOf(data[0] as Stripe.Invoice)).toHaveLength(3);
    expect(amountsOf(data[0] as Stripe.Invoice)[2]).toBe(7900);
  });

  it('begins a new period at once when the interval changes', async () => {
    const subscription = await harness.subscribe();
    const yearly = await makePrice(stripe, 'intercom-essential-4-year', 39_000, 'year');
    const updated = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: yearly.id }],
      expand: ['latest_invoice'],
    });
    const { current_period_start: start, current_period_end: end } = itemOf(updated);
    expect(end - start).toBeGreaterThanOrEqual(365 * 86_400);
    const [credit = 0, period] = amountsOf(updated.latest_invoice as Stripe.Invoice);
    expect(period).toBe(39_000);
    expect(credit).toBeLessThan(-3890);
  });

  it('leaves a credit when the smaller plan is settled at once', async () => {
    const pro = await makePrice(stripe, 'intercom-pro-4-month', 7900);
    const subscription = await harness.subscribe({ price: pro });
    const essential = await makePrice(stripe);
    const updated = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: essential.id }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice', 'customer'],
    });
    expect(updated.latest_invoice).toMatchObject({ status: 'paid', amount_due: 0 });
    expect((updated.customer as Stripe.Customer).balance).toBeLessThan(-3900);
  });

  it('says of each line what it credits or charges, and of the invoice what became of the balance', async () => {
    const yearly = await makePrice(stripe, 'intercom-essential-4-year', 39_000, 'year');
    const subscription = await harness.subscribe({ price: yearly });
    const weekly = await makePrice(stripe, 'intercom-essential-4-week', 1400, 'week');
    const change = {
      items: [{ id: itemOf(subscription).id, price: weekly.id }],
      proration_behavior: 'always_invoice' as const,
    };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    expect(preview).toMatchObject({ amount_due: 0, starting_balance: 0, ending_balance: null });
    const [credit, period] = preview.lines.data;
    const bought = { invoice: idOf(subscription.latest_invoice) };
    expect(credit).toMatchObject({
      pricing: { price_details: { price: yearly.id } },
      period: { end: itemOf(subscription).current_period_end },
      parent: {
        subscription_item_details: { proration: true, proration_details: { credited_items: bought } },
      },
    });
    expect(period).toMatchObject({
      amount: 1400,
      pricing: { price_details: { price: weekly.id } },
      parent: { subscription_item_details: { proration: false, proration_details: null } },
    });
    const updated = await stripe.subscriptions.update(subscription.id, {
      ...change,
      expand: ['latest_invoice', 'customer'],
    });
    const { balance } = updated.customer as Stripe.Customer;
    const invoice = updated.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ starting_balance: 0, ending_balance: balance, total: balance });
    const { data } = await harness.received('customer.updated');
    expect(data).toMatchObject({ object: { balance }, previous_attributes: { balance: 0 } });
    await harness.advance(8 * 86_400);
    const [renewed] = (await stripe.invoices.list({ subscription: subscription.id, limit: 1 })).data;
    expect(renewed).toMatchObject({
      total: 1400,
      amount_due: 0,
      starting_balance: balance,
      ending_balance: balance + 1400,
    });
  });

  it('charges nothing below half a dollar, which is owed with the next invoice', async () => {
    const subscription = await harness.subscribe();
    const dearer = await makePrice(stripe, 'intercom-essential-5-month', 3930);
    const updated = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: dearer.id }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice', 'customer'],
    });
    const { balance: owed } = updated.customer as Stripe.Customer;
    expect(owed).toBeGreaterThan(0);
    expect(updated.latest_invoice).toMatchObject({ total: owed, amount_due: 0, status: 'paid' });
    await harness.advance(32 * 86_400);
    const [renewed] = (await stripe.invoices.list({ subscription: subscription.id, limit: 1 })).data;
    expect(renewed).toMatchObject({ total: 3930, amount_due: 3930 + owed, ending_balance: 0 });
  });

  it('gives the credit of an invoice back that is void', async () => {
    const subscription = await harness.subscribe({ card: '4000000000000341' });
    const customer = idOf(subscription.customer);
    const balanceOf = async () => ((await stripe.customers.retrieve(customer)) as Stripe.Customer).balance;
    const cheaper = await makePrice(stripe, 'intercom-essential-2-month', 1900);
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: cheaper.id }],
      proration_behavior: 'always_invoice',
    });
    // It pays the first renewal. The second uses the rest of it, and the card is declined.
    const credit = await balanceOf();
    await harness.advance(63 * 86_400);
    const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data;
    expect(open).toMatchObject({ starting_balance: credit + 1900, ending_balance: 0 });
    expect(await balanceOf()).toBe(0);
    await stripe.invoices.voidInvoice(open?.id ?? '');
    expect(await balanceOf()).toBe(credit + 1900);
  });

  it('changes nothing when the card is declined and this was to be an error', async () => {
    const subscription = await harness.subscribe({ card: '4000000000000341' });
    const pro = await makePrice(stripe, 'intercom-pro-4-month', 7900);
    await expect(
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: itemOf(subscription).id, price: pro.id }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined', statusCode: 402 });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
  });

  it('is refused for a price of another currency', async () => {
    const subscription = await harness.subscribe();
    await makePrice(stripe, 'foreign', 7900);
    const changed = await harness.sandbox.call<{ price: { id: string } }>(
      'PUT',
      '/control/payments/prices/foreign/currency',
      { currency: 'eur' },
    );
    await expect(
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: itemOf(subscription).id, price: changed.body.price.id }],
      }),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param: 'items' });
  });
});

describe('an end', () => {
  it('comes with the period where it was set so, and can be taken back before', async () => {
    const { id } = await harness.subscribe();
    const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      cancel_at_period_end: true,
      cancel_at: itemOf(ending).current_period_end,
    });
    const back = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(back).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await harness.advance(32 * 86_400);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: itemOf(ending).current_period_end,
    });
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  });

  it.each([
    ['credits the time after it', undefined, -1950],
    ['credits nothing where that was not asked for', 'none', 0],
  ] as const)('at a date inside the period %s', async (_case, proration_behavior, credit) => {
    const subscription = await harness.subscribe();
    const { current_period_start: start, current_period_end: end } = itemOf(subscription);
    const at = Math.round((start + end) / 2);
    const behavior = proration_behavior === undefined ? {} : { proration_behavior };
    await stripe.subscriptions.update(subscription.id, { cancel_at: at, ...behavior });
    await harness.advance(at - start + 60);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: at,
    });
    const customer = (await stripe.customers.retrieve(idOf(subscription.customer))) as Stripe.Customer;
    expect(Math.abs(customer.balance - credit)).toBeLessThanOrEqual(1);
  });

  it('at a date is taken back with its credit, and refused in the past', async () => {
    const subscription = await harness.subscribe();
    const at = itemOf(subscription).current_period_end - 86_400;
    await stripe.subscriptions.update(subscription.id, { cancel_at: at });
    const back = await stripe.subscriptions.update(subscription.id, { cancel_at: '' });
    expect(back).toMatchObject({ cancel_at: null, status: 'active' });
    const { amount_due: due } = await stripe.invoices.createPreview({ subscription: subscription.id });
    expect(due).toBe(3900);
    await expect(
      stripe.subscriptions.update(subscription.id, { cancel_at: itemOf(back).current_period_start - 1 }),
    ).rejects.toMatchObject({ param: 'cancel_at' });
  });

  it('comes at once on request, and only once', async () => {
    const { id, customer } = await harness.subscribe();
    expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' });
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
    await harness.received('customer.subscription.deleted');
    const owner = idOf(customer);
    expect((await stripe.subscriptions.list({ customer: owner })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer: owner, status: 'all' })).data).toHaveLength(1);
  });

  it('of a trial is moved, or brought on at once', async () => {
    const trial = await harness.subscribe({ trialDays: 14 });
    const end = (trial.trial_end ?? 0) + 86_400;
    const moved = await stripe.subscriptions.update(trial.id, { trial_end: end });
    expect(itemOf(moved).current_period_end).toBe(end);
    const begun = await stripe.subscriptions.update(trial.id, {
      trial_end: 'now',
      expand: ['latest_invoice'],
    });
    expect(begun).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', amount_paid: 3900 } });
  });
});
