import { decodeClaims } from '@partyline/permissions';
import { insertUser } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { newcomer } from '../../testing/accounts/newcomer.ts';
import { startApi } from '../../testing/start-api.ts';

const api = oncePerFile(startApi);

async function tablesOf(uid: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    `SELECT u.email, u.name, u.photo_url AS photo, u.provider, u.register_state AS state,
        u.email_proved_at IS NOT NULL AS proved, u.chosen_account_id AS chosen,
        (SELECT json_agg(json_build_object('role', m.role_id, 'account', a.name, 'status', a.customer_status,
            'workspaces', (SELECT json_agg(json_build_object('name', w.name, 'default', w.is_default))
              FROM app.workspaces w WHERE w.account_id = a.id)))
          FROM app.memberships m JOIN app.accounts a ON a.id = m.account_id WHERE m.user_uid = u.uid) AS seats
      FROM app.users u WHERE u.uid = $1`,
    [uid],
  );
  return rows[0];
}

it('[API-9, AUTH-26, GA-4] registers a newcomer with an account of their own, a default workspace and the claims for it', async () => {
  const ada = newcomer(api);
  const answer = await ada.signUp();
  expect(answer).toMatchObject({
    status: 200,
    errorCode: 0,
    data: { registerState: 'in progress', accountId: expect.any(Number) as number },
  });
  const { data } = await ada.registered();
  expect(data?.user).toMatchObject({
    userid: ada.uid,
    email: ada.email,
    registerState: 'done',
    role: 'account-owner',
    accountId: answer.data?.accountId,
    accountName: 'Ada Newcomer',
    customerStatus: 'B2C',
    subscription: 'free',
    isTrialOffered: true,
    t_c_accepted_date: { seconds: 0, nanoseconds: 0 },
  });
  expect(await tablesOf(ada.uid)).toEqual({
    email: ada.email,
    name: 'Ada Newcomer',
    photo: null,
    provider: 'password',
    state: 'done',
    proved: true,
    chosen: answer.data?.accountId,
    seats: [
      {
        role: 1,
        account: 'Ada Newcomer',
        status: 'B2C',
        workspaces: [{ name: 'Default', default: true }],
      },
    ],
  });
  expect(decodeClaims(api.issuer.claimsSetFor(ada.uid)[0])).toMatchObject({
    role: 'account-owner',
    accountId: answer.data?.accountId,
    subscribedPlans: [],
  });
});

it('[AUTH-27, ENT-25, GA-22] accepts newPurchase only as true', async () => {
  const ada = newcomer(api);
  expect((await ada.signUp({ newPurchase: false })).issues).toEqual([
    expect.objectContaining({ path: 'body.newPurchase' }),
  ]);
  expect((await ada.signUp({ newPurchase: true })).status).toBe(200);
});

it('[AUTH-26, ENT-25] refuses a payload with a missing or unknown field', async () => {
  const ada = newcomer(api);
  for (const field of ['accessToken', 'email', 'inviteId', 'name', 'photoURL', 'provider', 'userid']) {
    const { failure, issues } = await ada.signUp({ [field]: undefined });
    expect({ failure, paths: issues.map(({ path }) => path) }).toEqual({
      failure: 'request-not-proper',
      paths: [`body.${field}`],
    });
  }
  expect((await ada.signUp({ role: 'account-owner' })).failure).toBe('request-not-proper');
  expect(await tablesOf(ada.uid)).toBeUndefined();
});

it('[API-9] refuses a body with another token, user or e-mail, each with its issue', async () => {
  const ada = newcomer(api);
  const other = newcomer(api);
  const cases = [
    ['accessToken', await other.token()],
    ['userid', other.uid],
    ['userid', ada.uid.toUpperCase()],
    ['email', other.email],
    ['email', `${ada.email}.evil.test`],
  ] as const;
  for (const [field, value] of cases) {
    expect(await ada.signUp({ [field]: value })).toMatchObject({
      failure: 'request-not-proper',
      errorCode: 2000,
      issues: [{ path: `body.${field}`, code: 'not-allowed' }],
    });
  }
  expect(await tablesOf(ada.uid)).toBeUndefined();
  expect((await ada.signUp({ email: ` ${ada.email.toUpperCase()} ` })).status).toBe(200);
});

it('[GA-4] answers the same to a second sign-up, and changes nothing', async () => {
  const ada = newcomer(api);
  const first = await ada.signUp();
  await ada.registered();
  const before = await tablesOf(ada.uid);
  const second = await ada.signUp({ name: 'Another User', inviteId: 'no-such-key' });
  expect(second.data).toEqual({ registerState: 'done', accountId: first.data?.accountId });
  expect(await tablesOf(ada.uid)).toEqual(before);
});

it('[GA-33] stores a verified address, and lets an unverified one register but nothing else', async () => {
  const ada = newcomer(api, { emailVerified: false });
  expect((await ada.signUp()).status).toBe(200);
  await ada.registered();
  expect(await tablesOf(ada.uid)).toMatchObject({ proved: false });
  const refused = await api.call('createAccount', { token: await ada.token(), body: {} });
  expect(refused).toMatchObject({ failure: 'email-not-verified', errorCode: 2403, status: 403 });
});

it('stores a displayable name and picture, from the token where the body lacks them', async () => {
  const ada = newcomer(api, {
    provider: 'google.com',
    name: 'From The Token',
    claims: { picture: 'https://pictures.test/a.png' },
  });
  await ada.signUp({ name: '   ', photoURL: 'javascript:alert(1)', provider: 'password' });
  expect(await tablesOf(ada.uid)).toMatchObject({
    name: 'From The Token',
    photo: 'https://pictures.test/a.png',
    provider: 'google.com',
  });
});

it('[VAL-17] names the account by the e-mail where there is no name', async () => {
  const uid = 'nameless';
  const ada = newcomer(api, { uid, email: 'front.desk@example.test', name: '' });
  await ada.signUp({ name: '' });
  expect(await tablesOf(uid)).toMatchObject({ name: '', seats: [{ account: 'front.desk' }] });
});

it('[AUTH-21, ACCT-6] is reported by login: first login before, in progress until the claims are set, then done', async () => {
  const ada = newcomer(api);
  const login = async () => {
    const token = await ada.token();
    return (await api.call('login', { token, body: { accessToken: token } })).data;
  };
  expect(await login()).toMatchObject({ firstLogin: true, registerState: 'in progress', user: null });
  api.issuer.available = false;
  try {
    await ada.signUp();
    const { data } = await api.call('currentUser', { token: await ada.token() });
    expect(data?.user.registerState).toBe('in progress');
    expect(await login()).toMatchObject({
      firstLogin: false,
      registerState: 'in progress',
      claimsChanged: false,
    });
  } finally {
    api.issuer.available = true;
  }
  await ada.registered();
  expect(await login()).toMatchObject({
    firstLogin: false,
    registerState: 'done',
    claimsChanged: false,
    user: { userid: ada.uid, registerState: 'done' },
  });
});

it('refuses a disabled or deleted user like any other call', async () => {
  for (const columns of [{ disabled_at: new Date() }, { deleted_at: new Date() }]) {
    const uid = await insertUser(api.db, { register_state: 'in progress', ...columns });
    expect((await newcomer(api, { uid }).signUp()).failure).toBe('shut-out');
  }
});

it('continues for a user without an account', async () => {
  const uid = await insertUser(api.db, { register_state: 'in progress' });
  const ada = newcomer(api, { uid });
  expect((await ada.signUp()).data?.accountId).toEqual(expect.any(Number));
  expect((await ada.registered()).data?.associations).toHaveLength(1);
});
