import { ROUTES } from '@partyline/contract';
import { insertSubscription } from '@partyline/rows/testing';
import { millisecondsInDay } from 'date-fns/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { startApi } from '../../../testing/start-api.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { addBilled, BILLED_PRICE } from '../../../testing/payments/billed-subscription.ts';
import { startTestPayments } from '../../../testing/payments/test-payments.ts';

const payments = oncePerFile(startTestPayments);
const api = oncePerFile(() => startApi({ PAYMENTS_API_URL: payments.url }));
const testAccount = oncePerTest(() => insertTestAccount(api));

/** Whole seconds, as at the provider. */
const PERIOD_END = new Date(Math.floor(Date.now() / 1000) * 1000 + 20 * millisecondsInDay);
let providerId: string;
let id: number;

beforeEach(async () => {
  payments.fault = null;
  payments.beforeAnswer = () => Promise.resolve();
  providerId = addBilled(payments, { periodEnd: PERIOD_END });
  id = await subscribe({ provider_subscription_id: providerId, provider_price_id: BILLED_PRICE });
});

function subscribe(columns: Readonly<Record<string, unknown>>): Promise<number> {
  const dates = { current_period_end: PERIOD_END, auto_renewal_date: PERIOD_END };
  return insertSubscription(api.db, { account_id: testAccount.accountId, ...dates, ...columns });
}

const set = (text: string) => api.db.query(`UPDATE app.subscriptions SET ${text} WHERE id = $1`, [id]);

async function cancel(uid = testAccount.ownerUid, subscription = id) {
  return api.call('cancelSubscription', {
    token: await testAccount.tokenOf(uid),
    body: { subscriptionId: String(subscription) },
  });
}

async function resubscribe(uid = testAccount.ownerUid, subscription = id) {
  return api.call('resubscribe', {
    token: await testAccount.tokenOf(uid),
    params: { id: subscription },
    body: {},
  });
}

async function remove(uid = testAccount.ownerUid, subscription = id) {
  return api.call('deleteSubscription', {
    token: await testAccount.tokenOf(uid),
    params: { id: subscription },
  });
}

const audit = async (subscription = id) =>
  (await testAccount.auditOf(String(subscription))).filter((line) => !line.startsWith('subscription.follow'));
const callsOf = (provider = providerId) => payments.calls.filter((call) => call.includes(provider));
/** Without reading, which happens by its own clock as well. */
const written = () => payments.calls.filter((call) => !call.startsWith('GET '));

it.each([
  ['cancelSubscription', 'cancel'],
  ['resubscribe', 'cancel'],
  ['deleteSubscription', 'unsubscribe'],
] as const)('[GC-8] %s needs the right to %s a subscription', (route, action) => {
  expect(ROUTES[route].permission).toEqual({ kind: 'account', branch: 'subscription', action });
});

describe.each([
  ['cancel', 'subscription.cancel', cancel],
  ['resubscribe', 'subscription.resubscribe', resubscribe],
  ['delete', 'subscription.delete', remove],
] as const)('%s', (_name, action, act) => {
  it.each(['workspace-owner', 'workspace-admin', 'vic-admin', 'endpoint-user'] as const)(
    '[ROLE-38, GC-14] is refused to a %s without a call to the provider',
    async (role) => {
      expect(await act(await testAccount.member(role))).toMatchObject({
        failure: 'forbidden',
        reason: 'no-right',
      });
      expect(callsOf()).toEqual([]);
    },
  );

  it('[GC-14, PLUS-22] answers a foreign subscription like an unknown one', async () => {
    const other = await insertTestAccount(api);
    const foreign = await insertSubscription(api.db, { account_id: other.accountId });
    for (const missing of [foreign, 999_999_999 + foreign]) {
      expect(await act(testAccount.ownerUid, missing)).toMatchObject({ status: 404, failure: 'not-found' });
      expect(await audit(missing)).toEqual([`${action} refused not-found`]);
    }
  });
});

describe('POST subscription/cancel', () => {
  it.each(['account-owner', 'account-admin'] as const)(
    '[API-29, BILL-31, GB-12, PLUS-22] stops the renewal for an %s; the plan works until the end of its period',
    async (role) => {
      const told = await testAccount.told();
      expect(await cancel(await testAccount.member(role))).toMatchObject({
        status: 200,
        data: {
          subscriptionStatus: 'Subscribed',
          cancelStatus: true,
          current_period_end: PERIOD_END.toISOString(),
          expirationDate: PERIOD_END.toISOString(),
          autoRenewalDate: null,
        },
      });
      expect(payments.objects.get(providerId)?.['cancel_at_period_end']).toBe(true);
      expect(await audit()).toEqual(['subscription.cancel done']);
      const news = (await testAccount.told()).slice(told.length);
      expect(news.some((event) => event.includes('subscription update'))).toBe(true);
    },
  );

  it('[GB-12] is refused a second time, and for a trial, with the reason', async () => {
    await cancel();
    expect(await cancel()).toMatchObject({
      status: 400,
      failure: 'subscription-refused',
      reason: 'already-cancelled',
      message: 'This subscription is already cancelled.',
    });
    const trial = await subscribe({ product_kind: 'trial' });
    expect(await cancel(testAccount.ownerUid, trial)).toMatchObject({ reason: 'trial' });
    expect(await audit(trial)).toEqual(['subscription.cancel refused trial']);
  });

  it('[GB-12] changes nothing while the provider is unavailable, and works afterwards', async () => {
    payments.fault = 500;
    expect(await cancel()).toMatchObject({ status: 502, failure: 'payments-unavailable' });
    expect(await audit()).toEqual([]);
    payments.fault = null;
    expect(await cancel()).toMatchObject({ data: { cancelStatus: true } });
  });

  it('[PLUS-22] changes nothing when the audit entry cannot be written, and can be repeated', async () => {
    await api.db.query('ALTER TABLE app.audit ADD CONSTRAINT broken CHECK (false) NOT VALID');
    expect(await cancel()).toMatchObject({ status: 500 });
    await api.db.query('ALTER TABLE app.audit DROP CONSTRAINT broken');
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const read = await api.call('readSubscription', { token, params: { id } });
    expect(read.data).toMatchObject({ cancelStatus: false });
    expect(await cancel()).toMatchObject({ data: { cancelStatus: true } });
  });

  it('cancels an assigned plan, which is not billed, without a call to the provider', async () => {
    const assigned = await subscribe({});
    const before = written();
    expect(await cancel(testAccount.ownerUid, assigned)).toMatchObject({
      data: { cancelStatus: true, isBilled: false },
    });
    expect(written()).toEqual(before);
    expect(await audit(assigned)).toEqual(['subscription.cancel done']);
  });

  it('[GB-12] answers with the changed state although a read from before the change was stored meanwhile', async () => {
    payments.beforeAnswer = async () => {
      if (payments.calls.at(-1)?.startsWith('POST ') === true)
        await set("provider_version = nextval('app.provider_reads')");
    };
    expect((await cancel()).data).toMatchObject({ cancelStatus: true });
    expect((await resubscribe()).data).toMatchObject({ cancelStatus: false });
  });

  it('refuses a user who lost their role during the call to the provider', async () => {
    const uid = await testAccount.member('account-admin');
    payments.beforeAnswer = async () => {
      await api.db.query('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [uid]);
    };
    expect(await cancel(uid)).toMatchObject({ failure: 'forbidden' });
    expect((await audit()).at(-1)).toMatch(/^subscription.cancel refused/);
  });
});

describe('PUT subscription/resubscribe/{id}', () => {
  it('[API-31, BILL-33, GB-12] resumes a cancelled subscription', async () => {
    await cancel();
    expect(await resubscribe()).toMatchObject({
      data: { cancelStatus: false, autoRenewalDate: PERIOD_END.toISOString(), expirationDate: null },
    });
    expect(payments.objects.get(providerId)?.['cancel_at_period_end']).toBe(false);
    expect(await audit()).toEqual(['subscription.cancel done', 'subscription.resubscribe done']);
  });

  it('[BILL-33, BILL-36, GB-12] resumes a subscription that the customer portal ended by a date instead of the flag', async () => {
    await set('cancel_status = true, expiration_date = current_period_end, auto_renewal_date = NULL');
    const cancel_at = PERIOD_END.getTime() / 1000;
    payments.change(providerId, 'customer.subscription.updated', { cancel_at });
    expect(await resubscribe()).toMatchObject({ failure: null, data: { cancelStatus: false } });
    expect(payments.objects.get(providerId)).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
  });

  it('[GB-32] is refused after the end of the period, and without a cancellation', async () => {
    expect(await resubscribe()).toMatchObject({ failure: 'subscription-refused', reason: 'not-cancelled' });
    await set(`cancel_status = true, current_period_end = now(), expiration_date = now()`);
    expect(await resubscribe()).toMatchObject({
      reason: 'period-over',
      message: 'This subscription has ended. Buy it again instead.',
    });
    expect(callsOf()).toEqual([]);
  });
});

describe('DELETE subscription/{id}', () => {
  it.each(['Subscribed', 'Past-Due'])('[API-30, GB-12] is refused while it is %s', async (status) => {
    await set(`status = '${status}'`);
    expect(await remove()).toMatchObject({ failure: 'subscription-refused', reason: 'still-active' });
    expect(callsOf()).toEqual([]);
    expect(await audit()).toEqual(['subscription.delete refused still-active']);
  });

  it('[API-30, BILL-32, GB-12] deletes an ended subscription, also at the provider', async () => {
    await set(`status = 'Not Subscribed'`);
    expect(await remove()).toMatchObject({ status: 200, data: null });
    expect(payments.objects.get(providerId)?.['status']).toBe('canceled');
    expect(await audit()).toEqual(['subscription.delete done']);
    expect(await remove()).toMatchObject({ failure: 'not-found' });
  });

  it('deletes nothing while the provider is unavailable, but what it no longer knows', async () => {
    await set(`status = 'Not Subscribed'`);
    payments.fault = 500;
    expect(await remove()).toMatchObject({ failure: 'payments-unavailable' });
    payments.fault = null;
    await set(`provider_subscription_id = 'sub_forgotten_there'`);
    expect(await remove()).toMatchObject({ status: 200 });
  });
});

describe('GET subscription/billing-session', () => {
  async function open(uid = testAccount.ownerUid) {
    return api.call('createBillingSession', { token: await testAccount.tokenOf(uid) });
  }
  const customer = () =>
    api.db.query('UPDATE app.accounts SET provider_customer_id = $2 WHERE id = $1', [
      testAccount.accountId,
      `cus_${testAccount.accountId}`,
    ]);

  it('[API-33, BILL-36, GB-8] returns the address of the customer portal, not cached and never logged', async () => {
    await customer();
    const { data, headers } = await open();
    expect(data?.url).toBe('https://pay.example.test/portal/secret?to=http://localhost:4200/myaccount');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(api.logLines.join('\n')).not.toContain('portal/secret');
    const { rows } = await api.db.query<{ text: string }>(
      `SELECT audit::text AS text FROM app.audit WHERE account_id = $1 AND action = 'subscription.open-billing'`,
      [testAccount.accountId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain('secret');
  });

  it('[API-33] is refused before the first purchase, to other roles, and while the provider is unavailable', async () => {
    expect(await open()).toMatchObject({ failure: 'no-billing-account' });
    await customer();
    expect(await open(await testAccount.member('workspace-owner'))).toMatchObject({ failure: 'forbidden' });
    payments.fault = 500;
    expect(await open()).toMatchObject({ failure: 'payments-unavailable' });
  });
});
