import { insertAccount, insertInstance, type Columns } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobLog } from '../../jobs/job-log.ts';
import { requestDelivery } from '../../jobs/request-delivery.ts';
import { createTasks, type TaskDeps } from '../../wiring/tasks.ts';
import { HostFailure } from '../../providers/instance-host/host-failure.ts';
import { createInstanceHost } from '../../providers/instance-host/instance-host.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { TEST_HOST_SECRET } from '../../testing/start-api.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { snapshotOf, startTestHost } from '../../testing/outside/test-host.ts';
import { updatesOf } from '../../testing/accounts/test-account.ts';
import { until } from '../../testing/until.ts';
import { deliverCommands, type DeliveryDeps } from './deliver-commands.ts';
import { listForgottenInstances } from './delivery.repository.ts';
import { giveUpCommands } from './give-up-commands.ts';
import { isHostSilent } from './host-silence.repository.ts';
import { readBack } from './read-back.ts';

const CALLBACK = 'http://localhost:4200/api/webhooks/instance-host';
const silent: JobLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

const test = oncePerFile(createTestDatabase);
const host = oncePerFile(startTestHost);
const account = oncePerTest(() => insertAccount(test.database));
let deps: DeliveryDeps;

beforeAll(() => {
  const client = createInstanceHost({ url: host.url, secret: TEST_HOST_SECRET }, CALLBACK);
  deps = { database: test.database, host: client, log: silent };
});
beforeEach(async () => {
  host.instead = null;
  await test.database.query('DELETE FROM app.instance_hosts');
});

interface Commanded {
  readonly id: number;
  readonly vicUuid: string;
}

/** An instance with undelivered starts, the last one open. */
async function commanded(count: number, columns: Columns = {}): Promise<Commanded> {
  const vicUuid = await insertInstance(test.database, {
    account_id: account.accountId,
    workspace_id: account.defaultWorkspaceId,
    command_number: count,
    ...columns,
  });
  const { rows } = await test.database.query<{ id: number }>(
    `WITH given AS (
        INSERT INTO app.instance_commands (command_id, account_id, instance_id, number, action, outcome, closed_at)
        SELECT gen_random_uuid(), account_id, id, n, 'start',
          CASE WHEN n = $2 THEN 'open' ELSE 'superseded' END, CASE WHEN n < $2 THEN now() END
        FROM app.instances, generate_series(1, $2) n WHERE vic_uuid = $1
        RETURNING command_id, number, instance_id
      ) SELECT instance_id AS id FROM given LIMIT 1`,
    [vicUuid, count],
  );
  const id = rows[0]!.id;
  await test.database.query(
    `UPDATE app.instances SET open_command = 'start', open_command_since = now(), open_command_id =
      (SELECT command_id FROM app.instance_commands WHERE instance_id = $1 AND number = $2) WHERE id = $1`,
    [id, count],
  );
  return { id, vicUuid };
}

function known(vicUuid: string, change: Parameters<typeof snapshotOf>[1] = {}): void {
  host.instances.set(vicUuid, snapshotOf(vicUuid, change));
}

const deliver = ({ id }: Commanded, failures = 0): Promise<void> =>
  deliverCommands(deps, { instanceId: id, failures });

const takenOf = ({ vicUuid }: Commanded): number[] =>
  host.taken.filter((taken) => taken.vicUuid === vicUuid).map(({ number }) => number);

async function rowOf({ id }: Commanded) {
  const { rows } = await test.database.query<Record<string, unknown>>(
    'SELECT * FROM app.instances WHERE id = $1',
    [id],
  );
  return rows[0]!;
}

async function outcomesOf({ id }: Commanded) {
  const { rows } = await test.database.query<{ outcome: string; delivered: boolean }>(
    `SELECT outcome, delivered_at IS NOT NULL AS delivered FROM app.instance_commands WHERE instance_id = $1 ORDER BY number`,
    [id],
  );
  return rows.map(({ outcome, delivered }) => `${outcome}${delivered ? '' : ' undelivered'}`);
}

async function jobsOf({ id }: Commanded) {
  const { rows } = await test.database.query<{ waitMs: number; failures: number }>(
    `SELECT (extract(epoch FROM j.run_at - now()) * 1000)::float AS "waitMs", (p.payload ->> 'failures')::int AS failures
      FROM graphile_worker.jobs j JOIN graphile_worker._private_jobs p ON p.id = j.id WHERE j.key = $1`,
    [`deliver-commands-${id}`],
  );
  return rows;
}

describe('delivering', () => {
  it('sends the host every missing command once and in order, and applies its answer as a report', async () => {
    const instance = await commanded(3);
    known(instance.vicUuid, { sequence: 5, lastCommandNumber: 0 });
    await deliver(instance);
    expect(takenOf(instance)).toEqual([1, 2, 3]);
    expect(await outcomesOf(instance)).toEqual(['superseded', 'superseded', 'open']);
    expect(await rowOf(instance)).toMatchObject({
      sequence: 8,
      taken_command_number: 3,
      running_command: 'start',
    });
    expect(await updatesOf(test.database, instance.vicUuid)).not.toEqual([]);
    expect(host.taken.at(-1)).toMatchObject({ callbackUrl: CALLBACK });
    await deliver(instance);
    expect(takenOf(instance)).toEqual([1, 2, 3]);
  });

  it('may run twice concurrently', async () => {
    const instance = await commanded(4);
    known(instance.vicUuid);
    await Promise.all([deliver(instance), deliver(instance), deliver(instance)]);
    expect(takenOf(instance)).toEqual([1, 2, 3, 4]);
    expect(await outcomesOf(instance)).toEqual(['superseded', 'superseded', 'superseded', 'open']);
  });

  it('cannot deadlock with a report', async () => {
    const instance = await commanded(1);
    known(instance.vicUuid);
    const report = await test.database.connect();
    try {
      await report.query(`BEGIN; SET LOCAL deadlock_timeout = '10ms'`);
      await report.query('SELECT FROM app.instances WHERE id = $1 FOR NO KEY UPDATE', [instance.id]);
      const delivery = deliver(instance);
      await until('the delivery waits for the report', async () => {
        const { rowCount } = await test.database.query('SELECT FROM pg_locks WHERE NOT granted');
        return rowCount !== 0;
      });
      await report.query(
        `UPDATE app.instance_commands SET outcome = 'done', closed_at = now() WHERE instance_id = $1`,
        [instance.id],
      );
      await report.query('COMMIT');
      await delivery;
    } finally {
      report.release();
    }
    expect(await outcomesOf(instance)).toEqual(['done']);
  });

  it('does not double a command whose answer was lost', async () => {
    const instance = await commanded(1);
    known(instance.vicUuid);
    await deliver(instance);
    await test.database.query('UPDATE app.instance_commands SET delivered_at = NULL WHERE instance_id = $1', [
      instance.id,
    ]);
    await deliver(instance);
    expect(takenOf(instance)).toEqual([1]);
    expect(await outcomesOf(instance)).toEqual(['open']);
  });

  it.each([
    ['says that it is not well', { status: 503, body: {} }],
    ['does not believe our signature', { status: 401, body: {} }],
    ['has too much to do', { status: 429, body: {} }],
    ['answers outside the protocol', { status: 200, body: { accepted: 'perhaps' } }],
  ])('retries later when the host %s, and records the silence', async (_what, instead) => {
    const instance = await commanded(2);
    known(instance.vicUuid);
    host.instead = instead;
    await deliver(instance, 3);
    expect(await outcomesOf(instance)).toEqual(['superseded undelivered', 'open undelivered']);
    expect(await isHostSilent(test.database)).toBe(true);
    const [job] = await jobsOf(instance);
    expect(job?.failures).toBe(4);
    expect(job?.waitMs).toBeGreaterThan(1_000);
    expect(job?.waitMs).toBeLessThanOrEqual(2_000);
    host.instead = null;
    await deliver(instance, 4);
    expect(takenOf(instance)).toEqual([1, 2]);
    expect(await isHostSilent(test.database)).toBe(false);
    const { rows } = await test.database.query(
      `SELECT key FROM graphile_worker.jobs WHERE key = 'read-back-all'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('creates a virtual instance at a host that does not know it', async () => {
    const instance = await commanded(1, { device_name: 'Main Ring' });
    await deliver(instance);
    expect(takenOf(instance)).toEqual([1]);
    expect(host.instances.get(instance.vicUuid)).toMatchObject({
      deviceName: 'Main Ring',
      lastCommandNumber: 1,
    });
  });

  it.each([
    ['the host refuses', 'virtual', { status: 409, body: {} }],
    ['the host does not know, of a physical device,', 'device', null],
  ])(
    'shows the failure of a command that %s on the instance, and continues',
    async (_what, kind, instead) => {
      const instance = await commanded(2, { kind });
      host.instead = instead;
      await deliver(instance);
      expect(await outcomesOf(instance)).toEqual(['superseded', 'failed']);
      const failureReason = 'command-not-possible';
      expect(await rowOf(instance)).toMatchObject({
        status: 'error',
        failure_reason: failureReason,
        open_command: null,
      });
      expect(await updatesOf(test.database, instance.vicUuid)).toMatchObject([
        { status: 'error', failureReason, openCommand: null },
      ]);
      expect(await jobsOf(instance)).toEqual([]);
    },
  );
});

describe('giving up', () => {
  const age = (instance: Commanded, ms: number) =>
    test.database.query(
      `UPDATE app.instances SET open_command_since = now() - $2 * interval '1 millisecond' WHERE id = $1`,
      [instance.id, ms],
    );

  it('[GD-11] shows an error with the unanswered command after five minutes', async () => {
    const instance = await commanded(1, { progress: 30 });
    await age(instance, 295_000);
    await giveUpCommands(test.database);
    expect(await rowOf(instance)).toMatchObject({ status: '', open_command: 'start' });
    await age(instance, 300_000);
    await giveUpCommands(test.database);
    expect(await rowOf(instance)).toMatchObject({
      status: 'error',
      failure_reason: 'no-answer-start',
      open_command: 'start',
      progress: null,
    });
    expect(await outcomesOf(instance)).toEqual(['unanswered undelivered']);
    expect(await updatesOf(test.database, instance.vicUuid)).toMatchObject([{ status: 'error' }]);
    await giveUpCommands(test.database);
    expect(await updatesOf(test.database, instance.vicUuid)).toHaveLength(1);
  });

  it('continues to deliver, and applies a late report of the host', async () => {
    const instance = await commanded(1);
    known(instance.vicUuid);
    await age(instance, 400_000);
    await giveUpCommands(test.database);
    await deliver(instance);
    expect(takenOf(instance)).toEqual([1]);
    known(instance.vicUuid, { sequence: 9, lastCommandNumber: 1, state: 'online' });
    await readBack(deps, { scope: 'all' });
    expect(await rowOf(instance)).toMatchObject({ state: 'online', status: 'healthy', open_command: null });
    expect(await outcomesOf(instance)).toEqual(['done']);
  });
});

describe('reading back', () => {
  it('reads back busy silent instances only', async () => {
    const waiting = await commanded(1, { last_seen: new Date(Date.now() - 40_000) });
    await test.database.query(
      `UPDATE app.instances SET open_command_since = now() - interval '31 s', created_at = now() - interval '1 h' WHERE id = $1`,
      [waiting.id],
    );
    const resting = await insertInstance(test.database, {
      account_id: account.accountId,
      workspace_id: account.defaultWorkspaceId,
      created_at: new Date(0),
    });
    known(waiting.vicUuid, { sequence: 4, state: 'online', lastCommandNumber: 1 });
    known(resting, { sequence: 4, version: 'newer' });
    await readBack(deps, { scope: 'silent' });
    expect(await rowOf(waiting)).toMatchObject({ sequence: 4, state: 'online', open_command: null });
    expect(host.calls.filter(({ path }) => path.endsWith(resting))).toEqual([]);
  });

  it('continues with the others after an invalid answer about one', async () => {
    const [first, second] = [await commanded(1), await commanded(1)];
    await test.database.query(
      `UPDATE app.instances SET open_command_since = now() - interval '31 s', created_at = now() - interval '1 h',
        last_seen = CASE WHEN id = $1 THEN now() - interval '50 s' ELSE now() - interval '40 s' END
        WHERE id IN ($1, $2)`,
      [first.id, second.id],
    );
    known(first.vicUuid, { sequence: 4, port: 0 });
    known(second.vicUuid, { sequence: 4, lastCommandNumber: 1, runningCommand: 'start' });
    await readBack(deps, { scope: 'silent' });
    expect(await rowOf(second)).toMatchObject({ sequence: 4 });
    known(second.vicUuid, { sequence: 5, state: 'online', lastCommandNumber: 1 });
    await readBack(deps, { scope: 'all' });
    expect(await rowOf(second)).toMatchObject({ sequence: 5, open_command: null });
    expect(await rowOf(first)).toMatchObject({ sequence: 1, open_command: 'start' });
    host.instances.delete(first.vicUuid);
  });

  it('reads everything after the host had been silent', async () => {
    const vicUuid = await insertInstance(test.database, {
      account_id: account.accountId,
      workspace_id: account.defaultWorkspaceId,
    });
    known(vicUuid, { sequence: 4, version: 'newer' });
    known(randomUUID());
    host.instead = { status: 503, body: {} };
    await readBack(deps, { scope: 'all' });
    expect(await isHostSilent(test.database)).toBe(true);
    host.instead = null;
    await readBack(deps, { scope: 'silent' });
    expect(await isHostSilent(test.database)).toBe(false);
    const { rows } = await test.database.query('SELECT version FROM app.instances WHERE vic_uuid = $1', [
      vicUuid,
    ]);
    expect(rows).toEqual([{ version: 'newer' }]);
  });
});

it('finds commands without a delivery job', async () => {
  const forgotten = await commanded(1);
  const expected = await commanded(1);
  host.instead = { status: 503, body: {} };
  await deliver(expected);
  const ids = await listForgottenInstances(test.database);
  expect(ids).toContain(forgotten.id);
  expect(ids).not.toContain(expected.id);
});

it('finds lost deliveries again, and runs them after those that users wait for', async () => {
  const [lost, both] = [await commanded(1), await commanded(1)];
  // Housekeeping needs nothing but the database.
  await createTasks(deps as TaskDeps)['keep-house']({}, '');
  const asked = await commanded(1);
  await requestDelivery(test.database, asked.id);
  await requestDelivery(test.database, both.id);
  const { rows } = await test.database.query<{ id: number }>(
    `SELECT w.id FROM unnest($1::int[]) AS w (id) JOIN graphile_worker.jobs j ON j.key = 'deliver-commands-' || w.id
     ORDER BY j.priority, j.run_at`,
    [[lost.id, asked.id, both.id]],
  );
  expect(rows.map(({ id }) => id)).toEqual([asked.id, both.id, lost.id]);
});

it('times out a call that the host does not answer', async () => {
  const far = createInstanceHost({ url: 'http://127.0.0.1:9/x', secret: TEST_HOST_SECRET }, CALLBACK);
  await expect(far.read(randomUUID())).rejects.toMatchObject({ kind: 'unreachable' });
  host.instead = 'hang';
  const giveUp = AbortSignal.timeout(50);
  await expect(deps.host.managerSession(randomUUID(), giveUp)).rejects.toBeInstanceOf(HostFailure);
});
