import { decodeClaims, permissionTreeFor } from '@partyline/permissions';
import {
  insertAccount,
  insertMember,
  insertMembership,
  insertUser,
  insertWorkspace,
} from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

const api = oncePerFile(startApi);
const measured = oncePerFile(() =>
  startApi({ ANALYTICS_APP_ID: '1:4711:web:0a1b2c', ANALYTICS_MEASUREMENT_ID: 'G-PARTYLINE1' }),
);

async function personInTwoAccounts() {
  const [first, second, foreign] = await Promise.all([
    insertAccount(api.db, { name: 'First' }),
    insertAccount(api.db, { name: 'Second' }),
    insertAccount(api.db, { name: 'Foreign' }),
  ]);
  const testAccount = await insertWorkspace(api.db, { account_id: first.accountId, name: 'Studio' });
  const uid = await insertMember(api.db, {
    accountId: first.accountId,
    workspaceId: testAccount,
    role: 'workspace-admin',
  });
  await insertMembership(api.db, { uid, accountId: second.accountId, role: 'account-admin' });
  return { uid, first, second, foreign, testAccount };
}

it("[API-10, ENT-10, ENT-12] returns the user in the token's account, with every association", async () => {
  const { uid, first, second, testAccount } = await personInTwoAccounts();
  const token = await api.tokenFor({
    uid,
    provider: 'google.com',
    accountId: first.accountId,
    workspaceId: testAccount,
  });
  const { data } = await api.call('currentUser', { token });
  expect(data?.user).toMatchObject({
    userid: uid,
    name: 'Test Person',
    email: `${uid}@example.test`,
    provider: 'google.com',
    photoURL: null,
    accountId: first.accountId,
    accountName: 'First',
    workspaceId: testAccount,
    role: 'workspace-admin',
    isOwnerAccount: false,
  });
  expect(data?.associations.map(({ accountId }) => accountId)).toEqual([first.accountId, second.accountId]);
});

it("[ENT-16, ROLE-13, GC-1] returns the acceptance, the customer number, and the user's permission tree in the token", async () => {
  const account = await insertAccount(api.db);
  await api.db.query("UPDATE app.accounts SET customer_number = 'C-4711' WHERE id = $1", [account.accountId]);
  const workspace = { accountId: account.accountId, workspaceId: account.defaultWorkspaceId };
  const accepted = { eula_accepted_at: '2026-03-04T05:06:07.089Z' };
  const [uid, newUid] = await Promise.all([
    insertMember(api.db, { ...workspace, role: 'workspace-admin', user: accepted }),
    insertMember(api.db, {
      ...workspace,
      role: 'endpoint-user',
      user: { eula_accepted_at: null, eula_version: null },
    }),
  ]);
  const seen = async (who: string) => {
    const token = await api.tokenFor({ uid: who, accountId: workspace.accountId });
    const { data } = await api.call('login', { token, body: { accessToken: token } });
    return { user: data?.user, claims: decodeClaims(api.issuer.claimsSetFor(who)[0]) };
  };
  const [known, fresh] = [await seen(uid), await seen(newUid)];
  expect(known.user).toMatchObject({
    t_c_accepted_date: { seconds: 1_772_600_767, nanoseconds: 89_000_000 },
    ccCustomerNumber: 'C-4711',
  });
  expect(fresh.user).toMatchObject({ t_c_accepted_date: { seconds: 0, nanoseconds: 0 } });
  const rights = (role: 'workspace-admin' | 'endpoint-user') =>
    permissionTreeFor({ role, accountPlanType: 'paid', customerStatus: 'B2C' });
  expect([known.claims?.permissions, fresh.claims?.permissions]).toEqual([
    rights('workspace-admin'),
    rights('endpoint-user'),
  ]);
  const stranger = await insertAccount(api.db);
  expect((await seen(stranger.ownerUid)).user?.ccCustomerNumber).toBeNull();
});

describe('isGAEnabled', () => {
  const seenBy = async (node: TestApi, uid: string) => {
    const token = await node.tokenFor({ uid });
    const login = await node.call('login', { token, body: { accessToken: token } });
    const current = await node.call('currentUser', { token });
    return [login.data?.user?.isGAEnabled, current.data?.user.isGAEnabled];
  };
  const memberOf = async (node: TestApi, user: Record<string, unknown>) => {
    const { accountId, defaultWorkspaceId } = await insertAccount(node.db);
    return insertMember(node.db, {
      accountId,
      workspaceId: defaultWorkspaceId,
      role: 'workspace-admin',
      user,
    });
  };

  const profile = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    company: 'Northlight',
    marketCode: { value: 'broadcast', label: 'Broadcast' },
    country: 'GBR',
  };

  it('[AUTH-32, ENT-16] is false where no analytics are configured, even for a user who shares usage data', async () => {
    expect(await seenBy(api, await memberOf(api, { data_usage: true }))).toEqual([false, false]);
  });

  it('[AUTH-31, AUTH-32, ENT-16] follows the choice in the profile where analytics are configured', async () => {
    const uid = await memberOf(measured, { data_usage: true });
    expect(await seenBy(measured, uid)).toEqual([true, true]);
    for (const dataUsage of [false, true]) {
      const token = await measured.tokenFor({ uid });
      expect((await measured.call('changeProfile', { token, body: { ...profile, dataUsage } })).status).toBe(
        200,
      );
      expect(await seenBy(measured, uid)).toEqual([dataUsage, dataUsage]);
    }
  });

  it('[AUTH-32, EULA-17] is false until the user has accepted the agreement, whose form asks', async () => {
    const uid = await memberOf(measured, { data_usage: true, eula_accepted_at: null, eula_version: null });
    expect(await seenBy(measured, uid)).toEqual([false, false]);
  });
});

it('[API-10] does not find a user who has not signed up', async () => {
  const answer = await api.call('currentUser', { token: await api.tokenFor({ uid: 'nobody-yet' }) });
  expect(answer.failure).toBe('not-found');
});

it('[API-15, ACCT-8] switches to another association: the next token names it', async () => {
  const { uid, first, second, testAccount } = await personInTwoAccounts();
  const token = await api.tokenFor({ uid, accountId: first.accountId, workspaceId: testAccount });
  const answer = await api.call('switchAccount', {
    token,
    body: { accountId: second.accountId, workspaceId: null },
  });
  expect(answer).toMatchObject({ status: 200, errorCode: 0, data: null });
  expect(decodeClaims(api.issuer.claimsSetFor(uid)[0])).toMatchObject({
    accountId: second.accountId,
    role: 'account-admin',
  });
  const { rows } = await api.db.query(
    'SELECT chosen_account_id, chosen_workspace_id FROM app.users WHERE uid = $1',
    [uid],
  );
  expect(rows).toEqual([{ chosen_account_id: second.accountId, chosen_workspace_id: null }]);
});

it('[API-15] switches for a user without a chosen account', async () => {
  const { uid, first, testAccount } = await personInTwoAccounts();
  const token = await api.tokenFor({ uid });
  const answer = await api.call('switchAccount', {
    token,
    body: { accountId: first.accountId, workspaceId: testAccount },
  });
  expect(answer.status).toBe(200);
  expect(decodeClaims(api.issuer.claimsSetFor(uid)[0])).toMatchObject({
    accountId: first.accountId,
    workspaceId: testAccount,
  });
});

it('[GC-14] answers a foreign account, a foreign workspace and an unknown one alike, and changes nothing', async () => {
  const { uid, first, second, foreign } = await personInTwoAccounts();
  const token = await api.tokenFor({ uid });
  const workspaces = [
    { accountId: foreign.accountId, workspaceId: null },
    { accountId: 999_999_999, workspaceId: null },
    { accountId: first.accountId, workspaceId: null },
    { accountId: first.accountId, workspaceId: first.defaultWorkspaceId },
    { accountId: second.accountId, workspaceId: second.defaultWorkspaceId },
    { accountId: first.accountId, workspaceId: foreign.defaultWorkspaceId },
  ];
  const answers = await Promise.all(workspaces.map((body) => api.call('switchAccount', { token, body })));
  const said = answers.map(({ status, errorCode, message, data }) => ({ status, errorCode, message, data }));
  expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]?.failure).toBe('not-found');
  expect(api.issuer.claimsSetFor(uid)).toEqual([]);
});

it('[GC-14] does not let a removed member switch back', async () => {
  const { uid, second } = await personInTwoAccounts();
  await api.db.query(
    'UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1 AND account_id = $2',
    [uid, second.accountId],
  );
  const token = await api.tokenFor({ uid });
  const answer = await api.call('switchAccount', {
    token,
    body: { accountId: second.accountId, workspaceId: null },
  });
  expect(answer.failure).toBe('not-found');
});

it('[GA-33] lets a user with an unverified address read their data, but not choose an account', async () => {
  const uid = await insertUser(api.db, { email_proved_at: null });
  const token = await api.tokenFor({ uid, emailVerified: false });
  expect((await api.call('currentUser', { token })).status).toBe(200);
  const answer = await api.call('switchAccount', { token, body: { accountId: 1, workspaceId: null } });
  expect(answer).toMatchObject({ failure: 'email-not-verified', status: 403, errorCode: 2403 });
});
