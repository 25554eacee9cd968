import { decodeTokenPayload, decodeClaims } from '@partyline/permissions';
import {
  insertAccount,
  insertMember,
  insertMembership,
  insertSubscription,
  insertUser,
  insertWorkspace,
} from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';
import type { TokenOptions } from '../../testing/test-issuer.ts';

const api = oncePerFile(startApi);

async function login(options: TokenOptions) {
  const token = await api.tokenFor(options);
  return api.call('login', { token, body: { accessToken: token } });
}

/** Signs in with the last claims, like after a refresh. */
function loginAgain(uid: string) {
  const [claims] = api.issuer.claimsSetFor(uid);
  return login({ uid, claims: claims as Record<string, unknown> }); // what the admin SDK sent is an object
}

it('[API-7, GA-5] reports a first login for an unknown user', async () => {
  const answer = await login({ uid: 'a-stranger' });
  expect(answer).toMatchObject({
    status: 200,
    data: {
      user: null,
      associations: [],
      firstLogin: true,
      registerState: 'in progress',
      claimsChanged: false,
    },
  });
  expect(api.issuer.claimsSetFor('a-stranger')).toEqual([]);
});

it('[AUTH-4, API-7] returns account, role and plan of the only association', async () => {
  const { accountId, ownerUid } = await insertAccount(api.db, { name: 'Demo Broadcast' });
  const answer = await login({ uid: ownerUid });
  expect(answer.data).toMatchObject({
    firstLogin: false,
    registerState: 'done',
    user: {
      userid: ownerUid,
      accountId,
      accountName: 'Demo Broadcast',
      workspaceId: null,
      role: 'account-owner',
      isOwnerAccount: true,
      subscription: 'paid',
      subscribedPlans: ['intercom'],
      hasExpiredSubscription: false,
      customerStatus: 'B2C',
    },
  });
});

it('[GC-2] sets the claims once, so that the next token names the association and its rights', async () => {
  const { accountId, ownerUid } = await insertAccount(api.db);
  expect((await login({ uid: ownerUid })).data?.claimsChanged).toBe(true);
  const [claims] = api.issuer.claimsSetFor(ownerUid);
  expect(decodeClaims(claims)).toMatchObject({
    role: 'account-owner',
    accountId,
    workspaceId: null,
    subscribedPlans: ['intercom'],
    customerStatus: 'B2C',
    permissions: { account: { subscription: expect.arrayContaining(['buy']) as unknown } },
  });
  expect((await loginAgain(ownerUid)).data?.claimsChanged).toBe(false);
  expect(api.issuer.claimsSetFor(ownerUid)).toHaveLength(1);
});

it('[AUTH-18] puts exactly the claims the portal reads into the token', async () => {
  const { ownerUid } = await insertAccount(api.db);
  await login({ uid: ownerUid });
  const [claims] = api.issuer.claimsSetFor(ownerUid);
  const token = await api.tokenFor({ uid: ownerUid, claims: claims as Record<string, unknown> }); // an object, as above
  expect(decodeTokenPayload(token)).toMatchObject(claims as object);
  expect(Object.keys(claims as object).sort()).toEqual(
    [
      'access',
      'accountId',
      'customerStatus',
      'hasExpiredSubscription',
      'role',
      'subscribedPlans',
      'workspaceId',
    ].sort(),
  );
});

it('[ACCT-17, ENT-13] lists every association with account, workspace and role, of all accounts', async () => {
  const broadcast = await insertAccount(api.db, { name: 'Alpha Broadcast' });
  const theatre = await insertAccount(api.db, { name: 'Beta Theatre', customerStatus: 'AUTHORIZED_PARTNER' });
  const testAccount = await insertWorkspace(api.db, { account_id: broadcast.accountId, name: 'Studio B' });
  const uid = await insertMember(api.db, {
    accountId: broadcast.accountId,
    workspaceId: testAccount,
    role: 'workspace-admin',
  });
  await insertMembership(api.db, { uid, accountId: theatre.accountId, role: 'account-admin' });
  const answer = await login({ uid });
  expect(answer.data?.associations).toEqual([
    {
      accountId: broadcast.accountId,
      accountName: 'Alpha Broadcast',
      workspaceId: testAccount,
      workspaceName: 'Studio B',
      role: 'workspace-admin',
    },
    {
      accountId: theatre.accountId,
      accountName: 'Beta Theatre',
      workspaceId: null,
      workspaceName: null,
      role: 'account-admin',
    },
  ]);
  expect(answer.data?.user).toMatchObject({ accountId: null, role: null, subscription: null });
  expect(answer.data?.claimsChanged).toBe(false);
});

it('[GC-14] unites the rights of all memberships in the chosen account, and none of another', async () => {
  const [here, elsewhere] = await Promise.all([insertAccount(api.db), insertAccount(api.db)]);
  const [testAccount, stage] = await Promise.all([
    insertWorkspace(api.db, { account_id: here.accountId }),
    insertWorkspace(api.db, { account_id: here.accountId }),
  ]);
  const uid = await insertMember(api.db, {
    accountId: here.accountId,
    workspaceId: testAccount,
    role: 'endpoint-user',
  });
  await insertMembership(api.db, { uid, accountId: elsewhere.accountId, role: 'account-admin' });
  const workspace = { accountId: here.accountId, workspaceId: testAccount };
  await login({ uid, ...workspace });
  const alone = decodeClaims(api.issuer.claimsSetFor(uid)[0])?.permissions;
  expect(alone?.instance).not.toContain('start');
  expect(alone?.account.subscription).toEqual([]);
  await insertMembership(api.db, {
    uid,
    accountId: here.accountId,
    workspaceId: stage,
    role: 'workspace-admin',
  });
  await login({ uid, ...workspace });
  const together = decodeClaims(api.issuer.claimsSetFor(uid)[0]);
  expect(together).toMatchObject({ role: 'endpoint-user', workspaceId: testAccount });
  expect(together?.permissions.instance).toContain('start');
  expect(together?.permissions.account.subscription).toEqual([]);
});

it('[GC-5] ignores deleted subscriptions', async () => {
  const { accountId, ownerUid } = await insertAccount(api.db, { productKind: null });
  await insertSubscription(api.db, { account_id: accountId, deleted_at: new Date() });
  expect((await login({ uid: ownerUid })).data?.user).toMatchObject({
    subscription: 'free',
    subscribedPlans: [],
  });
});

it('[ROUTE-17] keeps the account that the token names', async () => {
  const first = await insertAccount(api.db);
  const second = await insertAccount(api.db);
  await insertMembership(api.db, { uid: first.ownerUid, accountId: second.accountId, role: 'account-admin' });
  const answer = await login({ uid: first.ownerUid, accountId: second.accountId, workspaceId: null });
  expect(answer.data?.user).toMatchObject({ accountId: second.accountId, role: 'account-admin' });
});

it.each([
  ['removed', { removed_at: new Date() }],
  ['suspended', { suspended_at: new Date() }],
  ['over', { ends_at: new Date(Date.now() - 1000) }],
])('[GC-14] omits a membership that is %s, and clears its claims', async (_case, columns) => {
  const { accountId } = await insertAccount(api.db);
  const uid = await insertMember(api.db, { accountId, role: 'account-admin', columns });
  const answer = await login({ uid, accountId, workspaceId: null, claims: { role: 'account-admin' } });
  expect(answer.data).toMatchObject({ associations: [], user: { accountId: null }, claimsChanged: true });
  expect(api.issuer.claimsSetFor(uid)).toEqual([{}]);
});

it('[GC-15] reports a trial with its end, and its owner may buy', async () => {
  const { accountId, ownerUid } = await insertAccount(api.db, { productKind: null });
  const end = new Date('2031-01-02T03:04:05.678Z');
  await insertSubscription(api.db, { account_id: accountId, product_kind: 'trial', current_period_end: end });
  const answer = await login({ uid: ownerUid });
  expect(answer.data?.user).toMatchObject({
    subscription: 'trial',
    trialEnd: end.toISOString(),
    role: 'account-owner',
  });
  const permissions = decodeClaims(api.issuer.claimsSetFor(ownerUid)[0])?.permissions;
  expect(permissions?.account.subscription).toContain('buy');
  expect(permissions?.account.workspace).not.toContain('add');
});

it('[GB-13] reports an expired subscription', async () => {
  const { accountId, ownerUid } = await insertAccount(api.db, { productKind: null });
  await insertSubscription(api.db, {
    account_id: accountId,
    status: 'Not Subscribed',
    current_period_end: new Date(Date.now() - 60_000),
  });
  expect((await login({ uid: ownerUid })).data?.user).toMatchObject({
    hasExpiredSubscription: true,
    hasAnyValidVic: false,
  });
});

it('[GA-33] stores a verified address once reported by the identity service, for good', async () => {
  const { accountId } = await insertAccount(api.db);
  const uid = await insertMember(api.db, {
    accountId,
    role: 'account-admin',
    user: { email_proved_at: null },
  });
  const proved = async () =>
    (
      await api.db.query<{ at: Date | null }>('SELECT email_proved_at AS at FROM app.users WHERE uid = $1', [
        uid,
      ])
    ).rows[0]?.at;
  expect((await login({ uid, emailVerified: false })).status).toBe(200);
  expect(await proved()).toBeNull();
  await login({ uid, emailVerified: true });
  const first = await proved();
  expect(first).toBeInstanceOf(Date);
  await login({ uid, emailVerified: false });
  expect(await proved()).toEqual(first);
});

it("[AUTH-34, ENT-10] uses a user's changed e-mail once verified, and ignores older tokens", async () => {
  const uid = await insertUser(api.db);
  const now = Math.floor(Date.now() / 1000);
  const emailAfter = async (options: Omit<TokenOptions, 'uid'>) => {
    const token = await api.tokenFor({ uid, ...options });
    await api.call('listSessions', { token });
    const { data } = await api.call('login', {
      token,
      body: { accessToken: token },
    });
    return data?.user?.email;
  };
  const old = `${uid}@example.test`;
  expect(await emailAfter({ signedInAt: now - 60 })).toBe(old);
  expect(
    await emailAfter({
      email: 'moved@example.org',
      emailVerified: false,
      signedInAt: now - 30,
    }),
  ).toBe(old);
  expect(await emailAfter({ email: 'moved@example.org', signedInAt: now - 20 })).toBe('moved@example.org');
  expect(await emailAfter({ signedInAt: now - 60 })).toBe('moved@example.org');
});

it("[GA-3] refuses a body with another token than the call's", async () => {
  const uid = await insertUser(api.db);
  const [token, other] = await Promise.all([api.tokenFor({ uid }), api.tokenFor({ uid: 'somebody-else' })]);
  const answer = await api.call('login', { token, body: { accessToken: other } });
  expect(answer).toMatchObject({ failure: 'request-not-proper', issues: [{ path: 'body.accessToken' }] });
});

it('answers 503 while the identity service refuses claims, and writes nothing partially', async () => {
  const { ownerUid } = await insertAccount(api.db);
  const token = await api.tokenFor({ uid: ownerUid });
  await api.call('currentUser', { token });
  api.issuer.available = false;
  const answer = await api.call('login', { token, body: { accessToken: token } });
  api.issuer.available = true;
  expect(answer.failure).toBe('unavailable');
  expect(answer.headers.get('retry-after')).toBe('2');
  expect((await login({ uid: ownerUid })).data?.claimsChanged).toBe(true);
});

it('[PLUS-5, PLUS-7] names the suspended access of a user who has no other, and of no one else', async () => {
  const { accountId } = await insertAccount(api.db, { name: 'Northlight' });
  const workspaceId = await insertWorkspace(api.db, { account_id: accountId, name: 'Studio' });
  const suspended = { suspended_at: new Date() };
  const uid = await insertMember(api.db, { accountId, workspaceId, role: 'vic-admin', columns: suspended });
  const suspensions = [{ accountName: 'Northlight', workspaceName: 'Studio' }];
  expect((await login({ uid })).data).toMatchObject({ associations: [], suspensions });
  const token = await api.tokenFor({ uid });
  expect((await api.call('currentUser', { token })).data).toMatchObject({ associations: [], suspensions });

  const removed = await insertMember(api.db, {
    accountId,
    workspaceId,
    role: 'vic-admin',
    columns: { ...suspended, removed_at: new Date() },
  });
  const ended = await insertMember(api.db, {
    accountId,
    workspaceId,
    role: 'vic-admin',
    columns: { ...suspended, ends_at: new Date() },
  });
  for (const other of [removed, ended])
    expect((await login({ uid: other })).data).not.toHaveProperty('suspensions');
  const elsewhere = await insertAccount(api.db, { name: 'Elsewhere' });
  await insertMembership(api.db, { uid, accountId: elsewhere.accountId, role: 'account-admin' });
  expect((await login({ uid })).data).not.toHaveProperty('suspensions');
});
