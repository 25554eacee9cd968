import { beforeAll, expect, it } from 'vitest';
import { createInstanceHost } from '../../../providers/instance-host/instance-host.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { idleWorker } from '../../../testing/idle-worker.ts';
import { snapshotOf, startTestHost } from '../../../testing/outside/test-host.ts';
import { startApi, TEST_HOST_SECRET } from '../../../testing/start-api.ts';
import { deliverCommands, type DeliveryDeps } from '../../delivery/deliver-commands.ts';

const CALLBACK = 'http://localhost:4200/api/webhooks/instance-host';
const HOLD_S = 60;
const host = oncePerFile(startTestHost);
/** Deliveries run only where a test begins them. */
const api = oncePerFile(() =>
  startApi(
    { INSTANCE_HOST_URL: host.url, STOP_HOLD_SECONDS: String(HOLD_S) },
    { startJobWorker: idleWorker },
  ),
);
const testAccount = oncePerTest(() => insertTestAccount(api));
let deps: DeliveryDeps;

beforeAll(() => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const client = createInstanceHost({ url: host.url, secret: TEST_HOST_SECRET }, CALLBACK);
  deps = { database: api.db, host: client, log };
});

async function running(connected_users: number | null): Promise<string> {
  const vicUuid = await testAccount.instance({
    state: 'online',
    status: 'healthy',
    epoch: 1,
    connected_users,
  });
  host.instances.set(vicUuid, snapshotOf(vicUuid, { state: 'online' }));
  return vicUuid;
}

const tokenOfOwner = () => testAccount.tokenOf(testAccount.ownerUid);
const stop = async (vicUuid: string) =>
  api.call('commandInstance', { token: await tokenOfOwner(), body: { action: 'stop', vicUuid } });
const instanceIdOf = async (vicUuid: string) => Number((await testAccount.rowOf(vicUuid))['id']);
const deliver = async (vicUuid: string) =>
  deliverCommands(deps, { instanceId: await instanceIdOf(vicUuid), failures: 0 });
const takenOf = (vicUuid: string) => host.taken.filter((taken) => taken.vicUuid === vicUuid);

/** Returns in how many seconds the delivery of an instance's commands runs. */
async function jobWaitsS(vicUuid: string): Promise<number> {
  const { rows } = await api.db.query<{ s: number }>(
    'SELECT extract(epoch FROM run_at - now())::float AS s FROM graphile_worker.jobs WHERE key = $1',
    [`deliver-commands-${await instanceIdOf(vicUuid)}`],
  );
  return rows[0]?.s ?? expect.fail('no job');
}

it('[GD-28] holds a stop that disconnects no one, also if a job of another command comes first', async () => {
  const vicUuid = await running(0);
  await stop(vicUuid);
  expect(await jobWaitsS(vicUuid)).toBeGreaterThan(HOLD_S / 2);
  await api.db.query('DELETE FROM graphile_worker._private_jobs');
  await deliver(vicUuid);
  expect(takenOf(vicUuid)).toEqual([]);
  expect(await jobWaitsS(vicUuid)).toBeGreaterThan(HOLD_S / 2);
  await api.db.query('UPDATE app.instance_commands SET held_until = now() WHERE held_until IS NOT NULL');
  await deliver(vicUuid);
  expect(takenOf(vicUuid)).toHaveLength(1);
});

it('[GD-28] lets it be withdrawn as long as it is held, from any tab', async () => {
  const vicUuid = await running(0);
  await stop(vicUuid);
  const answer = await api.call('withdrawCommand', { token: await tokenOfOwner(), params: { id: vicUuid } });
  expect(answer.data).toEqual({ vicUuid, action: 'stop' });
  await api.db.query('UPDATE app.instance_commands SET held_until = now() WHERE held_until IS NOT NULL');
  await deliver(vicUuid);
  expect(takenOf(vicUuid)).toEqual([]);
  expect(await testAccount.rowOf(vicUuid)).toMatchObject({ state: 'online', status: 'healthy' });
});

it.each([3, null])('[GD-28] holds no stop where %s users are connected: it was confirmed', async (users) => {
  const vicUuid = await running(users);
  await stop(vicUuid);
  expect(await jobWaitsS(vicUuid)).toBeLessThan(HOLD_S / 2);
  await deliver(vicUuid);
  expect(takenOf(vicUuid)).toHaveLength(1);
});
