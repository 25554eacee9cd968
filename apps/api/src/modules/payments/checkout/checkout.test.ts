import { CATALOGUE } from '@partyline/catalog';
import type { SubscriptionType } from '@partyline/pricing';
import { insertSubscription } from '@partyline/rows/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { idleWorker } from '../../../testing/idle-worker.ts';
import { startApi } from '../../../testing/start-api.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startTestPayments, TEST_WEBHOOK_SECRETS } from '../../../testing/payments/test-payments.ts';

const provider = oncePerFile(startTestPayments);
const api = oncePerFile(() => {
  const settings = {
    PAYMENTS_API_URL: provider.url,
    PAYMENTS_WEBHOOK_SECRETS: TEST_WEBHOOK_SECRETS.join(','),
  };
  return startApi(settings, { startJobWorker: idleWorker });
});
const testAccount = oncePerTest(() => insertTestAccount(api));
let token: string;

beforeEach(async () => {
  await api.db.query('DELETE FROM app.subscriptions WHERE account_id = $1', [testAccount.accountId]);
  token = await testAccount.tokenOf(testAccount.ownerUid);
  provider.fault = null;
  provider.isDeclining = false;
});

function priceIdOf(type: SubscriptionType, plan: string, interval = 'month') {
  const product = CATALOGUE[type].find(({ title }) => title === plan);
  const price = product?.prices.find((one) => one.interval === interval);
  if (price === undefined) throw new Error('There is no such price.');
  return price;
}
const PRO = priceIdOf('new', 'Pro');
const begin = (body: unknown, by = token) => api.call('createCheckoutSession', { token: by, body });
const DEVICE_PRO = { priceId: priceIdOf('skyport', 'Pro').priceId, subscriptionType: 'skyport' };
const NEW_PRO = { priceId: PRO.priceId, subscriptionType: 'new' };

async function count(table: string, where = 'true'): Promise<number> {
  const { rows } = await api.db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM app.${table} WHERE account_id = $1 AND ${where}`,
    [testAccount.accountId],
  );
  return rows[0]?.n ?? -1;
}

/** Buys and pays; the return page's check fulfils it. */
async function buy(body: object = NEW_PRO) {
  const { data } = await begin(body);
  const session = provider.newest('checkout.session');
  const events = provider.pay(session.id);
  const state = await api.call('readCheckoutSession', {
    token,
    query: { checkoutId: data?.checkoutId ?? '' },
  });
  return { events, state: state.data };
}

describe('a new checkout', () => {
  it("[API-32, PAY-3, PAY-4, GB-10] returns the provider's page, which returns with the type and the result", async () => {
    const answer = await begin({ ...NEW_PRO, users: PRO.users, price: PRO.price });
    expect(answer).toMatchObject({ status: 200, failure: null });
    const session = provider.newest('checkout.session');
    expect(answer.data?.url).toBe(session['url']);
    expect(session['success_url']).toBe(
      'http://localhost:4200/dashboard?subscriptionType=new&payment=success',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(api.logLines.join('')).not.toContain(String(session['url']));
    expect(await testAccount.auditOf(answer.data?.checkoutId ?? '')).toEqual(['subscription.checkout done']);
    expect(await count('subscriptions')).toBe(0);
  });

  it('[GB-10] opens one session for a double click and for two tabs', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => begin(NEW_PRO)));
    expect(new Set(answers.map(({ data }) => data?.url)).size).toBe(1);
    expect(answers[0]?.data?.url).toBeDefined();
    expect(await count('checkouts')).toBe(1);
  });

  it('[PLUS-18] sells at the shown price: a page open at an older price is closed first', async () => {
    const older = await begin(NEW_PRO);
    const session = provider.newest('checkout.session');
    // As after a change of the catalogue.
    await api.db.query('UPDATE app.checkouts SET amount_cents = amount_cents + 100 WHERE id = $1', [
      older.data?.checkoutId,
    ]);
    const { data, failure } = await begin({ ...NEW_PRO, price: PRO.price });
    expect(failure).toBeNull();
    expect(data?.checkoutId).not.toBe(older.data?.checkoutId);
    expect(data?.url).not.toBe(older.data?.url);
    expect(provider.objects.get(session.id)).toMatchObject({ status: 'expired' });
    expect(await count('checkouts', `state = 'open' AND amount_cents = ${PRO.price}`)).toBe(1);
    expect(await count('checkouts', "state = 'open'")).toBe(1);
  });

  it('[BILL-38, GB-11] refuses an active plan and a second trial with the specified texts', async () => {
    const trial = { priceId: 'trial-4', subscriptionType: 'trial' };
    const first = await begin(trial);
    expect(first.data?.url).toBe('http://localhost:4200/dashboard?subscriptionType=trial&payment=success');
    expect(await count('subscriptions', "product_kind = 'trial'")).toBe(1);
    expect(await begin(trial)).toMatchObject({ status: 400, failure: 'plan-already-active' });
    const admin = await testAccount.tokenOf(await testAccount.member('account-admin'));
    expect(await begin(trial, admin)).toMatchObject({ status: 400, failure: 'plan-already-active' });
    const { state } = await buy();
    const again = await begin({ ...NEW_PRO, vicUuid: state?.vicUuid });
    expect(again).toMatchObject({ status: 400, failure: 'plan-already-active' });
    expect(again.message).toBe('You have already an active plan.');
  });

  it.each([
    ['a price that is not on sale', { ...NEW_PRO, priceId: 'pro-for-nothing' }, 'price-not-valid'],
    ['a price of another list', { ...NEW_PRO, priceId: 'trial-4' }, 'price-not-valid'],
    ['other users than were shown', { ...NEW_PRO, users: PRO.users + 1 }, 'price-changed'],
    ['other cents than were shown', { ...NEW_PRO, price: 1 }, 'price-changed'],
    ['cents that are none', { ...NEW_PRO, price: -1 }, 'request-not-proper'],
    ['an unknown type', { ...NEW_PRO, subscriptionType: 'gift' }, 'request-not-proper'],
    ['an upgrade of nothing', { ...NEW_PRO, subscriptionType: 'upgrade' }, 'price-not-valid'],
    ['the second product line for no device', DEVICE_PRO, 'request-not-proper'],
    ['an unknown field', { ...NEW_PRO, amount: 1 }, 'request-not-proper'],
    [
      'an instance that is not there',
      { ...NEW_PRO, vicUuid: '00000000-0000-4000-8000-000000000000' },
      'not-found',
    ],
  ])('[GB-5, GB-10] refuses %s without a call to the provider', async (_, body, failure) => {
    const before = provider.calls.length;
    expect(await begin(body)).toMatchObject({ failure });
    expect(provider.calls.length).toBe(before);
    expect(await count('checkouts')).toBe(0);
  });

  it('[GP-7, GB-10] sells the second product line only for a physical device of the account', async () => {
    const other = await insertTestAccount(api);
    expect(await begin({ ...DEVICE_PRO, vicUuid: await other.device() })).toMatchObject({
      failure: 'not-found',
    });
    const instance = { ...DEVICE_PRO, vicUuid: await testAccount.instance() };
    expect(await begin(instance)).toMatchObject({ failure: 'request-not-proper' });
    const device = { ...DEVICE_PRO, vicUuid: await testAccount.device() };
    expect(await begin({ ...NEW_PRO, vicUuid: device.vicUuid })).toMatchObject({
      failure: 'request-not-proper',
    });
    expect((await buy(device)).state).toMatchObject({ state: 'active', vicUuid: device.vicUuid });
    expect(await count('subscriptions', "product_kind = 'skyport'")).toBe(1);
    expect(await begin(device)).toMatchObject({ failure: 'plan-already-active' });
    // The device has a plan now: a further one replaces it, charged at once.
    const { priceId } = priceIdOf('skyport', 'Essential');
    const change = { priceId, subscriptionType: 'skyport', vicUuid: device.vicUuid };
    expect((await api.call('previewPurchase', { token, body: change })).data).toMatchObject({
      chargedAt: 'once',
    });
  });

  it('[GC-14] does not find an instance of another account', async () => {
    const other = await insertTestAccount(api);
    const vicUuid = await other.instance();
    expect(await begin({ ...NEW_PRO, vicUuid })).toMatchObject({ failure: 'not-found' });
  });

  it.each(['workspace-owner', 'workspace-admin', 'vic-admin', 'endpoint-user'] as const)(
    '[ROLE-19, BILL-29] is refused to a %s, and so are its preview and its check',
    async (role) => {
      const by = await testAccount.tokenOf(await testAccount.member(role));
      expect(await begin(NEW_PRO, by)).toMatchObject({ failure: 'forbidden', reason: 'no-right' });
      const preview = await api.call('previewPurchase', { token: by, body: NEW_PRO });
      expect(preview).toMatchObject({ failure: 'forbidden' });
      expect(await api.call('readCheckoutSession', { token: by })).toMatchObject({ failure: 'forbidden' });
      expect(await count('checkouts')).toBe(0);
    },
  );

  it('[GEN-1, GEN-5, GP-6] is refused to a customer of a partner, and open to an account admin and to a partner', async () => {
    const by = await testAccount.tokenOf(await testAccount.member('account-admin'));
    expect(await begin(NEW_PRO, by)).toMatchObject({ failure: null });
    const { accountId } = testAccount;
    const become = (status: string) =>
      api.db.query('UPDATE app.accounts SET customer_status = $2 WHERE id = $1', [accountId, status]);
    await become('PARTNER_CUSTOMER');
    expect(await begin(NEW_PRO)).toMatchObject({ failure: 'forbidden', reason: 'partner-customer' });
    await become('AUTHORIZED_PARTNER');
    expect(await begin(NEW_PRO)).toMatchObject({ failure: null });
    expect((await buy()).state).toMatchObject({ state: 'active', plan: 'Pro' });
  });

  it.each(['reset', 429, 500] as const)(
    'reports that the provider is unavailable: %s; and works afterwards',
    async (fault) => {
      provider.fault = fault;
      const away = await begin(NEW_PRO);
      expect(away).toMatchObject({ status: 502, failure: 'payments-unavailable' });
      provider.fault = null;
      expect(await begin(NEW_PRO)).toMatchObject({ failure: null });
      expect(await count('checkouts')).toBe(1);
    },
  );
});

it('waits for a slow provider, and two concurrent calls get one session', async () => {
  provider.fault = { slowMs: 300 };
  const answers = await Promise.all([begin(NEW_PRO), begin(NEW_PRO)]);
  expect(answers.map(({ failure }) => failure)).toEqual([null, null]);
  expect(new Set(answers.map(({ data }) => data?.url)).size).toBe(1);
});

describe('the return of a payment', () => {
  it('[PLUS-17, GB-4] fulfils a payment that the provider confirms once, before any event', async () => {
    const { state } = await buy();
    expect(state).toMatchObject({ state: 'active', plan: 'Pro', users: PRO.users, interval: 'month' });
    expect(state?.vicUuid).toMatch(/^[0-9a-f-]{36}$/);
    await Promise.all([1, 2, 3].map(() => api.call('readCheckoutSession', { token })));
    expect([await count('subscriptions'), await count('instances')]).toEqual([1, 1]);
    expect(await testAccount.told()).toContain('subscription update,dashboard update');
  });

  it('[PAY-16, GB-4] grants nothing to an address typed by hand', async () => {
    const none = await api.call('readCheckoutSession', { token });
    expect(none.data).toMatchObject({ state: 'none', subscriptionId: null });
    await begin(NEW_PRO);
    const open = await api.call('readCheckoutSession', { token });
    expect(open.data).toMatchObject({ state: 'open', subscriptionId: null });
    expect([await count('subscriptions'), await count('instances')]).toEqual([0, 0]);
  });

  it('does not find a checkout of another account', async () => {
    const { data } = await begin(NEW_PRO);
    const other = await insertTestAccount(api);
    const by = await other.tokenOf(other.ownerUid);
    const query = { checkoutId: data?.checkoutId ?? '' };
    expect(await api.call('readCheckoutSession', { token: by, query })).toMatchObject({
      failure: 'not-found',
    });
  });

  it('[GB-4] refuses and records a payment in another currency, or of another amount', async () => {
    for (const change of [{ currency: 'eur' }, { amount: 1 }]) {
      const { data } = await begin(NEW_PRO);
      provider.pay(provider.newest('checkout.session').id, change);
      const query = { checkoutId: data?.checkoutId ?? '' };
      const state = await api.call('readCheckoutSession', { token, query });
      expect(state.data).toMatchObject({ state: 'refused', subscriptionId: null });
    }
    expect(await count('subscriptions')).toBe(0);
    const { rows } = await api.db.query<{ kind: string; currency: string }>(
      'SELECT kind, currency FROM app.payment_incidents WHERE account_id = $1 ORDER BY id',
      [testAccount.accountId],
    );
    expect(rows).toEqual([
      { kind: 'foreign-currency', currency: 'EUR' },
      { kind: 'unexpected-amount', currency: 'USD' },
    ]);
    // The buyer may have left the payment screen.
    const { data: news } = await api.call('listNotifications', { token });
    const message = `Your payment for Pro with ${PRO.users} users could not be accepted. You will get your money back.`;
    expect(news).toMatchObject([{ message }, { message }]);
    const jobs = await api.db.query("SELECT FROM graphile_worker.jobs WHERE key LIKE 'end-sub_%'");
    expect(jobs.rowCount).toBeGreaterThanOrEqual(2);
  });

  it('[GB-30, DEV-34] replaces a trial on the same instance, whose configuration is reset', async () => {
    const vicUuid = await testAccount.instance();
    const row = await testAccount.rowOf(vicUuid);
    await insertSubscription(api.db, {
      account_id: testAccount.accountId,
      instance_id: row['id'],
      product_kind: 'trial',
      plan: 'Trial',
      users: 4,
      billing_interval: null,
    });
    const upgrade = priceIdOf('upgrade', 'Premium');
    const { state } = await buy({ priceId: upgrade.priceId, subscriptionType: 'upgrade', vicUuid });
    expect(state).toMatchObject({ state: 'active', vicUuid });
    const { rows: commands } = await api.db.query(
      'SELECT action, parameters FROM app.instance_commands WHERE instance_id = $1',
      [row['id']],
    );
    expect(commands).toEqual([
      { action: 'save', parameters: { deviceName: row['device_name'], resetConfiguration: true } },
    ]);
    expect(await testAccount.auditOf(vicUuid)).toEqual(['instance.save done']);
    expect([await count('instances'), await count('subscriptions', 'deleted_at IS NULL')]).toEqual([1, 1]);
    expect(await begin({ priceId: 'trial-4', subscriptionType: 'trial' })).toMatchObject({
      status: 400,
      failure: 'plan-already-active',
    });
  });
});

describe('a change that is charged at once', () => {
  const PREMIUM = priceIdOf('upgrade', 'Premium');
  const options = (vicUuid: string | null | undefined) => ({
    priceId: PREMIUM.priceId,
    subscriptionType: 'upgrade',
    vicUuid,
  });

  it('[PLUS-18] is charged only with the previewed amount', async () => {
    const { state } = await buy();
    const body = options(state?.vicUuid);
    expect(await begin(body)).toMatchObject({ failure: 'preview-required' });
    const preview = await api.call('previewPurchase', { token, body });
    expect(preview.data).toMatchObject({
      chargedAt: 'once',
      currency: 'USD',
      amountDue: PREMIUM.price - 1000,
      renewals: Array.from({ length: 3 }, () => ({ credit: 0, due: PREMIUM.price, left: 0 })),
      credit: { added: 0, used: 0, left: 0, carriedOver: 0 },
      instanceEffect: 'keeps-running',
      usersConnected: null,
    });
    // The old price's unused time ends earlier here: the renewal is that of the new price.
    const { renewalAt } = preview.data ?? {};
    expect(Date.parse(renewalAt ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    const { amountDue = 0, prorationAt } = preview.data ?? {};
    const wrong = await begin({ ...body, confirmed: { amountDue: amountDue - 1, prorationAt } });
    expect(wrong).toMatchObject({ failure: 'price-changed' });
    expect(await count('subscriptions', "plan = 'Premium'")).toBe(0);
    const right = await begin({ ...body, confirmed: { amountDue, prorationAt } });
    expect(right.failure).toBeNull();
    expect(await count('subscriptions', "plan = 'Premium'")).toBe(1);
    expect(await count('subscriptions')).toBe(1);
    const query = { checkoutId: right.data?.checkoutId ?? '' };
    const after = await api.call('readCheckoutSession', { token, query });
    expect(after.data).toMatchObject({ state: 'active', plan: 'Premium' });
  });

  it('[PLUS-18] reports a declined card, and changes nothing', async () => {
    const { state } = await buy();
    const body = options(state?.vicUuid);
    const { data } = await api.call('previewPurchase', { token, body });
    provider.isDeclining = true;
    const confirmed = { amountDue: data?.amountDue, prorationAt: data?.prorationAt };
    expect(await begin({ ...body, confirmed })).toMatchObject({ failure: 'payment-failed' });
    expect(await count('subscriptions', "plan = 'Pro' AND status = 'Subscribed'")).toBe(1);
    provider.isDeclining = false;
    expect(await begin({ ...body, confirmed })).toMatchObject({ failure: null });
  });

  it('[PLUS-18] has no amount and no change while the provider is unavailable', async () => {
    const { state } = await buy();
    provider.fault = 500;
    const body = options(state?.vicUuid);
    const preview = await api.call('previewPurchase', { token, body });
    expect(preview).toMatchObject({ failure: 'payments-unavailable' });
  });
});
