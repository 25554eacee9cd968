import { insertUser } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { accessCalls } from '../../testing/accounts/invitations.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { oncePerFile } from '../../testing/fixtures.ts';

const api = oncePerFile(() =>
  startApi({
    RATE_LIMIT_LOGIN: '3',
    RATE_LIMIT_REFUSED_TOKENS: '3',
    RATE_LIMIT_API_TOKENS: '3',
    TRUSTED_PROXIES: 'loopback',
  }),
);

const from = (address: string) => ({ 'x-forwarded-for': address });

async function statuses(times: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) seen.push((await call()).status);
  return seen;
}

it('[GA-29] limits sign-ins per user from any address, with Retry-After', async () => {
  const [eager, other] = await Promise.all([insertUser(api.db), insertUser(api.db)]);
  const [token, otherToken] = await Promise.all([api.tokenFor({ uid: eager }), api.tokenFor({ uid: other })]);
  let address = 0;
  const login = () => {
    address += 1;
    return api.call('login', { token, body: { accessToken: token }, headers: from(`10.0.0.${address}`) });
  };
  expect(await statuses(4, login)).toEqual([200, 200, 200, 429]);
  const refused = await login();
  expect(refused).toMatchObject({ failure: 'too-many-requests', errorCode: 2429 });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  const headers = from('10.0.0.1');
  expect(
    (await api.call('login', { token: otherToken, body: { accessToken: otherToken }, headers })).status,
  ).toBe(200);
  expect((await api.call('currentUser', { token, headers })).status).toBe(200);
});

it('[GA-29] limits forged tokens per address, without affecting other users there', async () => {
  const headers = from('10.1.0.1');
  expect(await statuses(5, () => api.call('currentUser', { token: 'forged', headers }))).toEqual([
    401, 401, 401, 429, 429,
  ]);
  const token = await api.tokenFor({ uid: await insertUser(api.db) });
  expect((await api.call('currentUser', { token, headers })).status).toBe(200);
  expect((await api.call('currentUser', { token: 'forged', headers: from('10.1.0.2') })).status).toBe(401);
});

it('[GA-29] does not count expired or missing tokens, so that many users behind one address are not locked out', async () => {
  const headers = from('10.2.0.1');
  const expiresAt = Math.floor(Date.now() / 1000) - 60;
  const expired = await api.tokenFor({ uid: 'user', issuedAt: expiresAt - 3_600, expiresAt });
  expect(await statuses(5, () => api.call('currentUser', { token: expired, headers }))).toEqual([
    401, 401, 401, 401, 401,
  ]);
  expect(await statuses(5, () => api.call('currentUser', { headers }))).toEqual([401, 401, 401, 401, 401]);
});

it('counts the addresses of one IPv6 network as one', async () => {
  let host = 0;
  const call = () => {
    host += 1;
    return api.call('currentUser', { token: 'forged', headers: from(`2001:db8:0:1::${host}`) });
  };
  expect(await statuses(4, call)).toEqual([401, 401, 401, 429]);
  expect((await api.call('currentUser', { token: 'forged', headers: from('2001:db8:0:2::1') })).status).toBe(
    401,
  );
});

it('[GA-29] accepts a forwarded address only from a trusted proxy', async () => {
  const trusting = api;
  const plain = await startApi({ RATE_LIMIT_REFUSED_TOKENS: '3' });
  let address = 0;
  const call = (to: TestApi) => () => {
    address += 1;
    return to.call('currentUser', { token: 'forged', headers: from(`10.3.0.${address}`) });
  };
  expect(await statuses(5, call(plain))).toEqual([401, 401, 401, 429, 429]);
  expect(await statuses(5, call(trusting))).toEqual([401, 401, 401, 401, 401]);
  await plain.stop();
});

it("[GA-29] limits an account's files per minute, and transfers and requests of ownership", async () => {
  const limited = await startApi({ RATE_LIMIT_IMPORTS: '2', RATE_LIMIT_INVITATIONS: '2' });
  try {
    const other = await insertTestAccount(limited);
    const { upload } = accessCalls(limited, other);
    const token = await other.tokenOf(other.ownerUid);
    const file = 'email,role\nc@example.test,vic-admin\n';
    expect(await statuses(3, () => upload(other.ownerUid, file))).toEqual([200, 200, 429]);
    const transfer = () => limited.call('transferOwnership', { token, body: {} });
    expect(await statuses(3, transfer)).toEqual([400, 400, 429]);
    for (const route of ['requestOwnership', 'resendOwnership'] as const) {
      expect((await limited.call(route, { token, params: { id: 'x' }, body: {} })).status).toBe(429);
    }
  } finally {
    await limited.stop();
  }
});

it('[GA-29, PLUS-25] limits the calls with each API token separately, and not those of its user', async () => {
  const testAccount = await insertTestAccount(api);
  const session = await testAccount.tokenOf(testAccount.ownerUid);
  const create = async () => {
    const body = { name: 'CI', scopes: ['devices:read'], days: 7 };
    return (await api.call('createApiToken', { token: session, body })).data?.secret ?? '';
  };
  const [token, other] = [await create(), await create()];
  const call = () => api.call('listInstances', { token });
  expect(await statuses(4, call)).toEqual([200, 200, 200, 429]);
  expect(Number((await call()).headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await api.call('listInstances', { token: other })).status).toBe(200);
  expect((await api.call('listInstances', { token: session })).status).toBe(200);
});
