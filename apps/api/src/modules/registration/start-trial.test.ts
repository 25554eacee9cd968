import { decodeClaims } from '@partyline/permissions';
import { insertAccount, insertMember, insertSubscription, insertWorkspace } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { newcomer, type Newcomer } from '../../testing/accounts/newcomer.ts';
import { startApi } from '../../testing/start-api.ts';
import { startTestHost } from '../../testing/outside/test-host.ts';
import { until } from '../../testing/until.ts';
import { millisecondsInDay } from 'date-fns/constants';

const host = oncePerFile(startTestHost);
const api = oncePerFile(() => startApi({ INSTANCE_HOST_URL: host.url, TRIAL_DAYS: '14' }));
afterEach(() => {
  host.instead = null;
});

async function registered(email?: string): Promise<Newcomer> {
  const ada = newcomer(api, email === undefined ? {} : { email });
  await ada.signUp();
  await ada.registered();
  return ada;
}

async function register(who: Newcomer, workspaceName?: string) {
  const body = { plan: 'trial', ...(workspaceName === undefined ? {} : { workspaceName }) };
  return api.call('register', { token: await who.token(), body });
}

async function rowsOf(sql: string, values: unknown[]) {
  return (await api.db.query<Record<string, unknown>>(sql, values)).rows;
}

const madeAt = (vicUuid: string) =>
  host.calls.filter(({ method, path, body }) => {
    const isCreate = method === 'POST' && path.endsWith('/instances');
    return isCreate && (body as { vicUuid: string }).vicUuid === vicUuid; // the host's own schema has read it
  });

it('[API-8, GEN-3, GA-4, GP-3, CONST-23] starts 14 days for 4 users with an offline instance in the default workspace', async () => {
  const ada = await registered();
  const before = Date.now();
  const { status, data } = await register(ada);
  expect(status).toBe(200);
  const [subscription] = await rowsOf(
    `SELECT s.product_kind AS kind, s.plan, s.users, s.billing_interval AS every, s.status, s.cancel_status AS cancelled,
      s.auto_renewal_date AS renews, s.current_period_end AS ends, s.expiration_date AS expires, i.vic_uuid AS "vicUuid"
      FROM app.subscriptions s JOIN app.instances i ON i.id = s.instance_id WHERE s.id = $1`,
    [data?.subscriptionId],
  );
  expect(subscription).toMatchObject({
    ...{ kind: 'trial', plan: 'Trial', users: 4, every: null, status: 'Subscribed' },
    ...{ cancelled: false, renews: null, vicUuid: data?.vicUuid, expires: subscription?.['ends'] },
  });
  const lastsMs = (subscription?.['ends'] as Date).getTime() - before; // a column of timestamptz
  expect(lastsMs).toBeGreaterThanOrEqual(14 * millisecondsInDay);
  expect(lastsMs).toBeLessThan(14 * millisecondsInDay + 10_000);

  const list = await until('the host has reported', async () => {
    const answer = await api.call('listInstances', { token: await ada.token() });
    return answer.data?.[0]?.vicList[0]?.deploymentTarget === 'Frankfurt' && answer;
  });
  expect(list.data?.[0]).toMatchObject({
    id: data?.workspaceId,
    name: 'Default',
    vicList: [
      {
        vicUuid: data?.vicUuid,
        deviceName: 'Intercom 1',
        deviceType: 'virtual',
        state: 'offline',
        subscription: 'Trial',
        noOfUsers: 4,
        deploymentTargetId: 'eu-1',
      },
    ],
  });
  expect(madeAt(data?.vicUuid ?? '')).toMatchObject([{ body: { deploymentTargetId: 'eu-1', users: 4 } }]);
});

/** A unique address. */
const freshLocal = () => `ada${randomUUID().replaceAll('-', '')}`;

it.each([
  ['a plus', (local: string) => [`${local}@example.test`, `${local}+again@example.test`]],
  ['letter case', (local: string) => [`${local}@example.test`, `${local.toUpperCase()}@Example.TEST`]],
  [
    'dots, at a provider that ignores them',
    (local: string) => [`${local}@gmail.com`, `a.${local.slice(1)}@googlemail.com`],
  ],
])(
  '[GP-3, GB-11] refuses a second trial to the same mailbox with another account: %s',
  async (_how, write) => {
    const [first = '', second = ''] = write(freshLocal());
    const [ada, again] = [await registered(first), await registered(second)];
    const offerOf = async (who: Newcomer) => (await who.registered()).data?.user;
    expect(await offerOf(again)).toMatchObject({ isTrialOffered: true, isTrialUsed: false });
    expect(await register(ada)).toMatchObject({ status: 200 });
    expect(await offerOf(ada)).toMatchObject({ isTrialOffered: false, isTrialUsed: false });
    expect(await offerOf(again)).toMatchObject({ isTrialOffered: false, isTrialUsed: true });
    expect(await register(again)).toMatchObject({
      failure: 'trial-used',
      message: 'You have already an active plan.',
    });
    const accountId = (await again.registered()).data?.user.accountId;
    expect(await rowsOf('SELECT FROM app.subscriptions WHERE account_id = $1', [accountId])).toEqual([]);
    expect(await rowsOf('SELECT FROM app.instances WHERE account_id = $1', [accountId])).toEqual([]);
    const body = { priceId: 'trial-4', subscriptionType: 'trial' };
    expect(await api.call('createCheckoutSession', { token: await again.token(), body })).toMatchObject({
      failure: 'plan-already-active',
    });
    // The account that has it keeps it.
    expect(await register(ada)).toMatchObject({ status: 200 });
  },
);

it("[GP-3, GC-14] reveals a mailbox's trial only to its verified owner", async () => {
  const local = freshLocal();
  const [ada, bob] = [await registered(`${local}@example.test`), await registered()];
  const stranger = await registered(`${local}+again@example.test`);
  expect(await register(ada)).toMatchObject({ status: 200 });
  await api.db.query('UPDATE app.users SET email_proved_at = NULL WHERE email = $1', [
    `${local}+again@example.test`,
  ]);
  for (const who of [stranger, bob]) {
    const answer = await api.call('currentUser', { token: await who.token() });
    expect(answer.data?.user).toMatchObject({ isTrialOffered: true, isTrialUsed: false });
  }
});

it('[GP-3] gives other mailboxes their own trial: dots matter elsewhere, and a refused start records nothing', async () => {
  const local = freshLocal();
  for (const email of [`${local}@example.test`, `a.${local.slice(1)}@example.test`, `${local}@other.test`]) {
    const ada = await registered(email);
    expect(await register(ada, '   ')).toMatchObject({ failure: 'request-not-proper' });
    expect(await register(ada)).toMatchObject({ status: 200 });
  }
});

it("[GP-3, GB-11] starts one trial for concurrent calls of one mailbox's accounts", async () => {
  const local = freshLocal();
  const newcomers = await Promise.all(
    ['', '+a', '+b', '+c'].map((tag) => registered(`${local}${tag}@example.test`)),
  );
  const answers = await Promise.all(newcomers.map((one) => register(one)));
  expect(answers.map(({ failure }) => failure ?? 'starts').toSorted()).toEqual([
    'starts',
    'trial-used',
    'trial-used',
    'trial-used',
  ]);
});

it('[GP-3] returns the same trial while it runs, and renames nothing', async () => {
  const ada = await registered();
  const first = await register(ada, 'Main stage');
  const second = await register(ada, 'Another name');
  expect(second).toMatchObject({ status: 200, data: first.data });
  const names = await rowsOf('SELECT name FROM app.workspaces WHERE id = $1', [first.data?.workspaceId]);
  expect(names).toEqual([{ name: 'Main stage' }]);
});

it.each([
  ['has ended', { current_period_end: new Date(Date.now() - 1), status: 'Subscribed' }],
  ['is no longer subscribed', { status: 'Not Subscribed' }],
  ['was deleted', { deleted_at: new Date() }],
])('[GP-3, GB-11] refuses a second trial when the first %s', async (_case, columns) => {
  const { accountId, ownerUid } = await insertAccount(api.db, { productKind: null });
  await insertSubscription(api.db, { account_id: accountId, product_kind: 'trial', ...columns });
  const token = await api.tokenFor({ uid: ownerUid, accountId });
  expect(await api.call('register', { token, body: { plan: 'trial' } })).toMatchObject({
    failure: 'trial-used',
    status: 400,
    errorCode: 2013,
  });
});

it('is used once its instance is gone, also while its days last', async () => {
  const ada = await registered();
  const { data } = await register(ada);
  await api.db.query('UPDATE app.subscriptions SET instance_id = NULL WHERE id = $1', [data?.subscriptionId]);
  expect(await register(ada)).toMatchObject({ failure: 'trial-used' });
});

it('[API-8] accepts only the specified plan, and no other field', async () => {
  const ada = await registered();
  for (const body of [
    {},
    { plan: 'Pro' },
    { plan: 'trial', users: 400 },
    { plan: 'trial', workspaceName: 1 },
  ]) {
    const answer = await api.call('register', { token: await ada.token(), body });
    expect(answer.failure).toBe('request-not-proper');
  }
});

it.each([
  ['', 'workspace-name-required', 'Workspace name is required.'],
  ['x'.repeat(31), 'workspace-name-too-long', 'Workspace name must be at most 30 characters.'],
  ['a/b', 'workspace-name-special-characters', 'Special characters are not allowed: /'],
  ['STUDIO', 'workspace-name-taken', 'A workspace with this name already exists.'],
])('[GW-2] refuses the workspace name %j, and starts nothing', async (name, code, message) => {
  const ada = await registered();
  const accountId = (await ada.registered()).data?.user.accountId;
  await insertWorkspace(api.db, { account_id: accountId, name: 'Studio' });
  expect(await register(ada, name)).toMatchObject({
    failure: 'request-not-proper',
    issues: [{ path: 'body.workspaceName', code, message }],
  });
  expect(await rowsOf('SELECT FROM app.subscriptions WHERE account_id = $1', [accountId])).toEqual([]);
});

it('[GW-2] stores a workspace name composed and trimmed', async () => {
  const ada = await registered();
  const { data } = await register(ada, '  Cafe\u0301 ');
  expect(await rowsOf('SELECT name FROM app.workspaces WHERE id = $1', [data?.workspaceId])).toEqual([
    { name: 'Café' },
  ]);
});

it('[GEN-3] is for the account owner: other members are refused with the reason', async () => {
  const { accountId, defaultWorkspaceId } = await insertAccount(api.db, { productKind: null });
  const seats = [
    ['account-admin', null],
    ['workspace-owner', await insertWorkspace(api.db, { account_id: accountId })],
    ['workspace-admin', defaultWorkspaceId],
    ['vic-admin', defaultWorkspaceId],
    ['endpoint-user', defaultWorkspaceId],
  ] as const;
  for (const [role, workspaceId] of seats) {
    const uid = await insertMember(api.db, { accountId, workspaceId, role });
    const token = await api.tokenFor({ uid, accountId, workspaceId });
    const answer = await api.call('register', { token, body: { plan: 'trial' } });
    expect(answer, role).toMatchObject({ failure: 'forbidden', reason: 'no-right' });
  }
  expect(await rowsOf('SELECT FROM app.subscriptions WHERE account_id = $1', [accountId])).toEqual([]);
});

it('[GC-14] answers a foreign account, an unknown one and none at all alike', async () => {
  const ada = await registered();
  const foreign = await insertAccount(api.db, { productKind: null });
  const workspaces = [
    { accountId: foreign.accountId },
    { accountId: 999_999_999 },
    { claims: { accountId: 'x' } },
  ];
  const answers = await Promise.all(
    workspaces.map(async (workspace) => {
      const token = await api.tokenFor({ uid: ada.uid, ...workspace });
      const { status, errorCode, message } = await api.call('register', { token, body: { plan: 'trial' } });
      return { status, errorCode, message };
    }),
  );
  expect(answers[0]).toMatchObject({ status: 404, errorCode: 2001 });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

it('[API-8] does not find a user who has not signed up', async () => {
  expect((await register(newcomer(api))).failure).toBe('not-found');
});

it('[GC-11, NOTIF-17] sets the new claims, and only then requests a token refresh', async () => {
  const ada = await registered();
  api.issuer.available = false;
  let events: unknown[] = [];
  const eventsSince = async () =>
    (
      await rowsOf(
        `SELECT n.event, n.user_uid AS uid FROM app.notifications n JOIN app.memberships m ON m.account_id = n.account_id
          WHERE m.user_uid = $1 AND n.event <> 'instance update' ORDER BY n.id`,
        [ada.uid],
      )
    ).map(({ event, uid }) => [event, uid]);
  const before = await eventsSince();
  const token = await ada.token();
  await api.call('register', { token, body: { plan: 'trial' } });
  try {
    events = (await eventsSince()).slice(before.length);
    expect(events).toEqual([['subscription update,dashboard update', null]]);
    expect(decodeClaims(api.issuer.claimsSetFor(ada.uid)[0])?.subscribedPlans).toEqual([]);
  } finally {
    api.issuer.available = true;
  }
  events = await until('the user is notified', async () => {
    const since = (await eventsSince()).slice(before.length);
    return since.length > 1 && since;
  });
  expect(events).toEqual([
    ['subscription update,dashboard update', null],
    ['refresh token', ada.uid],
  ]);
  expect(decodeClaims(api.issuer.claimsSetFor(ada.uid)[0])?.subscribedPlans).toEqual(['trial']);
});

it('[GEN-3] starts while the instance host is unavailable; the instance is created once it is back', async () => {
  const ada = await registered();
  host.instead = { status: 503, body: {} };
  const { status, data } = await register(ada);
  expect(status).toBe(200);
  const vicUuid = data?.vicUuid ?? '';
  const token = await ada.token();
  const start = await api.call('commandInstance', { token, body: { action: 'start', vicUuid } });
  expect(start.status).toBe(200);
  host.instead = null;
  await until(
    'the host has been given the start',
    () => host.taken.some((one) => one.vicUuid === vicUuid),
    30_000,
  );
  expect(host.taken.filter((one) => one.vicUuid === vicUuid)).toMatchObject([{ action: 'start', number: 1 }]);
  expect(host.instances.get(vicUuid)).toMatchObject({ deviceName: 'Intercom 1' });
});

it('[PLUS-22] audits who started it', async () => {
  const ada = await registered();
  const { data } = await register(ada);
  expect(
    await rowsOf(
      `SELECT actor_uid AS uid, outcome FROM app.audit WHERE action = 'trial.start' AND object_id = $1`,
      [String(data?.subscriptionId)],
    ),
  ).toEqual([{ uid: ada.uid, outcome: 'done' }]);
});

it('[GP-3] neither offers nor starts a trial beside a paid plan, and does both once that is over', async () => {
  const ada = await registered();
  const accountId = (await ada.registered()).data?.user.accountId ?? 0;
  const id = await insertSubscription(api.db, { account_id: accountId, status: 'Past-Due' });
  const offerOf = async () => (await ada.registered()).data?.user;
  expect(await offerOf()).toMatchObject({ isTrialOffered: false, isTrialUsed: false });
  expect(await register(ada)).toMatchObject({ failure: 'trial-used' });
  const body = { priceId: 'trial-4', subscriptionType: 'trial' };
  expect(await api.call('createCheckoutSession', { token: await ada.token(), body })).toMatchObject({
    failure: 'plan-already-active',
  });
  await api.db.query("UPDATE app.subscriptions SET status = 'Not Subscribed' WHERE id = $1", [id]);
  expect(await offerOf()).toMatchObject({ isTrialOffered: true, isTrialUsed: false });
  expect(await register(ada)).toMatchObject({ status: 200 });
});
