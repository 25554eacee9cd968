import type { Stripe } from 'stripe';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStripe } from '../../providers/payments/stripe-client.ts';
import { stripePayments } from '../../providers/payments/stripe-payments.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import {
  CARDS,
  SANDBOX_KEY,
  smallestPrice,
  startSandboxShop,
  typeCard,
  type SandboxBuyer,
} from '../../testing/payments/sandbox-shop.ts';
import { until } from '../../testing/until.ts';

const shop = oncePerFile(() => startSandboxShop());
let stripe: Stripe;
let buyer: SandboxBuyer;

beforeAll(() => {
  stripe = createStripe({ url: shop.sandbox.url, secretKey: SANDBOX_KEY });
});
beforeEach(async () => {
  await shop.control('PUT', 'payments/webhooks', { mode: 'send' });
  buyer = await shop.newBuyer();
});

async function customerIdOf({ testAccount }: SandboxBuyer): Promise<string | null> {
  const { rows } = await shop.api.db.query<{ id: string | null }>(
    'SELECT provider_customer_id AS id FROM app.accounts WHERE id = $1',
    [testAccount.accountId],
  );
  return rows[0]?.id ?? null;
}

/** Buys the smallest plan; returns the customer and the charge that paid it. */
async function buy(): Promise<{ readonly customer: string; readonly charge: string }> {
  expect(await typeCard(await shop.begin(buyer), CARDS.works)).toBe(303);
  await until('the plan is active', async () => (await plans()).includes('Subscribed'));
  const customer = (await customerIdOf(buyer)) ?? '';
  const { data } = await stripe.charges.list({ customer });
  return { customer, charge: data[0]?.id ?? '' };
}

async function plans(): Promise<readonly string[]> {
  const { data } = await shop.api.call('listSubscriptions', { token: buyer.token });
  return (data ?? []).map(({ subscriptionStatus }) => subscriptionStatus);
}

const hasBillingPortal = async () =>
  (await shop.api.call('accountSubscriptions', { token: buyer.token })).data?.hasBillingPortal;

/** The living customers of the buyer's account at the provider. */
async function living(): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { id, metadata } of stripe.customers.list({ limit: 100 }))
    if (metadata['partyline_account'] === String(buyer.testAccount.accountId)) found.push(id);
  return found;
}

describe('a customer deleted at the provider', () => {
  it('[PLUS-17, GB-24] is noticed by its event; its plan ends, and the next purchase makes a new customer', async () => {
    const { customer, charge } = await buy();
    await stripe.customers.del(customer);
    await until('the customer is forgotten', async () => (await hasBillingPortal()) === false);
    await until('the plan has ended', async () => !(await plans()).includes('Subscribed'));

    const next = await buy();
    expect(next.customer).not.toBe(customer);
    expect(await living()).toEqual([next.customer]);
    expect(await hasBillingPortal()).toBe(true);

    // What still comes of the old customer is the account's.
    await stripe.refunds.create({ charge });
    await until('the refund is noted', async () => {
      const { data } = await shop.api.call('listBilling', { token: buyer.token });
      return (data ?? []).some(({ refunded }) => refunded > 0);
    });
    expect((await shop.api.call('listBilling', { token: buyer.token })).data).toHaveLength(2);
  });

  it('is noticed without an event by the customer portal, which answers as before a purchase', async () => {
    const { customer } = await buy();
    await shop.control('PUT', 'payments/webhooks', { mode: 'discard' });
    await stripe.customers.del(customer);
    const answer = await shop.api.call('createBillingSession', { token: buyer.token });
    expect(answer).toMatchObject({ status: 400, failure: 'no-billing-account' });
    expect(await hasBillingPortal()).toBe(false);
    await until(
      'the plan has ended, read without an event',
      async () => !(await plans()).includes('Subscribed'),
    );
  });

  it('[GB-10] is replaced once by purchases at the same time that no event told of it', async () => {
    const { customer } = await buy();
    await shop.control('PUT', 'payments/webhooks', { mode: 'discard' });
    await stripe.customers.del(customer);
    const body = { priceId: smallestPrice('year').priceId, subscriptionType: 'new' } as const;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.api.call('createCheckoutSession', { token: buyer.token, body })),
    );
    expect(answers.map(({ failure }) => failure)).toEqual(answers.map(() => null));
    expect(new Set(answers.map(({ data }) => data?.url)).size).toBe(1);
    expect(await living()).toEqual([await customerIdOf(buyer)]);
  });

  it('[GB-10] is replaced by the customer that was made before the node was killed', async () => {
    const { customer } = await buy();
    await stripe.customers.del(customer);
    await until('the customer is forgotten', async () => (await hasBillingPortal()) === false);
    const { rows } = await shop.api.db.query<{ createdAt: number; name: string; email: string }>(
      `SELECT floor(extract(epoch FROM a.created_at) * 1000)::bigint AS "createdAt", a.name, u.email
        FROM app.accounts a, app.users u WHERE a.id = $1 AND u.uid = $2`,
      [buyer.testAccount.accountId, buyer.testAccount.ownerUid],
    );
    const [facts] = rows;
    if (facts === undefined) throw new Error('There is no such account.');
    // As the killed node called it, whose answer was never stored.
    const made = await stripePayments(shop.api.config.payments).createCustomer({
      ...facts,
      accountId: buyer.testAccount.accountId,
      replaces: customer,
    });
    await shop.begin(buyer, 'year');
    expect(await customerIdOf(buyer)).toBe(made);
    expect(await living()).toEqual([made]);
  });

  it('ends the checkout that was open for it, and begins another', async () => {
    const url = await shop.begin(buyer);
    const customer = (await customerIdOf(buyer)) ?? '';
    await shop.control('PUT', 'payments/webhooks', { mode: 'discard' });
    await stripe.customers.del(customer);
    const next = await shop.begin(buyer);
    expect(next).not.toBe(url);
    expect(await typeCard(url, CARDS.works)).toBe(404);
    expect(await typeCard(next, CARDS.works)).toBe(303);
    const { data } = await shop.api.call('readCheckoutSession', { token: buyer.token });
    expect(data).toMatchObject({ state: 'active' });
  });
});
