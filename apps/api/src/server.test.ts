import { insertAccount } from '@partyline/rows/testing';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { startApi } from './testing/start-api.ts';
import { startCutLine } from './testing/database/cut-line.ts';

it('answers 503 with Retry-After while the database is unavailable, and serves again afterwards', async () => {
  const wired = await startWired();
  const { api, line } = wired;
  const { accountId, ownerUid } = await insertAccount(wired.db);
  const token = await api.tokenFor({ uid: ownerUid, accountId, workspaceId: null });
  expect((await api.call('currentUser', { token })).status).toBe(200);
  await line.cut();
  for (const name of ['ping', 'currentUser', 'listInstances'] as const) {
    const answer = await api.call(name, { token });
    expect(answer).toMatchObject({ status: 503, failure: 'unavailable' });
    expect(answer.headers.get('retry-after')).toBe('2');
  }
  await line.mend();
  await expect.poll(async () => (await api.call('currentUser', { token })).status).toBe(200);
  await wired.stop();
});

/** An API whose database connection can be cut; the test's cannot. */
async function startWired() {
  const direct = await startApi();
  const target = new URL(direct.databaseUrl);
  const line = await startCutLine({ host: target.hostname, port: Number(target.port) });
  target.port = String(line.port);
  target.hostname = '127.0.0.1';
  const api = await startApi({ DATABASE_URL: target.href });
  return {
    api,
    line,
    db: direct.db,
    stop: async () => {
      await api.stop();
      await line.close();
      await direct.stop();
    },
  };
}

it('completes running calls before it stops, and accepts no new ones', async () => {
  const api = await startApi();
  const { ownerUid } = await insertAccount(api.db);
  const token = await api.tokenFor({ uid: ownerUid });
  const body = JSON.stringify({ accessToken: token });
  const call = request(`${api.baseUrl}/api/login`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>; // the event's one argument
  call.flushHeaders();
  await once(call, 'continue');
  const stopping = api.stopServer();
  const ping = () =>
    fetch(`${api.baseUrl}/api/ping`).then(
      () => 'answered',
      () => 'refused',
    );
  await expect.poll(ping).toBe('refused');
  call.end(body);
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  expect(response.headers.connection).toBe('close');
  response.resume();
  await stopping;
  await api.stop();
});
