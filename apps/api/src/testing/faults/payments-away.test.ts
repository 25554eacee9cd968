import { expect, it } from 'vitest';
import { reconcilePayments } from '../../modules/payments/events/reconcile.ts';
import { endSubscriptions } from '../../modules/subscriptions/ends/end-subscriptions.ts';
import { oncePerFile } from '../fixtures.ts';
import { CARDS, startSandboxShop, typeCard, type SandboxBuyer } from '../payments/sandbox-shop.ts';
import { until } from '../until.ts';

const DAY_S = 86_400;
/** Monthly periods that end within the three days from purchase to outage. */
const BEFORE_DAYS = 28;
const AWAY_DAYS = 3;
const AWAY = { target: 'payments', kind: 'fail', match: '/v1/', status: 503 };

const shop = oncePerFile(startSandboxShop);

interface Money {
  readonly subscriptions: number;
  readonly instances: number;
  readonly bought: number;
  readonly invoices: number;
  readonly status: string | null;
  readonly running: boolean | null;
}

/** The product's counts for an account, and whether its instances run. */
async function moneyOf({ testAccount }: SandboxBuyer): Promise<Money | undefined> {
  const { rows } = await shop.api.db.query<Money>(
    `SELECT (SELECT count(*)::int FROM app.subscriptions WHERE account_id = $1) AS subscriptions,
      (SELECT count(*)::int FROM app.instances WHERE account_id = $1) AS instances,
      (SELECT count(*)::int FROM app.audit WHERE account_id = $1 AND action = 'subscription.buy') AS bought,
      (SELECT count(*)::int FROM app.invoices WHERE account_id = $1) AS invoices,
      (SELECT status FROM app.subscriptions WHERE account_id = $1) AS status,
      (SELECT bool_and(desired_state = 'online') FROM app.instances WHERE account_id = $1) AS running`,
    [testAccount.accountId],
  );
  return rows[0];
}

async function buy(buyer: SandboxBuyer, card: string): Promise<string> {
  expect(await typeCard(await shop.begin(buyer), card)).toBe(303);
  return until('the plan is active', () => providerIdOf(buyer));
}

async function providerIdOf({ testAccount }: SandboxBuyer): Promise<string | undefined> {
  const { rows } = await shop.api.db.query<{ id: string }>(
    'SELECT provider_subscription_id AS id FROM app.subscriptions WHERE account_id = $1',
    [testAccount.accountId],
  );
  return rows[0]?.id;
}

async function startShow({ testAccount }: SandboxBuyer): Promise<void> {
  await shop.api.db.query(
    `UPDATE app.instances SET state = 'online', status = 'healthy', desired_state = 'online' WHERE account_id = $1`,
    [testAccount.accountId],
  );
}

/** Advances the provider's clock and the product's stored times. */
async function passDays(days: number): Promise<void> {
  await shop.control('POST', 'payments/clock', { advanceSeconds: days * DAY_S });
  await shop.api.db.query(
    `UPDATE app.subscriptions SET current_period_end = current_period_end - make_interval(days => $1),
      auto_renewal_date = auto_renewal_date - make_interval(days => $1),
      provider_read_at = provider_read_at - make_interval(days => $1)`,
    [days],
  );
  await shop.api.db.query(
    `UPDATE app.checkouts SET created_at = created_at - make_interval(days => $1),
      expires_at = expires_at - make_interval(days => $1),
      provider_read_at = provider_read_at - make_interval(days => $1)`,
    [days],
  );
}

async function runMinute(): Promise<void> {
  await endSubscriptions(shop.api.db, new Date());
  await reconcilePayments(shop.api.db);
}

it('[PLUS-17, PLUS-19, GB-12] loses and repeats nothing while the provider is unavailable for three days, and stops no running device', async () => {
  const { api } = shop;
  const newBuyer = () => shop.newBuyer();
  const [renews, fails, pays, waits] = await Promise.all([newBuyer(), newBuyer(), newBuyer(), newBuyer()]);
  await buy(renews, CARDS.works);
  const failing = await buy(fails, CARDS.worksOnce);
  for (const buyer of [renews, fails]) {
    await until('the invoice is there', async () => (await moneyOf(buyer))?.invoices === 1);
    await startShow(buyer);
  }

  // One buyer has just paid; neither they nor the events get through.
  await shop.control('PUT', 'payments/webhooks', { mode: 'hold' });
  const page = await shop.begin(pays);
  expect(await typeCard(page, CARDS.works)).toBe(303);
  await passDays(BEFORE_DAYS);
  await shop.control('POST', 'faults', AWAY);

  expect(await api.call('readCheckoutSession', { token: pays.token })).toMatchObject({
    failure: 'payments-unavailable',
  });
  await expect(shop.begin(waits)).rejects.toThrow('payments-unavailable');
  for (let day = 0; day < AWAY_DAYS; day += 1) {
    await passDays(1);
    await runMinute();
  }
  await until('the jobs have met the outage', () =>
    api.logLines.some((line) => line.includes('the payment provider did not answer')),
  );
  for (const buyer of [renews, fails])
    expect(await moneyOf(buyer)).toMatchObject({ status: 'Subscribed', subscriptions: 1, running: true });
  expect(await moneyOf(pays)).toMatchObject({ subscriptions: 0, instances: 0 });

  await shop.control('DELETE', 'faults');
  await shop.control('PUT', 'payments/webhooks', { mode: 'send' });
  await runMinute();
  const isSettled = (buyer: SandboxBuyer, expected: Partial<Money>) =>
    until('it is as the provider says', async () => {
      const money = await moneyOf(buyer);
      return Object.entries(expected).every(([name, value]) => money?.[name as keyof Money] === value);
    });
  const once = { subscriptions: 1, instances: 1, bought: 1 };
  await isSettled(renews, { ...once, status: 'Subscribed', invoices: 2, running: true });
  await isSettled(fails, { ...once, status: 'Past-Due', invoices: 2, running: true });
  await isSettled(pays, { ...once, status: 'Subscribed', invoices: 2 });
  expect(await providerIdOf(fails)).toBe(failing);
  await runMinute();
  for (const buyer of [renews, fails, pays]) expect(await moneyOf(buyer)).toMatchObject(once);
  expect(await moneyOf(waits)).toMatchObject({ subscriptions: 0, instances: 0, invoices: 0 });
});
