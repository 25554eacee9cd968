import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { createStripe } from '../../providers/payments/stripe-client.ts';
import { stripePayments } from '../../providers/payments/stripe-payments.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { CARDS, SANDBOX_KEY, startSandboxShop, typeCard } from '../../testing/payments/sandbox-shop.ts';
import { until } from '../../testing/until.ts';

/** More than one page of the provider. */
const COUNT = 103;

const shop = oncePerFile(() => startSandboxShop());

/** Runs a call some times, all at once. */
const times = (count: number, call: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, call));

async function countOf(list: AsyncGenerator): Promise<number> {
  const entries = [];
  for await (const entry of list) entries.push(entry);
  return entries.length;
}

it('[GB-22] reads more than a page of invoices, subscriptions and refunds to the end', async () => {
  const buyer = await shop.newBuyer();
  expect(await typeCard(await shop.begin(buyer, 'week'), CARDS.works)).toBe(303);
  const held = await until('the plan is active', async () => {
    const { rows } = await shop.api.db.query<{ id: string; customer: string }>(
      `SELECT s.provider_subscription_id AS id, a.provider_customer_id AS customer
          FROM app.subscriptions s JOIN app.accounts a ON a.id = s.account_id WHERE a.id = $1`,
      [buyer.testAccount.accountId],
    );
    return rows[0];
  });
  const { customer } = held;
  const stripe: Stripe = createStripe({ url: shop.sandbox.url, secretKey: SANDBOX_KEY });
  const payments = stripePayments(shop.api.config.payments);
  await shop.control('PUT', 'payments/webhooks', { mode: 'discard' });

  await shop.age(held.id, (COUNT - 1) * 7 * 86_400);
  expect(await countOf(payments.listInvoices(held.id))).toBe(COUNT);

  const { data: prices } = await stripe.prices.list({ limit: 1 });
  const items = [{ price: prices[0]?.id ?? '' }];
  await times(COUNT - 1, () => stripe.subscriptions.create({ customer, items }));
  expect(await countOf(payments.listSubscriptions(customer))).toBe(COUNT);

  const { data: charges } = await stripe.charges.list({ customer, limit: 1 });
  const charge = charges[0]?.id ?? '';
  await times(COUNT - 1, () => stripe.refunds.create({ charge, amount: 1 }));
  // One event for all of them.
  await shop.control('PUT', 'payments/webhooks', { mode: 'send' });
  await stripe.refunds.create({ charge, amount: 1 });
  await until('all refunds are noted', async () => {
    const { rows } = await shop.api.db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM app.payment_incidents WHERE account_id = $1 AND kind = 'refund'`,
      [buyer.testAccount.accountId],
    );
    return rows[0]?.count === COUNT;
  });

  // A refused purchase gives back every payment of its subscription.
  const refunded = await payments.refundPayments(held.id);
  expect(refunded).toHaveLength(COUNT);
});
