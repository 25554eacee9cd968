import { CATALOGUE } from '@partyline/catalog';
import type { CustomerStatus } from '@partyline/roles';
import { insertAccount, insertMember, insertRow, insertWorkspace } from '@partyline/rows/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stripePayments } from '../../../providers/payments/stripe-payments.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { idleWorker } from '../../../testing/idle-worker.ts';
import { startTestPayments, TEST_WEBHOOK_SECRETS } from '../../../testing/payments/test-payments.ts';
import { startApi } from '../../../testing/start-api.ts';
import { closeAccountsOf } from '../../own-data/close-account.service.ts';
import { removePartner } from '../../partners/partners.service.ts';
import { releaseForOperator } from '../../partners/release.service.ts';
import { stopRenewal } from '../sync/stop-renewal.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';

const provider = oncePerFile(startTestPayments);
const api = oncePerFile(() => {
  const settings = {
    PAYMENTS_API_URL: provider.url,
    PAYMENTS_WEBHOOK_SECRETS: TEST_WEBHOOK_SECRETS.join(','),
  };
  return startApi(settings, { startJobWorker: idleWorker });
});
let deps: SyncDeps;
beforeAll(() => {
  const payments = stripePayments(api.config.payments);
  deps = { database: api.db, payments, publicUrl: 'http://localhost:4200' };
});

const PRO = CATALOGUE.new
  .find(({ title }) => title === 'Pro')!
  .prices.find(({ interval }) => interval === 'month')!;
const NEW_PRO = { priceId: PRO.priceId, subscriptionType: 'new' };

interface Member {
  readonly accountId: number;
  readonly ownerUid: string;
  readonly email: string;
  readonly token: string;
}

async function insertOwned(customerStatus: CustomerStatus, name: string): Promise<Member> {
  const { accountId, ownerUid } = await insertAccount(api.db, { name, customerStatus, productKind: null });
  const email = `${ownerUid}@example.test`;
  return { accountId, ownerUid, email, token: await api.tokenFor({ uid: ownerUid, email, accountId }) };
}

let partner: Member;
let customer: Member & { readonly customerId: number };

async function insertCustomerOf({ accountId: partner_id }: Member) {
  const made = await insertOwned('PARTNER_CUSTOMER', 'Hall');
  const columns = { partner_id, email: made.email, company: 'Hall', state: 'active', expires_at: new Date() };
  const customerId = await insertRow<number>(
    api.db,
    'partner_customers',
    { ...columns, account_id: made.accountId },
    'id',
  );
  return { ...made, customerId };
}

beforeEach(async () => {
  partner = await insertOwned('AUTHORIZED_PARTNER', 'Northlight');
  customer = await insertCustomerOf(partner);
});

const begin = (token: string, body: object) =>
  api.call('createCheckoutSession', { token, body: { ...NEW_PRO, ...body } });

const readState = (token: string, checkoutId: string) =>
  api.call('readCheckoutSession', { token, query: { checkoutId } });

/** Buys for the customer; `before` runs between the payment and its check. */
async function buy(before: () => Promise<unknown> = () => Promise.resolve()) {
  const { data } = await begin(partner.token, { customerId: customer.customerId });
  const checkoutId = data!.checkoutId;
  provider.pay(provider.newest('checkout.session').id);
  await before();
  const state = await readState(partner.token, checkoutId);
  return { checkoutId, state: state.data };
}

async function subscriptionOf(accountId: number) {
  const { rows } = await api.db.query<{ payer: number | null; providerId: string; cancelled: boolean }>(
    `SELECT payer_account_id AS payer, provider_subscription_id AS "providerId", cancel_status AS cancelled
      FROM app.subscriptions WHERE account_id = $1 AND deleted_at IS NULL`,
    [accountId],
  );
  return rows;
}

async function jobs() {
  const { rows } = await api.db.query<{ key: string }>(
    'SELECT key FROM graphile_worker.jobs WHERE key IS NOT NULL',
  );
  return rows.map(({ key }) => key);
}

describe("a partner's purchase", () => {
  it('[HZ-5, HZ-6, GEN-5, GP-6] makes the intercom in the account of the customer, and is paid by the partner', async () => {
    const { state } = await buy();
    expect(state).toMatchObject({ state: 'active', plan: 'Pro' });
    expect(await subscriptionOf(customer.accountId)).toMatchObject([{ payer: partner.accountId }]);
    expect(await subscriptionOf(partner.accountId)).toEqual([]);
    const instances = await api.db.query('SELECT account_id FROM app.instances WHERE account_id = ANY ($1)', [
      [partner.accountId, customer.accountId],
    ]);
    expect(instances.rows).toEqual([{ account_id: customer.accountId }]);
    const { rows } = await api.db.query(
      'SELECT id FROM app.accounts WHERE id = ANY ($1) AND provider_customer_id IS NOT NULL',
      [[partner.accountId, customer.accountId]],
    );
    expect(rows).toEqual([{ id: partner.accountId }]);
    const list = await api.call('listPartnerCustomers', { token: partner.token });
    expect(list.data).toMatchObject([{ company: 'Hall', plans: ['Pro'], users: PRO.users, health: 'ok' }]);
  });

  it('[HZ-6] tells the customer nothing of the money, and lets it neither cancel nor see the checkout', async () => {
    const { checkoutId } = await buy();
    const { data } = await api.call('listSubscriptions', { token: customer.token });
    expect(data).toMatchObject([{ price: null, payUrl: null, paidByPartner: true }]);
    expect(await readState(customer.token, checkoutId)).toMatchObject({ failure: 'forbidden' });
    const body = { subscriptionId: data![0]!.subscriptionId };
    expect(await api.call('cancelSubscription', { token: customer.token, body })).toMatchObject({
      reason: 'partner-customer',
    });
    expect((await api.call('listBilling', { token: customer.token })).data).toEqual([]);
    expect(await api.call('cancelSubscription', { token: partner.token, body })).toMatchObject({
      data: { cancelStatus: true },
    });
  });

  it('[HZ-5] names a customer of the partner: another one, an offer and an unknown one are not found', async () => {
    const rival = await insertOwned('AUTHORIZED_PARTNER', 'Rival');
    const offered = {
      partner_id: rival.accountId,
      email: 'x@example.test',
      company: 'X',
      expires_at: new Date(),
    };
    const offerId = await insertRow<number>(api.db, 'partner_customers', offered, 'id');
    for (const customerId of [customer.customerId, offerId, 999_999]) {
      expect(await begin(rival.token, { customerId })).toMatchObject({ status: 404, failure: 'not-found' });
      const body = { ...NEW_PRO, customerId };
      expect(await api.call('previewPurchase', { token: rival.token, body })).toMatchObject({ status: 404 });
    }
    const direct = await insertOwned('B2C', 'Direct');
    expect(await begin(direct.token, { customerId: customer.customerId })).toMatchObject({ status: 404 });
    expect(await begin(customer.token, {})).toMatchObject({ reason: 'partner-customer' });
  });

  it('[HZ-6] stops renewing when the partner was removed while its customer was bought for', async () => {
    const { state } = await buy(() => removePartner(api.db, { id: partner.accountId }));
    expect(state).toMatchObject({ state: 'active' });
    const [held] = await subscriptionOf(customer.accountId);
    expect(await jobs()).toContain(`stop-renewal-${held!.providerId}`);
    await stopRenewal(deps, held!.providerId);
    expect(await subscriptionOf(customer.accountId)).toMatchObject([{ cancelled: true }]);
  });
});

describe('what a partner pays for its customer', () => {
  const PREMIUM = CATALOGUE.upgrade
    .find(({ title }) => title === 'Premium')!
    .prices.find(({ interval }) => interval === 'month')!;
  const paidBy = async ({ token }: Member) => {
    const { data } = await api.call('accountSubscriptions', { token });
    return { own: data!.subscriptions, customers: data!.customerSubscriptions };
  };

  it('[HZ-6, PLUS-21] is in its list, with the price and without the names of the intercom and its workspace', async () => {
    const { state } = await buy();
    const { own, customers } = await paidBy(partner);
    expect(own).toEqual([]);
    expect(customers).toMatchObject([
      {
        subscription: 'Pro',
        price: expect.any(Number) as unknown,
        paidByPartner: false,
        customer: { customerId: customer.customerId, company: 'Hall' },
        vicUuid: state!.vicUuid,
        ...{ deviceName: null, workspaceId: null, workSpaceName: null },
      },
    ]);
    const theirs = await paidBy(customer);
    expect(theirs.customers).toEqual([]);
    expect(theirs.own).toMatchObject([{ customer: null, price: null, paidByPartner: true }]);
    expect(theirs.own[0]!.deviceName).not.toBeNull();
    const params = { id: customers[0]!.subscriptionId };
    const one = await api.call('readSubscription', { token: partner.token, params });
    expect(one.data).toMatchObject({ deviceName: null, customer: { company: 'Hall' } });
    const rival = await insertOwned('AUTHORIZED_PARTNER', 'Rival');
    expect((await paidBy(rival)).customers).toEqual([]);
    expect(await api.call('readSubscription', { token: rival.token, params })).toMatchObject({ status: 404 });
  });

  it('[HZ-5, HZ-6, PLUS-18] is changed by the partner for the previewed amount, and never by the customer', async () => {
    const { state } = await buy();
    const body = { priceId: PREMIUM.priceId, subscriptionType: 'upgrade', vicUuid: state!.vicUuid };
    const refused = { status: 403, failure: 'forbidden', reason: 'partner-customer' };
    expect(await api.call('previewPurchase', { token: customer.token, body })).toMatchObject(refused);
    expect(await begin(customer.token, body)).toMatchObject(refused);
    const ofPartner = { ...body, customerId: customer.customerId };
    expect(await begin(partner.token, ofPartner)).toMatchObject({ failure: 'preview-required' });
    const preview = await api.call('previewPurchase', { token: partner.token, body: ofPartner });
    expect(preview.data).toMatchObject({ chargedAt: 'once', amountDue: PREMIUM.price - 1000 });
    const { amountDue, prorationAt } = preview.data!;
    const rival = await insertOwned('AUTHORIZED_PARTNER', 'Rival');
    const confirmed = { amountDue, prorationAt };
    expect(await begin(rival.token, { ...ofPartner, confirmed })).toMatchObject({ status: 404 });
    expect(await begin(partner.token, { ...ofPartner, confirmed })).toMatchObject({ failure: null });
    expect((await paidBy(partner)).customers).toMatchObject([{ subscription: 'Premium' }]);
    expect((await paidBy(customer)).own).toMatchObject([{ subscription: 'Premium' }]);
  });

  it('[HZ-6] is bought by admins of the partner too, and by no other member of it', async () => {
    const { accountId } = partner;
    const preview = async (uid: string) =>
      api.call('previewPurchase', {
        token: await api.tokenFor({ uid, accountId }),
        body: { ...NEW_PRO, customerId: customer.customerId },
      });
    const admin = await insertMember(api.db, { accountId, role: 'account-admin' });
    expect(await preview(admin)).toMatchObject({ data: { chargedAt: 'checkout' } });
    const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
    const theirs = await insertMember(api.db, { accountId, workspaceId, role: 'workspace-owner' });
    expect(await preview(theirs)).toMatchObject({ status: 403, failure: 'forbidden' });
  });

  it('[HZ-6, PLUS-18, BILL-31, BILL-33] is cancelled and resumed by the partner; a declined card changes nothing', async () => {
    const { state } = await buy();
    const [row] = (await paidBy(partner)).customers;
    const { subscriptionId } = row!;
    const { token } = partner;
    const cancelled = await api.call('cancelSubscription', { token, body: { subscriptionId } });
    expect(cancelled.data).toMatchObject({
      cancelStatus: true,
      deviceName: null,
      customer: { company: 'Hall' },
    });
    const resumed = await api.call('resubscribe', { token, params: { id: subscriptionId } });
    expect(resumed.data).toMatchObject({ cancelStatus: false, price: row!.price });
    const body = {
      ...{ priceId: PREMIUM.priceId, subscriptionType: 'upgrade', vicUuid: state!.vicUuid },
      customerId: customer.customerId,
    };
    const { data } = await api.call('previewPurchase', { token, body });
    const { amountDue, prorationAt } = data!;
    provider.isDeclining = true;
    const declined = await begin(token, { ...body, confirmed: { amountDue, prorationAt } });
    provider.isDeclining = false;
    expect(declined).toMatchObject({ failure: 'payment-failed' });
    expect((await paidBy(partner)).customers).toMatchObject([{ subscription: 'Pro' }]);
  });

  it('[HZ-6, PLUS-19] is among the notices of who pays once its payment is missing', async () => {
    await buy();
    const noticed = async ({ token }: Member) =>
      (await api.call('listSubscriptions', { token, query: { noticed: 'true' } })).data;
    expect(await noticed(partner)).toEqual([]);
    const [held] = await subscriptionOf(customer.accountId);
    provider.change(held!.providerId, 'customer.subscription.updated', { status: 'past_due' });
    await syncSubscription(deps, held!.providerId);
    expect(await noticed(partner)).toMatchObject([
      { subscriptionStatus: 'Past-Due', customer: { company: 'Hall' }, deviceName: null },
    ]);
    expect(await noticed(customer)).toMatchObject([{ customer: null, payUrl: null, amountDue: null }]);
  });

  it('[HZ-6] is named as that of a released customer after the release, until it ends', async () => {
    await buy();
    await releaseForOperator(api.db, customer.accountId);
    expect((await paidBy(partner)).customers).toMatchObject([
      { customer: { customerId: null, company: 'Hall' } },
    ]);
  });
});

describe('a released customer', () => {
  it('[HZ-6] keeps what the partner paid for to its end, which neither of them can renew', async () => {
    await buy();
    const [held] = await subscriptionOf(customer.accountId);
    await stopRenewal(deps, held!.providerId);
    expect(await subscriptionOf(customer.accountId)).toMatchObject([{ cancelled: false }]);
    await releaseForOperator(api.db, customer.accountId);
    await stopRenewal(deps, held!.providerId);
    expect(await subscriptionOf(customer.accountId)).toMatchObject([{ cancelled: true }]);
    const { data } = await api.call('listSubscriptions', { token: customer.token });
    const params = { id: data![0]!.subscriptionId };
    expect(await api.call('resubscribe', { token: customer.token, params })).toMatchObject({
      failure: 'not-found',
    });
    expect(await api.call('resubscribe', { token: partner.token, params })).toMatchObject({
      failure: 'subscription-refused',
      reason: 'released',
    });
  });

  it('[HZ-6] buys for the same intercom, which ends what the partner paid for', async () => {
    const { state } = await buy();
    const [before] = await subscriptionOf(customer.accountId);
    await releaseForOperator(api.db, customer.accountId);
    const { data } = await begin(customer.token, { vicUuid: state!.vicUuid });
    provider.pay(provider.newest('checkout.session').id);
    expect(await readState(customer.token, data!.checkoutId)).toMatchObject({ data: { state: 'active' } });
    expect(await subscriptionOf(customer.accountId)).toMatchObject([{ payer: null }]);
    expect(await jobs()).toContain(`end-${before!.providerId}`);
  });
});

describe('who pays', () => {
  it('[HZ-6, PLUS-19, PLUS-27] is told of a failed payment, and the customer is not', async () => {
    await buy();
    const [held] = await subscriptionOf(customer.accountId);
    provider.change(held!.providerId, 'customer.subscription.updated', { status: 'past_due' });
    await syncSubscription(deps, held!.providerId);
    const { rows } = await api.db.query(
      'SELECT user_uid AS uid FROM app.subscription_notices WHERE account_id = $1',
      [customer.accountId],
    );
    expect(rows).toEqual([{ uid: partner.ownerUid }]);
    const told = await api.db.query(
      `SELECT account_id AS "accountId", user_uid AS uid, params->'instance' AS instance, params->'workspace' AS workspace
        FROM app.notifications WHERE event = 'payment-failed'
        AND user_uid = ANY ($1)`,
      [[partner.ownerUid, customer.ownerUid]],
    );
    // A partner knows neither an intercom nor a workspace of its customer.
    expect(told.rows).toEqual([
      { accountId: partner.accountId, uid: partner.ownerUid, instance: null, workspace: null },
    ]);
  });

  it('[HZ-6, PLUS-24] cannot close its account; its customer can, which ends the subscription', async () => {
    await buy();
    const [held] = await subscriptionOf(customer.accountId);
    await api.db.query('UPDATE app.instances SET removed_at = now() WHERE account_id = $1', [
      customer.accountId,
    ]);
    const blockers = await api.call('deletionBlockers', { token: partner.token });
    expect(blockers.data?.blockers.map(({ kind }) => kind)).toContain('active-subscription');
    expect(await closeAccountsOf(api.db, { email: partner.email, isDryRun: true })).toMatchObject({
      ok: false,
    });
    expect(await closeAccountsOf(api.db, { email: customer.email, isDryRun: false })).toMatchObject({
      ok: true,
    });
    expect(await jobs()).toContain(`end-${held!.providerId}`);
    expect((await api.call('listPartnerCustomers', { token: partner.token })).data).toEqual([]);
  });
});
