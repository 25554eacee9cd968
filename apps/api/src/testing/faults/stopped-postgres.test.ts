import type { RouteName } from '@partyline/contract';
import { insertAccount, insertInstance } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { readStream } from '../read-stream.ts';
import { snapshotOf } from '../outside/test-host.ts';
import { until } from '../until.ts';
import { startOnOwnPostgres } from '../processes/own-postgres.ts';
import { oncePerFile } from '../fixtures.ts';

/** Longer than a job waits for the host, so that it ends without a writable database. */
const AWAY_MS = 12_000;

const own = oncePerFile(startOnOwnPostgres);
const account = oncePerFile(() => insertAccount(own.database));

it('answers 503 with Retry-After while PostgreSQL is stopped, and recovers without a restart, streams and jobs too', async () => {
  const { accountId, defaultWorkspaceId, ownerUid: uid } = account;
  const { host } = own;
  const { call, url } = own.node;
  const token = await own.issuer.tokenFor({ uid, accountId });
  const newInstance = async () => {
    const columns = { account_id: accountId, workspace_id: defaultWorkspaceId };
    const vicUuid = await insertInstance(own.database, columns);
    host.instances.set(vicUuid, snapshotOf(vicUuid));
    return vicUuid;
  };
  const [vicUuid, caught] = [await newInstance(), await newInstance()];
  const body = { action: 'start', vicUuid };
  const stream = await readStream(url, token);
  await stream.next('ready');
  expect(await call('listInstances', { token })).toMatchObject({ status: 200 });

  host.instead = 'hang';
  await call('commandInstance', { token, body: { action: 'start', vicUuid: caught } });
  await stream.next('notification');
  await until('the host is called', () => host.calls.some(({ path }) => path.includes(caught)));
  await own.stopPostgres();
  const since = Date.now();
  const routes: RouteName[] = ['ping', 'listInstances', 'currentUser', 'commandInstance'];
  while (Date.now() - since < AWAY_MS) {
    for (const route of routes) {
      const answer = await call(route, { token, ...(route === 'commandInstance' ? { body } : {}) });
      expect(answer).toMatchObject({ status: 503, failure: 'unavailable' });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  }
  expect(stream.hasEnded()).toBe(false);

  host.instead = null;
  await own.startPostgres();
  await until('it works again', async () => (await call('listInstances', { token })).status === 200);
  const { data } = await call('commandInstance', { token, body });
  expect(await stream.next('notification', 10_000)).toMatchObject({
    data: { event: 'instance update', data: { vicUuid, openCommand: { action: 'start' } } },
  });
  const taken = (wanted: string) => host.taken.find((command) => command.vicUuid === wanted);
  await until('the host takes the command', () => taken(vicUuid));
  expect(taken(vicUuid)).toMatchObject({ number: 1, commandId: data?.commandId });
  await until('the host takes the one that was on its way', () => taken(caught));
  await stream.close();
});
