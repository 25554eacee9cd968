import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, makePrice, stripeClient } from '../../testing/payment-clients.ts';
import { startPaymentHarness, type PaymentHarness } from '../../testing/payment-harness.ts';
import { PAYMENTS_KEY } from '../../testing/running-sandbox.ts';

let harness: PaymentHarness;
let stripe: Stripe;

beforeEach(async () => {
  harness = await startPaymentHarness();
  ({ stripe } = harness);
});
afterEach(() => harness.dispose());

const addFault = (fault: object) =>
  harness.sandbox.call('POST', '/control/faults', { target: 'payments', ...fault });

describe('the key', () => {
  it('is required, as Bearer or Basic', async () => {
    const path = '/v1/customers';
    const basic = Buffer.from(`${PAYMENTS_KEY}:`).toString('base64');
    const statusWith = async (headers: Record<string, string>) =>
      (await harness.sandbox.call('GET', path, undefined, headers)).status;
    expect(await statusWith({ authorization: `Basic ${basic}` })).toBe(200);
    expect(await statusWith({ authorization: `Bearer ${PAYMENTS_KEY}` })).toBe(200);
    expect(await statusWith({})).toBe(401);
    await expect(stripeClient(harness.sandbox.url, 'sk_test_wrong').customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });
});

describe('a refusal', () => {
  it('names the parameter that is unknown, missing or wrong', async () => {
    const unknown = { nickname: 'Ada' } as Stripe.CustomerCreateParams;
    await expect(stripe.customers.create(unknown)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'parameter_unknown',
      param: 'nickname',
    });
    await expect(stripe.products.create({} as Stripe.ProductCreateParams)).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'name',
    });
    await expect(
      stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: 'price_nowhere', quantity: 1 }],
        success_url: 'http://localhost:4200/',
      }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'line_items[0][price]' });
  });

  it('of an unknown id, or one of another kind, is 404 with a request id', async () => {
    const product = await stripe.products.create({ name: 'Essential' });
    for (const id of ['cus_nowhere', product.id])
      await expect(stripe.customers.retrieve(id)).rejects.toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
        requestId: expect.stringMatching(/^req_/) as string,
      });
  });
});

describe('an idempotency key', () => {
  it('gets the same answer for the same request and an error for another', async () => {
    const options = { idempotencyKey: 'buy-7' };
    const first = await stripe.customers.create({ email: 'ada@example.test' }, options);
    const again = await stripe.customers.create({ email: 'ada@example.test' }, options);
    expect(again.id).toBe(first.id);
    await expect(stripe.customers.create({ email: 'bob@example.test' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it('does the work once for many requests at the same time', async () => {
    const client = stripeClient(harness.sandbox.url, PAYMENTS_KEY, 5);
    const buy = () => client.customers.create({ name: 'Ada' }, { idempotencyKey: 'at-once' });
    const made = await Promise.all([buy(), buy(), buy(), buy()]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it('makes a request whose answer was lost safe to repeat', async () => {
    await addFault({ kind: 'drop', match: '/v1/customers', times: 1 });
    const client = stripeClient(harness.sandbox.url, PAYMENTS_KEY, 1);
    await client.customers.create({ email: 'ada@example.test' });
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });
});

it('lists page by page, newest first, with everything exactly once', async () => {
  for (let number = 1; number <= 5; number += 1) await stripe.customers.create({ name: String(number) });
  const page = await stripe.customers.list({ limit: 2 });
  expect(page).toMatchObject({ has_more: true, data: [{ name: '5' }, { name: '4' }] });
  const names: (string | null | undefined)[] = [];
  for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name);
  expect(names).toEqual(['5', '4', '3', '2', '1']);
});

it('stores metadata, changes single keys and removes empty ones', async () => {
  const { id } = await stripe.customers.create({ metadata: { account: '7', gone: 'x' } });
  const { metadata } = await stripe.customers.update(id, { metadata: { gone: '', more: 'y' } });
  expect(metadata).toEqual({ account: '7', more: 'y' });
});

it('gives a lookup key to one price, and to another when asked to', async () => {
  const first = await makePrice(stripe);
  await expect(makePrice(stripe)).rejects.toMatchObject({ param: 'lookup_key' });
  const second = await stripe.prices.create({
    product: idOf(first.product),
    currency: 'usd',
    unit_amount: 4900,
    recurring: { interval: 'month' },
    lookup_key: 'intercom-essential-4-month',
    transfer_lookup_key: true,
  });
  const { data } = await stripe.prices.list({
    lookup_keys: ['intercom-essential-4-month'],
    expand: ['data.product'],
  });
  expect(data).toMatchObject([{ id: second.id, product: { name: 'Essential' } }]);
});

describe('a fault', () => {
  it.each([
    [
      { kind: 'fail', status: 500 },
      { type: 'StripeAPIError', statusCode: 500 },
    ],
    [
      { kind: 'fail', status: 429 },
      { type: 'StripeRateLimitError', statusCode: 429 },
    ],
    [{ kind: 'reset' }, { type: 'StripeConnectionError' }],
  ])('strikes and does nothing: %j', async (fault, error) => {
    // Unlimited: the package itself retries a broken connection once.
    await addFault(fault);
    await expect(stripe.customers.create({})).rejects.toMatchObject(error);
    await harness.sandbox.call('DELETE', '/control/faults');
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  it('makes an answer slow', async () => {
    await addFault({ kind: 'delay', delayMs: 150, times: 1 });
    const started = performance.now();
    await stripe.customers.list();
    expect(performance.now() - started).toBeGreaterThan(140);
  });
});

describe('a deleted customer', () => {
  it('is told by an event, ends its subscriptions, and is refused like an unknown one', async () => {
    const { id: customer } = await stripe.customers.create({ email: 'ada@example.test' });
    const price = await makePrice(stripe);
    await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
    await stripe.customers.del(customer);
    expect(await stripe.customers.retrieve(customer)).toEqual(
      expect.objectContaining({ id: customer, deleted: true }),
    );
    const { data: subscriptions } = await stripe.subscriptions.list({ customer, status: 'all' });
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    const { data: events } = await stripe.events.list({ limit: 100 });
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['customer.deleted', 'customer.subscription.deleted']),
    );
    const refused = { code: 'resource_missing', message: `No such customer: '${customer}'` };
    const lines = [{ price: price.id, quantity: 1 }];
    const success_url = 'http://localhost:4200/';
    const calls = [
      () =>
        stripe.checkout.sessions.create({ mode: 'subscription', line_items: lines, customer, success_url }),
      () => stripe.billingPortal.sessions.create({ customer }),
      () => stripe.subscriptions.create({ customer, items: [{ price: price.id }] }),
      () => stripe.customers.update(customer, { name: 'Ada' }),
      () => stripe.customers.del(customer),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(refused);
  });
});
