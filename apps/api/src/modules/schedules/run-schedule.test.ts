import { insertScheduleRow } from '@partyline/rows/testing';
import type { Schedule } from '@partyline/schedules';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginMaintenance, endMaintenance } from '../../maintenance/maintenance.repository.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { idleWorker } from '../../testing/idle-worker.ts';
import { startApi } from '../../testing/start-api.ts';
import { until } from '../../testing/until.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { commandDevices } from './command-devices.ts';
import { resumeSchedules, runSchedule } from './run-schedule.ts';

const MINUTE = 60_000;
const api = oncePerFile(() => startApi({}, { startJobWorker: idleWorker }));
const testAccount = oncePerTest(() => insertTestAccount(api));
beforeEach(async () => {
  await api.db.query(`UPDATE app.workspaces SET name = 'Arena' WHERE id = $1`, [testAccount.workspaceId]);
});

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
const due = (schedule: Partial<Schedule> = {}, row: { dueAt?: Date; ownerUid?: string } = {}) =>
  insertScheduleRow(api.db, { ...testAccount, dueAt: ago(1), ...row, schedule });

/** A schedule's audit entries; other kinds may share the id. */
const auditOf = async (id: number) =>
  (await testAccount.auditOf(String(id))).filter((line) => line.startsWith('schedule.'));

async function rowOf(id: number) {
  const { rows } = await api.db.query<{ pauseReason: string | null; nextRunAt: Date | null }>(
    'SELECT pause_reason AS "pauseReason", next_run_at AS "nextRunAt" FROM app.schedules WHERE id = $1',
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no such schedule.');
  return row;
}

async function openRunIds(scheduleId: number): Promise<readonly number[]> {
  const { rows } = await api.db.query<{ id: number }>(
    'SELECT id FROM app.schedule_runs WHERE schedule_id = $1 AND finished_at IS NULL',
    [scheduleId],
  );
  return rows.map(({ id }) => id);
}

/** Runs both jobs of a schedule on three nodes concurrently. */
async function run(scheduleId: number): Promise<void> {
  await Promise.all([1, 2, 3].map(() => runSchedule(api.db, { scheduleId })));
  for (const runId of await openRunIds(scheduleId))
    await Promise.all([1, 2, 3].map(() => commandDevices(api.db, { runId })));
}

async function readRuns(scheduleId: number) {
  const token = await testAccount.tokenOf(testAccount.ownerUid);
  const params = { id: testAccount.workspaceId, scheduleId };
  return api.call('listScheduleRuns', { token, params });
}

async function runsOf(scheduleId: number) {
  const { data, failure } = await readRuns(scheduleId);
  if (data === null) throw new Error(`The runs could not be read: ${failure}.`);
  return data;
}

/** A device's commands and their users, oldest first. */
async function commandsOf(vicUuid: string): Promise<readonly string[]> {
  const { rows } = await api.db.query<{ line: string }>(
    `SELECT concat_ws(' ', c.action, c.given_by) AS line FROM app.instance_commands c
      JOIN app.instances i ON i.id = c.instance_id WHERE i.vic_uuid = $1 ORDER BY c.number`,
    [vicUuid],
  );
  return rows.map(({ line }) => line);
}

async function readBy(uid: string): Promise<readonly string[]> {
  const { data } = await api.call('listNotifications', { token: await testAccount.tokenOf(uid) });
  return (data ?? []).map(({ message, event }) => `${event}: ${message}`);
}

const change = (uid: string, sql: string) =>
  api.db.query(`UPDATE app.memberships SET ${sql} WHERE user_uid = $1`, [uid]);

describe('a schedule that is due', () => {
  it('[PLUS-15, PLUS-22] commands the devices of its workspace once, for its owner, however many nodes run it', async () => {
    const owner = await testAccount.member('vic-admin');
    const [one, two] = [await testAccount.instance(), await testAccount.instance()];
    const elsewhere = await testAccount.instance({ workspace_id: testAccount.defaultWorkspaceId });
    const id = await due({}, { ownerUid: owner });
    await run(id);
    await run(id);
    expect(await commandsOf(one)).toEqual([`start ${owner}`]);
    expect(await commandsOf(two)).toEqual([`start ${owner}`]);
    expect(await commandsOf(elsewhere)).toEqual([]);
    expect(await testAccount.rowOf(one)).toMatchObject({ open_command: 'start', open_command_by: owner });
    expect(await runsOf(id)).toMatchObject([
      { outcome: 'done', commanded: 2, unchanged: 0, refused: [], reason: null },
    ]);
    expect(await testAccount.auditOf(one)).toEqual(['instance.start done']);
    expect(await auditOf(id)).toEqual(['schedule.run done']);
    const { rows } = await api.db.query(
      `SELECT details ->> 'schedule' AS schedule FROM app.audit WHERE object_id = $1`,
      [one],
    );
    expect(rows).toEqual([{ schedule: String(id) }]);
    expect((await rowOf(id)).nextRunAt?.getTime()).toBeGreaterThan(Date.now());
  });

  it('[PLUS-15] stops one chosen device, and is over when it runs once', async () => {
    const [chosen, other] = [
      await testAccount.instance({ state: 'online', status: 'healthy' }),
      await testAccount.instance({ state: 'online', status: 'healthy' }),
    ];
    const date = ago(2 * 24 * 60)
      .toISOString()
      .slice(0, 10);
    const once = { action: 'stop', vicUuid: chosen, recurrence: 'once', date, days: [] } as const;
    const id = await due(once);
    await run(id);
    expect(await commandsOf(chosen)).toEqual([`stop ${testAccount.ownerUid}`]);
    expect(await commandsOf(other)).toEqual([]);
    expect(await rowOf(id)).toEqual({ pauseReason: null, nextRunAt: null });
  });

  it('[PLUS-15, GD-35] says which device is refused, and why; a device already in the target state is no refusal', async () => {
    await testAccount.instance({ state: 'online', status: 'healthy' });
    const busy = await testAccount.instance({ device_name: 'Busy', state: 'online', status: 'stopping' });
    const expired = await testAccount.instance({ device_name: 'Expired' });
    await api.db.query(
      `UPDATE app.subscriptions SET current_period_end = now() - interval '90 days'
        WHERE instance_id = (SELECT id FROM app.instances WHERE vic_uuid = $1)`,
      [expired],
    );
    const id = await due();
    await run(id);
    const [result] = await runsOf(id);
    expect(result).toMatchObject({ unchanged: 1 });
    expect(result?.refused).toContainEqual({ deviceName: 'Busy', reason: 'in-progress' });
    expect(await testAccount.auditOf(busy)).toEqual(['instance.start refused in-progress']);
    expect(await rowOf(id)).toMatchObject({ pauseReason: null });
  });

  it('is requested again each minute when its job was lost or its run stayed open', async () => {
    const vicUuid = await testAccount.instance();
    const id = await due();
    const jobs = async () => {
      const { rows } = await api.db.query<{ key: string }>(
        `SELECT key FROM graphile_worker.jobs WHERE key LIKE '%schedule-' || $1 OR key LIKE 'carry-out-run-%'`,
        [String(id)],
      );
      return rows.map(({ key }) => key);
    };
    await resumeSchedules(api.db);
    expect(await jobs()).toContain(`run-schedule-${id}`);
    await runSchedule(api.db, { scheduleId: id });
    const [runId = 0] = await openRunIds(id);
    await api.db.query(`DELETE FROM graphile_worker._private_jobs`);
    await api.db.query(
      `UPDATE app.schedule_runs SET begun_at = now() - interval '11 minutes' WHERE id = $1`,
      [runId],
    );
    await resumeSchedules(api.db);
    expect(await jobs()).toContain(`carry-out-run-${runId}`);
    await commandDevices(api.db, { runId });
    expect(await commandsOf(vicUuid)).toHaveLength(1);
  });
});

describe('a schedule that does not run', () => {
  it('[PLUS-15] is missed when it is more than ten minutes late, and goes on with its next time', async () => {
    const vicUuid = await testAccount.instance();
    const id = await due({}, { dueAt: ago(11) });
    await run(id);
    expect(await runsOf(id)).toMatchObject([{ outcome: 'missed' }]);
    expect(await commandsOf(vicUuid)).toEqual([]);
    expect((await rowOf(id)).nextRunAt?.getTime()).toBeGreaterThan(Date.now());
    expect(await auditOf(id)).toEqual(['schedule.run refused missed']);
  });

  it('[PLUS-15] is missed once for each time of a downtime of days, oldest first', async () => {
    const id = await due({}, { dueAt: ago(3 * 24 * 60) });
    for (let day = 0; day < 6; day += 1) await run(id);
    const outcomes = (await runsOf(id)).map(({ outcome }) => outcome);
    // The first one due, and one half a day after each of the three.
    expect(outcomes).toEqual(['missed', 'missed', 'missed', 'missed']);
    expect((await rowOf(id)).nextRunAt?.getTime()).toBeGreaterThan(Date.now());
  });

  it('[PLUS-15] is skipped in the quiet hours of its workspace, which is recorded', async () => {
    const vicUuid = await testAccount.instance();
    const time = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString().slice(11, 16);
    const body = { isOn: true, quietFrom: time(-30), quietTo: time(30), timeZone: 'UTC' };
    const call = {
      token: await testAccount.tokenOf(testAccount.ownerUid),
      params: { id: testAccount.workspaceId },
    };
    expect(await api.call('changeScheduleQuietHours', { ...call, body })).toMatchObject({ status: 200 });
    const id = await due();
    await run(id);
    expect(await runsOf(id)).toMatchObject([{ outcome: 'quiet' }]);
    expect(await commandsOf(vicUuid)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ pauseReason: null });
  });

  it('[PLUS-15, ERR-4] waits while the service is under maintenance', async () => {
    const vicUuid = await testAccount.instance();
    const id = await due();
    // The API's own view follows within a second.
    const untilApiIs = (failure: 'maintenance' | null) =>
      until(`the API refuses with ${failure}`, async () => (await readRuns(id)).failure === failure);
    await beginMaintenance(api.db, { message: null, expectedEnd: null });
    try {
      await untilApiIs('maintenance');
      await run(id);
      const { rowCount } = await api.db.query('SELECT FROM app.schedule_runs WHERE schedule_id = $1', [id]);
      expect(rowCount).toBe(0);
    } finally {
      await endMaintenance(api.db);
    }
    await untilApiIs(null);
    await run(id);
    expect(await commandsOf(vicUuid)).toHaveLength(1);
  });

  it('does nothing while it is paused, before it is due, and once it is deleted', async () => {
    const vicUuid = await testAccount.instance();
    const later = await due({}, { dueAt: new Date(Date.now() + MINUTE) });
    await run(later);
    await run(999_999_999);
    const paused = await due();
    const call = { token: await testAccount.tokenOf(testAccount.ownerUid) };
    await api.call('pauseSchedule', { ...call, params: { id: testAccount.workspaceId, scheduleId: paused } });
    await run(paused);
    expect([await runsOf(later), await runsOf(paused)]).toEqual([[], []]);
    expect(await commandsOf(vicUuid)).toEqual([]);
  });
});

describe('a schedule whose owner lost the right', () => {
  const message =
    'schedule-paused: The schedule Morning in Arena is paused: the user who saved it last may no longer start devices there.';

  it.each([
    ['was lowered', 'role_id = 4'],
    ['is suspended', 'suspended_at = now()'],
    ['was removed', 'removed_at = now()'],
    ['has reached the end of their access', `ends_at = now() - interval '1 s'`],
  ])(
    '[PLUS-15, PLUS-27] is refused and paused, and notifies the members concerned: the owner %s',
    async (_what, sql) => {
      const owner = await testAccount.member('vic-admin');
      const manager = await testAccount.member('workspace-admin');
      const operator = await testAccount.member('vic-admin');
      const vicUuid = await testAccount.instance();
      const id = await due({}, { ownerUid: owner });
      await change(owner, sql);
      await run(id);
      expect(await commandsOf(vicUuid)).toEqual([]);
      expect(await runsOf(id)).toMatchObject([{ outcome: 'refused', reason: 'no-right', commanded: 0 }]);
      expect(await rowOf(id)).toEqual({ pauseReason: 'owner-right', nextRunAt: null });
      expect(await auditOf(id)).toEqual(['schedule.run refused no-right']);
      expect((await testAccount.notified()).toSorted()).toEqual(
        [owner, manager, testAccount.ownerUid].map((uid) => `schedule-paused ${uid}`).toSorted(),
      );
      expect(await readBy(manager)).toEqual([message]);
      expect(await readBy(operator)).toEqual([]);
      // It resumes with the rights of the user who resumes it.
      const call = {
        token: await testAccount.tokenOf(operator),
        params: { id: testAccount.workspaceId, scheduleId: id },
      };
      await api.call('resumeSchedule', call);
      await api.db.query('UPDATE app.schedules SET next_run_at = $2 WHERE id = $1', [id, ago(0.5)]);
      await run(id);
      expect(await commandsOf(vicUuid)).toEqual([`start ${operator}`]);
    },
  );

  it('[PLUS-15] refuses each device when the right is lost between the beginning of the run and its command', async () => {
    const owner = await testAccount.member('vic-admin');
    const vicUuid = await testAccount.instance({ device_name: 'Stage' });
    const id = await due({}, { ownerUid: owner });
    await runSchedule(api.db, { scheduleId: id });
    await change(owner, 'role_id = 4');
    const [runId = 0] = await openRunIds(id);
    await commandDevices(api.db, { runId });
    expect(await commandsOf(vicUuid)).toEqual([]);
    expect(await runsOf(id)).toMatchObject([
      { outcome: 'refused', refused: [{ deviceName: 'Stage', reason: 'no-right' }] },
    ]);
    expect(await testAccount.auditOf(vicUuid)).toEqual(['instance.start refused no-right']);
  });

  it('[PLUS-15] whose device has left the workspace is paused too', async () => {
    const vicUuid = await testAccount.instance();
    const id = await due({ vicUuid });
    await api.db.query('UPDATE app.instances SET workspace_id = $2 WHERE vic_uuid = $1', [
      vicUuid,
      testAccount.defaultWorkspaceId,
    ]);
    await run(id);
    expect(await commandsOf(vicUuid)).toEqual([]);
    expect(await rowOf(id)).toEqual({ pauseReason: 'device-gone', nextRunAt: null });
    expect(await readBy(testAccount.ownerUid)).toEqual([
      'schedule-paused: The schedule Morning in Arena is paused: its device is no longer there.',
    ]);
  });
});

it('[PLUS-15] keeps the last fifty runs', async () => {
  const id = await due({}, { dueAt: ago(55 * 24 * 60) });
  for (let day = 0; day < 58; day += 1) await runSchedule(api.db, { scheduleId: id });
  expect(await runsOf(id)).toHaveLength(50);
});
