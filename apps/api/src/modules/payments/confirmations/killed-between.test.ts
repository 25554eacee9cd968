import { CATALOGUE } from '@partyline/catalog';
import { insertSubscription } from '@partyline/rows/testing';
import { millisecondsInDay } from 'date-fns/constants';
import { afterEach, expect, it } from 'vitest';
import { stripePayments } from '../../../providers/payments/stripe-payments.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { idleWorker } from '../../../testing/idle-worker.ts';
import { addBilled, BILLED_PRICE } from '../../../testing/payments/billed-subscription.ts';
import { startTestPayments } from '../../../testing/payments/test-payments.ts';
import { startApi } from '../../../testing/start-api.ts';
import { reconcilePayments } from '../events/reconcile.ts';
import { syncCheckout } from '../sync/sync-checkout.ts';

const provider = oncePerFile(startTestPayments);
const api = oncePerFile(() => startApi({ PAYMENTS_API_URL: provider.url }, { startJobWorker: idleWorker }));
const testAccount = oncePerTest(() => insertTestAccount(api));
const PREMIUM = CATALOGUE.upgrade
  .find(({ title }) => title === 'Premium')
  ?.prices.find(({ interval }) => interval === 'month');

afterEach(() => {
  provider.fault = null;
  provider.beforeAnswer = () => Promise.resolve();
});

it('[PLUS-18] finishes what a node began that was killed between the change and its cancellation', async () => {
  const periodEnd = new Date(Math.floor(Date.now() / 1000) * 1000 + 20 * millisecondsInDay);
  const providerId = addBilled(provider, { periodEnd });
  provider.change(providerId, 'customer.subscription.updated', { cancel_at_period_end: true });
  const vicUuid = await testAccount.instance();
  const id = await insertSubscription(api.db, {
    account_id: testAccount.accountId,
    instance_id: Number((await testAccount.rowOf(vicUuid))['id']),
    current_period_end: periodEnd,
    provider_subscription_id: providerId,
    provider_price_id: BILLED_PRICE,
  });
  const token = await testAccount.tokenOf(testAccount.ownerUid);
  const body = { priceId: PREMIUM?.priceId, subscriptionType: 'upgrade', vicUuid };
  const { data } = await api.call('previewPurchase', { token, body });
  const confirmed = { amountDue: data?.amountDue, prorationAt: data?.prorationAt };
  // Nothing after the price change reaches the provider.
  provider.beforeAnswer = () => {
    if (provider.calls.at(-1) === `POST /v1/subscriptions/${providerId}`) provider.fault = 500;
    return Promise.resolve();
  };
  const answer = await api.call('createCheckoutSession', { token, body: { ...body, confirmed } });
  expect(answer).toMatchObject({ failure: 'payments-unavailable' });
  const held = provider.objects.get(providerId);
  expect(held).toMatchObject({ cancel_at_period_end: true });

  provider.beforeAnswer = () => Promise.resolve();
  provider.fault = null;
  await api.db.query(
    `UPDATE app.checkouts SET created_at = now() - interval '2 minutes', provider_read_at = NULL WHERE account_id = $1`,
    [testAccount.accountId],
  );
  await reconcilePayments(api.db);
  const { rows: jobs } = await api.db.query<{ key: string }>(
    `SELECT key FROM graphile_worker.jobs WHERE key LIKE 'checkout-%'`,
  );
  const { rows } = await api.db.query<{ id: string }>(`SELECT id FROM app.checkouts WHERE account_id = $1`, [
    testAccount.accountId,
  ]);
  const checkout = rows[0]?.id ?? '';
  expect(jobs.map(({ key }) => key)).toContain(`checkout-${checkout}`);
  const payments = stripePayments(api.config.payments);
  const deps = { database: api.db, payments, publicUrl: 'http://localhost:4200' };
  expect(await syncCheckout(deps, checkout)).toMatchObject({ state: 'active' });
  expect(provider.objects.get(providerId)).toMatchObject({ cancel_at_period_end: false });
  const row = await api.call('readSubscription', { token, params: { id } });
  expect(row.data).toMatchObject({ subscription: 'Premium', cancelStatus: false });
});
