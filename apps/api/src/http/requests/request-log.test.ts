import { insertAccount, insertInstance, insertUser } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { logNameOf } from './request-log.ts';

const api = oncePerFile(() => startApi({ LOG_LEVEL: 'trace' }));

/** The log lines of one call by its request id. */
function linesOf(headers: Headers): Record<string, unknown>[] {
  const id = headers.get('x-request-id');
  return api.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>) // the logger writes one object a line
    .filter((line) => line['reqId'] === id);
}

it('writes one line per call: route pattern, status, time and a pseudonym of the user', async () => {
  const uid = await insertUser(api.db);
  const token = await api.tokenFor({ uid });
  const answer = await api.call('managementUrl', { token, params: { id: 123_456_789 } });
  await expect
    .poll(() => linesOf(answer.headers))
    .toEqual([
      expect.objectContaining({
        method: 'GET',
        route: '/api/vic/ccm/:id',
        status: answer.status,
        ms: expect.any(Number) as unknown,
        user: logNameOf(uid),
      }),
    ]);
  expect(logNameOf(uid)).not.toContain(uid);
});

it('[GX-16] logs no token, address, e-mail, user or body, for any call or failure', async () => {
  const uid = await insertUser(api.db);
  const token = await api.tokenFor({ uid, email: 'jo.secret@example.test', name: 'Jo Secret' });
  const key = 'key-that-stands-in-a-mail';
  const paths = [
    '/api/userActionLink/verify',
    '/api/users',
    '/api/vic/ccm/%zz',
    '/actionlink',
    '/api/vic/ccm/1',
    `/assets/${key}.js`,
  ];
  for (const path of paths) {
    for (const authorization of [`Bearer ${token}`, `Bearer ${token}x`, '']) {
      const response = await fetch(`${api.baseUrl}${path}?key=${key}&email=jo.secret@example.test`, {
        headers: { authorization },
      });
      await response.body?.cancel();
    }
  }
  await api.call('login', { token, body: { accessToken: token } });
  await api.call('login', { token, rawBody: `{"accessToken":"${token}", "email":"jo.secret@example.test"` });
  await api.call('switchAccount', {
    token,
    body: { accountId: 1, workspaceId: null, note: 'a-private-note' },
  });
  await expect.poll(() => api.logLines.length).toBeGreaterThanOrEqual(paths.length * 3 + 3);
  const log = api.logLines.join('\n');
  for (const secret of [
    token,
    token.slice(-40),
    key,
    'jo.secret',
    'Jo Secret',
    uid,
    'a-private-note',
    'demo-key',
    api.databaseUrl,
  ]) {
    expect(log).not.toContain(secret);
  }
});

it('gives every call its own id, and accepts none from clients', async () => {
  const response = await fetch(`${api.baseUrl}/api/ping`, {
    headers: { 'x-request-id': 'chosen-by-the-caller', 'request-id': 'x' },
  });
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
});

it('accepts a well-formed id from a trusted proxy', async () => {
  const behind = await startApi({ TRUSTED_PROXIES: 'loopback' });
  const idFor = async (given: string) =>
    (await fetch(`${behind.baseUrl}/api/ping`, { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    );
  expect(await idFor('4bf92f3577b34da6-a3ce929d0e0e4736')).toBe('4bf92f3577b34da6-a3ce929d0e0e4736');
  for (const improper of ['short', 'with a blank', 'quote"quote', 'x'.repeat(65)]) {
    expect(await idFor(improper)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  }
  await behind.stop();
  const elsewhere = await startApi({ TRUSTED_PROXIES: '10.0.0.0/8,192.0.2.7,fc00::/7' });
  const foreign = await fetch(`${elsewhere.baseUrl}/api/ping`, {
    headers: { 'x-request-id': 'from-anywhere' },
  });
  expect(foreign.headers.get('x-request-id')).not.toBe('from-anywhere');
  await elsewhere.stop();
});

it('writes one line per job, with the id of the originating call, also through other jobs', async () => {
  const { accountId, ownerUid, defaultWorkspaceId } = await insertAccount(api.db);
  const token = await api.tokenFor({ uid: ownerUid, accountId });
  // The host is unavailable: the job retries the delivery.
  const vicUuid = await insertInstance(api.db, { account_id: accountId, workspace_id: defaultWorkspaceId });
  const answer = await api.call('commandInstance', { token, body: { action: 'start', vicUuid } });
  const delivery = expect.objectContaining({
    task: 'deliver-commands',
    outcome: 'done',
    msg: 'job',
  }) as unknown;
  await expect
    .poll(() =>
      linesOf(answer.headers)
        .filter(({ msg }) => msg === 'job')
        .slice(0, 2),
    )
    .toEqual([delivery, delivery]);
});
