import {
  insertAccount,
  insertMember,
  insertMembership,
  insertRow,
  insertSubscription,
} from '@partyline/rows/testing';
import { millisecondsInDay } from 'date-fns/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { startApi } from '../../../testing/start-api.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));
beforeEach(async () => {
  // The account starts with a subscription; each test makes its own.
  await api.db.query('DELETE FROM app.subscriptions WHERE account_id = $1', [testAccount.accountId]);
});

const inDays = (days: number) => new Date(Date.now() + days * millisecondsInDay);

async function instanceId(columns = {}): Promise<number> {
  return Number((await testAccount.rowOf(await testAccount.instance(columns)))['id']);
}

function subscribe(columns: Readonly<Record<string, unknown>> = {}): Promise<number> {
  return insertSubscription(api.db, { account_id: testAccount.accountId, ...columns });
}

const ownerToken = () => testAccount.tokenOf(testAccount.ownerUid);

const READS = ['accountSubscriptions', 'listSubscriptions', 'listBilling'] as const;

describe.each(READS)('%s', (name) => {
  it.each(['account-owner', 'account-admin'] as const)(
    '[API-26, API-27, API-28] is open to an %s',
    async (role) => {
      const token = await testAccount.tokenOf(await testAccount.member(role));
      expect(await api.call(name, { token })).toMatchObject({ status: 200, failure: null });
    },
  );

  it.each(['workspace-owner', 'workspace-admin', 'vic-admin', 'endpoint-user'] as const)(
    '[ROLE-38, GC-14] is refused to a %s, who has no right on the account',
    async (role) => {
      const token = await testAccount.tokenOf(await testAccount.member(role));
      expect(await api.call(name, { token })).toMatchObject({
        status: 403,
        failure: 'forbidden',
        reason: 'no-right',
      });
    },
  );
});

describe('GET subscription', () => {
  it("[API-26, BILL-34, ENT-15, GB-25, GX-18] returns the account's subscriptions, the second product line separately", async () => {
    const until = inDays(20);
    const instance = await instanceId({ device_name: 'Stage', connected_users: 3 });
    const id = await subscribe({
      instance_id: instance,
      users: 8,
      price_cents: 9900,
      current_period_end: until,
      auto_renewal_date: until,
      provider_subscription_id: `sub_${instance}`,
    });
    const skyport = await subscribe({ product_kind: 'skyport', plan: 'Essential' });
    await subscribe({ plan: 'Premium', status: 'Not Subscribed', current_period_end: inDays(-1) });
    const { data } = await api.call('accountSubscriptions', { token: await ownerToken() });
    expect(data).toMatchObject({
      subscription: 'paid',
      subscriptionPlan: ['Essential', 'Pro'],
      userSubscribedPlan: 'Pro',
      customerStatus: 'B2C',
      hasExpiredSubscription: true,
      hasAnyValidVic: true,
      hasBillingPortal: false,
      skyPortSubscriptions: [{ subscriptionId: String(skyport), isBilled: false, deviceName: null }],
    });
    expect(data?.subscriptions).toMatchObject([
      {
        subscriptionId: String(id),
        subscription: 'Pro',
        noOfUsers: 8,
        usersConnected: 3,
        interval: 'month',
        subscriptionStatus: 'Subscribed',
        current_period_end: until.toISOString(),
        autoRenewalDate: until.toISOString(),
        price: 9900,
        isBilled: true,
        deletesAt: null,
        deviceName: 'Stage',
        workspaceId: testAccount.workspaceId,
      },
      { subscription: 'Premium', subscriptionStatus: 'Not Subscribed' },
    ]);
  });

  it('[GP-7, GC-14] lists the physical devices of the account only, by name', async () => {
    await testAccount.instance({ device_name: 'Stage' });
    const vicUuid = await testAccount.device({ device_name: 'Beltpack 2' });
    const first = await testAccount.device({ device_name: 'Beltpack 1' });
    await testAccount.device({ device_name: 'Beltpack 3', removed_at: new Date() });
    await (await insertTestAccount(api)).device();
    const { data } = await api.call('accountSubscriptions', { token: await ownerToken() });
    expect(data?.skyPortDevices).toMatchObject([
      { vicUuid: first, deviceName: 'Beltpack 1' },
      { vicUuid, deviceName: 'Beltpack 2' },
    ]);
  });

  it('[GB-12, GB-13] marks expired ones, with their deletion date', async () => {
    const ended = inDays(-2);
    await subscribe({ status: 'Not Subscribed', current_period_end: ended, instance_id: await instanceId() });
    const { data } = await api.call('accountSubscriptions', { token: await ownerToken() });
    expect(data).toMatchObject({ hasExpiredSubscription: true, hasAnyValidVic: false });
    const deletesAt = new Date(ended.getTime() + 7 * millisecondsInDay).toISOString();
    expect(data?.subscriptions).toMatchObject([{ subscriptionStatus: 'Not Subscribed', deletesAt }]);
  });

  it('[PLUS-19] returns since when a payment is missing, and the end of its grace', async () => {
    const [past_due_since, grace_ends_at] = [inDays(-1), inDays(6)];
    await subscribe({ status: 'Past-Due', past_due_since, grace_ends_at });
    const { data } = await api.call('accountSubscriptions', { token: await ownerToken() });
    expect(data?.subscriptions).toMatchObject([
      {
        subscriptionStatus: 'Past-Due',
        pastDueSince: past_due_since.toISOString(),
        graceEndsAt: grace_ends_at.toISOString(),
      },
    ]);
  });

  it('[API-27, BILL-26, BILL-30] lists on request those that end within their days of warning or a day later, or are full', async () => {
    const ending = (days: number) => subscribe({ cancel_status: true, current_period_end: inDays(days) });
    const [soon, tomorrow] = [await ending(4), await ending(5.5)];
    await ending(7);
    const full = await subscribe({ users: 4, instance_id: await instanceId({ connected_users: 4 }) });
    await subscribe({ users: 4, instance_id: await instanceId({ connected_users: 3 }) });
    const { data } = await api.call('listSubscriptions', {
      token: await ownerToken(),
      query: { noticed: 'true' },
    });
    const ids = data?.map(({ subscriptionId }) => Number(subscriptionId));
    expect(new Set(ids)).toEqual(new Set([soon, tomorrow, full]));
  });

  it('omits deleted subscriptions and removed instances', async () => {
    await subscribe({ deleted_at: new Date() });
    const id = await subscribe({ instance_id: await instanceId({ removed_at: new Date() }) });
    const { data } = await api.call('listSubscriptions', { token: await ownerToken() });
    expect(data).toMatchObject([{ subscriptionId: String(id), vicUuid: null, workspaceId: null }]);
  });
});

describe('GET subscription/{id}', () => {
  it('[API-26, GX-18] returns one, and does not find one of another account', async () => {
    const id = await subscribe();
    expect(await api.call('readSubscription', { token: await ownerToken(), params: { id } })).toMatchObject({
      data: { subscriptionId: String(id) },
    });
    const other = await insertTestAccount(api);
    const token = await other.tokenOf(other.ownerUid);
    expect(await api.call('readSubscription', { token, params: { id } })).toMatchObject({
      failure: 'not-found',
    });
    const member = await testAccount.tokenOf(await testAccount.member('workspace-owner'));
    expect(await api.call('readSubscription', { token: member, params: { id } })).toMatchObject({
      failure: 'forbidden',
    });
  });
});

describe('GET subscription/list/{id}', () => {
  const listOf = (token: string, id: number) => api.call('listSubscriptionsOf', { token, params: { id } });

  it('[API-27, GX-18] lists another account in which the caller is an admin', async () => {
    const other = await insertAccount(api.db);
    await insertMembership(api.db, {
      uid: testAccount.ownerUid,
      accountId: other.accountId,
      role: 'account-admin',
    });
    const { data } = await listOf(await ownerToken(), other.accountId);
    expect(data).toHaveLength(1);
  });

  it('[GC-14] does not find an account without a membership, and refuses a role without the right', async () => {
    const other = await insertAccount(api.db);
    expect(await listOf(await ownerToken(), other.accountId)).toMatchObject({ failure: 'not-found' });
    const { accountId, defaultWorkspaceId: workspaceId } = other;
    await insertMembership(api.db, { uid: testAccount.ownerUid, accountId, workspaceId, role: 'vic-admin' });
    expect(await listOf(await ownerToken(), accountId)).toMatchObject({
      failure: 'forbidden',
      reason: 'no-right',
    });
  });
});

describe('GET subscription/billing', () => {
  it('[API-28, BILL-1, BILL-2, BILL-3, BILL-4, BILL-5, BILL-6, GB-22] lists the invoices, newest first', async () => {
    const period_end = inDays(30);
    const invoice = (columns: Readonly<Record<string, unknown>>) =>
      insertRow(
        api.db,
        'invoices',
        { account_id: testAccount.accountId, currency: 'USD', amount_cents: 9900, ...columns },
        'id',
      );
    const subscription_id = await subscribe();
    const known = {
      subscription_id,
      plan: 'Pro',
      users: 4,
      period_end,
      hosted_url: 'https://pay.example.test/i/1',
    };
    const from = testAccount.accountId;
    await invoice({ provider_invoice_id: `in_1_${from}`, status: 'Open', issued_at: inDays(-30) });
    await invoice({
      ...known,
      provider_invoice_id: `in_2_${from}`,
      number: 'PL-2',
      status: 'Paid',
      issued_at: inDays(-1),
    });
    const other = await insertAccount(api.db);
    const foreign = { account_id: other.accountId, provider_invoice_id: `in_3_${from}`, status: 'Paid' };
    await invoice({ ...foreign, issued_at: inDays(0) });
    const { data } = await api.call('listBilling', { token: await ownerToken() });
    expect(data).toMatchObject([
      {
        invoiceId: 'PL-2',
        plan: 'Pro',
        users: 4,
        renewalDate: period_end.toISOString(),
        status: 'Paid',
        amount: 9900,
        url: 'https://pay.example.test/i/1',
        subscriptionId: String(subscription_id),
      },
      { invoiceId: `in_1_${from}`, plan: null, users: null, renewalDate: null, status: 'Open', url: null },
    ]);
  });
});

describe('GET partner/customers', () => {
  const list = (token: string) => api.call('listPartnerCustomers', { token });

  async function partner() {
    await api.db.query(`UPDATE app.accounts SET customer_status = 'AUTHORIZED_PARTNER' WHERE id = $1`, [
      testAccount.accountId,
    ]);
  }

  it('[PLUS-21, GP-6] lists the workspaces that were handed over: plan, owner, expiry, seats, health', async () => {
    await partner();
    const { accountId, workspaceId } = testAccount;
    await api.db.query(`UPDATE app.workspaces SET name = 'Arena' WHERE id = $1`, [workspaceId]);
    const user = { name: 'Carla Customer', email: 'carla@example.test' };
    await insertMember(api.db, { accountId, workspaceId, role: 'workspace-owner', user });
    const [ends, renews] = [inDays(2), inDays(9)];
    await subscribe({
      instance_id: await instanceId({ connected_users: 2 }),
      cancel_status: true,
      current_period_end: ends,
      expiration_date: ends,
    });
    await subscribe({
      instance_id: await instanceId({ device_name: 'Second', connected_users: 5 }),
      plan: 'Premium',
      users: 16,
      current_period_end: renews,
      auto_renewal_date: renews,
    });
    // The partner's own default workspace is no customer.
    await subscribe({ instance_id: await instanceId({ workspace_id: testAccount.defaultWorkspaceId }) });
    const { data } = await list(await ownerToken());
    expect(data).toEqual([
      {
        kind: 'workspace',
        customerId: null,
        company: 'Arena',
        state: 'active',
        offeredTo: null,
        offerEndsAt: null,
        workspaceId,
        workSpaceName: 'Arena',
        owner: { userName: 'Carla Customer', email: 'carla@example.test' },
        plans: ['Pro', 'Premium'],
        subscriptions: 2,
        users: 20,
        usersConnected: 7,
        expiresAt: ends.toISOString(),
        renewsAt: renews.toISOString(),
        health: 'ends-soon',
      },
    ]);
  });

  it('[PLUS-21, GP-5] is refused where the account is no partner, and to members without the right', async () => {
    expect(await list(await ownerToken())).toMatchObject({ failure: 'forbidden', reason: 'no-right' });
    await partner();
    expect(await list(await ownerToken())).toMatchObject({ data: [] });
    const token = await testAccount.tokenOf(await testAccount.member('workspace-owner'));
    expect(await list(token)).toMatchObject({ failure: 'forbidden', reason: 'no-right' });
  });
});

it("[GP-6, HZ-6, PLUS-7] a partner's customer may not spend the partner's money, and is referred to the partner", async () => {
  const { accountId, ownerUid } = await insertAccount(api.db, {
    customerStatus: 'PARTNER_CUSTOMER',
    productKind: null,
  });
  const token = await api.tokenFor({ uid: ownerUid, accountId });
  const body = { priceId: 'price_any', subscriptionType: 'new' };
  expect(await api.call('createCheckoutSession', { token, body })).toMatchObject({
    failure: 'forbidden',
    reason: 'partner-customer',
    message: 'Contact your partner to change this plan.',
  });
  const id = await insertSubscription(api.db, { account_id: accountId });
  const params = { id: String(id) };
  const refusals = [
    await api.call('cancelSubscription', { token, body: { subscriptionId: String(id) } }),
    await api.call('resubscribe', { token, params }),
    await api.call('deleteSubscription', { token, params }),
    await api.call('createBillingSession', { token }),
  ];
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ status: 403, failure: 'forbidden', reason: 'partner-customer' });
  expect(await api.call('listSubscriptions', { token })).toMatchObject({
    data: [{ subscriptionId: String(id), cancelStatus: false }],
  });
  expect(await api.call('accountSubscriptions', { token })).toMatchObject({
    data: { customerStatus: 'PARTNER_CUSTOMER' },
  });
});
