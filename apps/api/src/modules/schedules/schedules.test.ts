import { STORED_ROLES } from '@partyline/roles';
import { DAILY_START, insertScheduleRow } from '@partyline/rows/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { idleWorker } from '../../testing/idle-worker.ts';
import { startApi } from '../../testing/start-api.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';

const api = oncePerFile(() => startApi({}, { startJobWorker: idleWorker }));
const testAccount = oncePerTest(() => insertTestAccount(api));
let token: string;
beforeEach(async () => {
  token = await testAccount.tokenOf(testAccount.ownerUid);
});

const params = () => ({ id: testAccount.workspaceId });
const one = (scheduleId: number) => ({ ...params(), scheduleId });
const create = (body: object = {}, by = token) =>
  api.call('createSchedule', { token: by, params: params(), body: { ...DAILY_START, ...body } });
const list = async (by = token) => (await api.call('listSchedules', { token: by, params: params() })).data;
const QUIET = { isOn: true, quietFrom: '09:00', quietTo: '10:00', timeZone: 'Europe/Berlin' };

/** A schedule's audit entries; other kinds may share the id. */
const auditOf = async (id: number) =>
  (await testAccount.auditOf(String(id))).filter((line) => line.startsWith('schedule.'));

async function jobOf(id: number) {
  const { rows } = await api.db.query<{ runAt: Date }>(
    `SELECT run_at AS "runAt" FROM graphile_worker.jobs WHERE key = $1`,
    [`run-schedule-${id}`],
  );
  return rows.map(({ runAt }) => runAt.getTime());
}

describe('schedules', () => {
  it('[PLUS-15, PLUS-22] are created, changed, listed and deleted, and all of it is audited', async () => {
    const vicUuid = await testAccount.instance({ device_name: 'Stage' });
    const created = await create({ name: ' Morning ' });
    const id = created.data?.id ?? 0;
    const fresh = { rowVersion: 1, deviceName: null, pauseReason: null, isNextQuiet: false, lastRun: null };
    expect(created).toMatchObject({ status: 200, data: { ...DAILY_START, ...fresh } });
    expect(await list()).toMatchObject({ schedules: [created.data], quietHours: { isOn: false } });
    const change = {
      ...DAILY_START,
      action: 'stop',
      vicUuid,
      recurrence: 'once',
      date: '2039-07-01',
      days: [],
    };
    const changed = { token, params: one(id), body: { ...change, rowVersion: 1 } };
    expect(await api.call('changeSchedule', changed)).toMatchObject({
      data: { ...change, deviceName: 'Stage', rowVersion: 2, nextRunAt: '2039-07-01T07:30:00.000Z' },
    });
    const [runAt = 0, ...others] = await jobOf(id);
    expect(Math.abs(runAt - Date.parse('2039-07-01T07:30:00Z'))).toBeLessThan(5_000);
    expect(others).toEqual([]);
    expect(await api.call('changeSchedule', changed)).toMatchObject({ failure: 'stale' });
    expect(await api.call('deleteSchedule', { token, params: one(id) })).toMatchObject({ status: 200 });
    expect((await list())?.schedules).toEqual([]);
    expect(await auditOf(id)).toEqual([
      'schedule.create done',
      'schedule.change done',
      'schedule.delete done',
    ]);
  });

  it('[PLUS-15] are paused and resumed; they then run for the user who resumed them', async () => {
    const operator = await testAccount.member('vic-admin');
    const id = await insertScheduleRow(api.db, { ...testAccount, ownerUid: operator });
    const paused = await api.call('pauseSchedule', { token, params: one(id) });
    expect(paused).toMatchObject({ data: { pauseReason: 'user', nextRunAt: null } });
    const body = { ...DAILY_START, time: '10:00' };
    expect(await api.call('changeSchedule', { token, params: one(id), body })).toMatchObject({
      data: { pauseReason: 'user', nextRunAt: null, time: '10:00' },
    });
    const by = await testAccount.tokenOf(operator);
    const resumed = await api.call('resumeSchedule', { token: by, params: one(id) });
    expect(resumed).toMatchObject({ data: { pauseReason: null } });
    expect(Date.parse(resumed.data?.nextRunAt ?? '')).toBeGreaterThan(Date.now());
    const { rows } = await api.db.query('SELECT owner_uid FROM app.schedules WHERE id = $1', [id]);
    expect(rows).toEqual([{ owner_uid: operator }]);
  });

  it('[PLUS-15] are not resumed after their last run or without their device', async () => {
    const over = { recurrence: 'once', date: '2020-01-01', days: [] } as const;
    const overId = await insertScheduleRow(api.db, { ...testAccount, schedule: over });
    expect(await api.call('resumeSchedule', { token, params: one(overId) })).toMatchObject({
      status: 400,
      reason: 'schedule-in-the-past',
    });
    const vicUuid = await testAccount.instance();
    const id = await insertScheduleRow(api.db, { ...testAccount, schedule: { vicUuid } });
    await api.db.query('UPDATE app.instances SET workspace_id = $2 WHERE vic_uuid = $1', [
      vicUuid,
      testAccount.defaultWorkspaceId,
    ]);
    expect(await api.call('resumeSchedule', { token, params: one(id) })).toMatchObject({
      status: 400,
      reason: 'schedule-device-unknown',
    });
  });

  it.each(STORED_ROLES)(
    '[PLUS-15, ROLE-38] are open to roles that may start and stop devices: %s',
    async (role) => {
      const by = await testAccount.tokenOf(await testAccount.member(role));
      const answer = role === 'endpoint-user' ? { status: 403, reason: 'no-right' } : { status: 200 };
      const id = await insertScheduleRow(api.db, testAccount);
      const call = { token: by, params: one(id) };
      expect(await create({}, by)).toMatchObject(answer);
      expect(await api.call('listSchedules', { token: by, params: params() })).toMatchObject(answer);
      expect(await api.call('changeSchedule', { ...call, body: DAILY_START })).toMatchObject(answer);
      expect(await api.call('pauseSchedule', call)).toMatchObject(answer);
      expect(await api.call('resumeSchedule', call)).toMatchObject(answer);
      expect(await api.call('listScheduleRuns', call)).toMatchObject(answer);
      expect(
        await api.call('changeScheduleQuietHours', { token: by, params: params(), body: QUIET }),
      ).toMatchObject(answer);
      expect(await api.call('deleteSchedule', call)).toMatchObject(answer);
    },
  );

  it('[GC-14] of other workspaces are refused like unknown ones', async () => {
    const other = await insertTestAccount(api);
    const foreign = await insertScheduleRow(api.db, other);
    const own = await insertScheduleRow(api.db, testAccount);
    for (const options of [
      { id: other.workspaceId, scheduleId: foreign },
      { id: testAccount.workspaceId, scheduleId: foreign },
      { id: testAccount.defaultWorkspaceId, scheduleId: own },
      { id: testAccount.workspaceId, scheduleId: 999_999_999 },
    ]) {
      const call = { token, params: options };
      for (const answer of await Promise.all([
        api.call('changeSchedule', { ...call, body: DAILY_START }),
        api.call('pauseSchedule', call),
        api.call('resumeSchedule', call),
        api.call('deleteSchedule', call),
        api.call('listScheduleRuns', call),
      ]))
        expect(answer).toMatchObject({ status: 404, errorCode: 2001, reason: null });
    }
  });

  it('[PLUS-15] accept only devices of their workspace', async () => {
    const other = await insertTestAccount(api);
    const [foreign, elsewhere] = [
      await other.instance(),
      await testAccount.instance({ workspace_id: testAccount.defaultWorkspaceId }),
    ];
    for (const vicUuid of [foreign, elsewhere, 'x', ' ', '\t\n'])
      expect(await create({ vicUuid })).toMatchObject({ reason: 'schedule-device-unknown' });
    expect((await list())?.schedules).toEqual([]);
  });

  it.each([
    ['name', { name: ' ' }, 'schedule-name-required', 'Name is required.'],
    ['days', { days: [] }, 'schedule-days-required', 'Choose at least one day.'],
    ['time', { time: '25:00' }, 'schedule-time-required', 'Enter a time such as 18:30.'],
    [
      'date',
      { recurrence: 'once', date: '2020-01-01' },
      'schedule-in-the-past',
      'This date and time is in the past. Choose a later one.',
    ],
    ['timeZone', { timeZone: 'Mars/Base' }, 'time-zone-unknown', 'Choose a time zone such as Europe/Berlin.'],
  ])('[PLUS-15] are refused at the field %s: %j', async (field, change, code, message) => {
    const answer = await create(change);
    expect(answer).toMatchObject({ status: 400, failure: 'request-not-proper', reason: code, message });
    expect(answer.issues).toEqual([{ path: `body.${field}`, code, message }]);
    expect(await testAccount.auditOf(String(testAccount.workspaceId))).toContain(
      `schedule.create refused ${code}`,
    );
  });

  it('are at most fifty in a workspace', async () => {
    for (let index = 0; index < 50; index += 1) await insertScheduleRow(api.db, testAccount);
    expect(await create()).toMatchObject({ status: 400, reason: 'too-many-schedules' });
  });

  it('[GX-20] do not name an erased owner', async () => {
    const id = await insertScheduleRow(api.db, { ...testAccount, ownerUid: 'erased:abc' });
    expect((await list())?.schedules).toMatchObject([{ id, ownerName: null }]);
  });
});

describe('the quiet hours of a workspace', () => {
  const change = (body: object) => api.call('changeScheduleQuietHours', { token, params: params(), body });

  it('[PLUS-15, GX-13] are set, and mark the schedules that they skip; an outdated edit is refused', async () => {
    await create();
    await create({ name: 'Late', time: '22:00' });
    expect(await change({ ...QUIET, rowVersion: 0 })).toMatchObject({ data: { ...QUIET, rowVersion: 1 } });
    const { schedules = [], quietHours } = (await list()) ?? {};
    const quietOnes = schedules.filter(({ isNextQuiet }) => isNextQuiet);
    expect(quietOnes.map(({ name }) => name)).toEqual(['Morning']);
    expect(quietHours).toEqual({ ...QUIET, rowVersion: 1 });
    expect(await change({ ...QUIET, rowVersion: 0 })).toMatchObject({ failure: 'stale' });
    expect(await change({ ...QUIET, quietTo: '09:00' })).toMatchObject({ reason: 'quiet-times-equal' });
    expect(await change({ ...QUIET, isOn: false })).toMatchObject({ data: { isOn: false, rowVersion: 2 } });
    expect((await list())?.schedules.some(({ isNextQuiet }) => isNextQuiet)).toBe(false);
    const lines = await testAccount.auditOf(String(testAccount.workspaceId));
    expect(lines.filter((line) => line.startsWith('workspace.'))).toEqual([
      'workspace.quiet-hours done',
      'workspace.quiet-hours refused stale',
      'workspace.quiet-hours refused quiet-times-equal',
      'workspace.quiet-hours done',
    ]);
  });
});
