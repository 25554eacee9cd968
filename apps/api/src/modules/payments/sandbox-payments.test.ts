import { CATALOGUE } from '@partyline/catalog';
import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { createStripe } from '../../providers/payments/stripe-client.ts';
import { stripePayments } from '../../providers/payments/stripe-payments.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import {
  CARDS,
  SANDBOX_KEY,
  smallestPrice,
  startSandboxShop,
  typeCard,
} from '../../testing/payments/sandbox-shop.ts';
import { until } from '../../testing/until.ts';
import { refundRefused } from './sync/sync-bills.ts';

const shop = oncePerFile(startSandboxShop);
const buyer = oncePerFile(() => shop.newBuyer());

function priceOf(type: 'new' | 'upgrade', plan: string) {
  const found = CATALOGUE[type].find(({ title }) => title === plan);
  const price = found?.prices.find(({ interval }) => interval === 'month');
  if (price === undefined) throw new Error('There is no such price.');
  return price;
}

async function only<Row>(text: string): Promise<Row | undefined> {
  const { rows } = await shop.api.db.query(text, [buyer.testAccount.accountId]);
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0] as Row | undefined; // as the statement says
}

it('[API-32, PLUS-17, PLUS-18, PLUS-22] buys, changes and refunds a plan at the sandbox, over HTTP and by its events alone', async () => {
  const { token } = buyer;
  const essential = priceOf('new', 'Essential');
  const begun = await shop.api.call('createCheckoutSession', {
    token,
    body: { priceId: essential.priceId, subscriptionType: 'new', price: essential.price },
  });
  const url = begun.data?.url ?? '';
  expect(await typeCard(url, CARDS.declined)).not.toBe(303);
  expect(await typeCard(url, CARDS.works)).toBe(303);

  // The browser never returns from the provider's page: events do it.
  const held = await until('the event is processed', () =>
    only<{ plan: string; vicUuid: string; providerId: string }>(
      `SELECT s.plan, i.vic_uuid AS "vicUuid", s.provider_subscription_id AS "providerId"
        FROM app.subscriptions s JOIN app.instances i ON i.id = s.instance_id WHERE s.account_id = $1`,
    ),
  );
  expect(held.plan).toBe('Essential');
  const invoice = await until('the invoice is there', () =>
    only<{ status: string; amount: number; url: string }>(
      `SELECT status, amount_cents::int AS amount, hosted_url AS url FROM app.invoices
        WHERE account_id = $1 AND status = 'Paid' AND plan = 'Essential'`,
    ),
  );
  expect(invoice.amount).toBe(essential.price);

  const premium = priceOf('upgrade', 'Premium');
  const body = { priceId: premium.priceId, subscriptionType: 'upgrade', vicUuid: held.vicUuid };
  const preview = await shop.api.call('previewPurchase', { token, body });
  expect(preview.data).toMatchObject({ chargedAt: 'once', renewalAmount: premium.price });
  const { amountDue = -1, prorationAt = 0 } = preview.data ?? {};
  expect(amountDue).toBeGreaterThan(0);
  const confirmed = { amountDue, prorationAt };
  const changed = await shop.api.call('createCheckoutSession', { token, body: { ...body, confirmed } });
  expect(changed.failure).toBeNull();
  const charged = await until('the change is billed', () =>
    only<{ amount: number }>(
      `SELECT amount_cents::int AS amount FROM app.invoices WHERE account_id = $1 AND amount_cents <> ${essential.price}`,
    ),
  );
  expect(charged.amount).toBe(amountDue);
  const now = await only<{ plan: string }>('SELECT plan FROM app.subscriptions WHERE account_id = $1');
  expect(now?.plan).toBe('Premium');

  const stripe: Stripe = createStripe({ url: shop.sandbox.url, secretKey: SANDBOX_KEY });
  const { data: charges } = await stripe.charges.list({ limit: 1 });
  await stripe.refunds.create({ charge: charges[0]?.id ?? '' });
  await until('the refund is recorded', () =>
    only('SELECT 1 AS one FROM app.invoices WHERE account_id = $1 AND refunded_cents = amount_cents'),
  );

  const { rows: entries } = await shop.api.db.query<{ action: string; details: Record<string, unknown> }>(
    `SELECT action, details FROM app.audit
        WHERE account_id = $1 AND action IN ('subscription.buy', 'subscription.change', 'payment.refund') ORDER BY id`,
    [buyer.testAccount.accountId],
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'subscription.buy',
    'subscription.change',
    'payment.refund',
  ]);
  for (const { details } of entries)
    expect(details['buyer']).toBe(`${buyer.testAccount.ownerUid}@example.test`);
  const { rows: refunded } = await shop.api.db.query(
    'SELECT number FROM app.invoices WHERE refunded_cents > 0',
  );
  expect(refunded).toEqual([{ number: entries[2]?.details['invoice'] }]);

  await stripe.subscriptions.cancel(held.providerId);
  await until('its end is followed', () =>
    only("SELECT 1 AS one FROM app.subscriptions WHERE account_id = $1 AND status = 'Not Subscribed'"),
  );
});

it('[GB-4, PAY-16] refunds a refused payment once, and grants nothing for it', async () => {
  const other = await shop.newBuyer();
  const { accountId } = other.testAccount;
  const url = await shop.begin(other);
  const { priceId } = smallestPrice('month');
  await shop.control('PUT', `payments/prices/${priceId}/currency`, { currency: 'eur' });
  expect(await typeCard(url, CARDS.works)).toBe(303);
  const refusal = await until('the refusal is settled', async () => {
    const { rows } = await shop.api.db.query<{ id: string }>(
      `SELECT provider_object_id AS id FROM app.payment_incidents
          WHERE account_id = $1 AND kind = 'foreign-currency' AND status = 'refunded'`,
      [accountId],
    );
    return rows[0];
  });
  const stripe = createStripe({ url: shop.sandbox.url, secretKey: SANDBOX_KEY });
  expect((await stripe.subscriptions.retrieve(refusal.id)).status).toBe('canceled');

  // Repeated as after a crash: no second refund.
  const payments = stripePayments({ url: shop.sandbox.url, secretKey: SANDBOX_KEY });
  const deps = { database: shop.api.db, payments, publicUrl: 'http://localhost:4200' };
  await Promise.all([refundRefused(deps, refusal.id), refundRefused(deps, refusal.id)]);
  const { data: charges } = await stripe.charges.list({ limit: 1 });
  const { data: refunds } = await stripe.refunds.list({ charge: charges[0]?.id ?? '' });
  expect(refunds.map(({ amount, currency }) => ({ amount, currency }))).toEqual([
    { amount: charges[0]?.amount, currency: 'eur' },
  ]);
  const { rows } = await shop.api.db.query(
    `SELECT (SELECT count(*)::int FROM app.subscriptions WHERE account_id = $1) AS subscriptions,
        (SELECT count(*)::int FROM app.instances WHERE account_id = $1) AS instances,
        (SELECT count(*)::int FROM app.audit WHERE account_id = $1 AND action = 'payment.refund') AS audited`,
    [accountId],
  );
  expect(rows).toEqual([{ subscriptions: 0, instances: 0, audited: 1 }]);
});
