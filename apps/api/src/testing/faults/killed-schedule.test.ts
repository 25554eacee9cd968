import { insertAccount, insertInstance, insertScheduleRow } from '@partyline/rows/testing';
import { beforeAll, expect, it } from 'vitest';
import { requestSchedule } from '../../modules/schedules/request-run.ts';
import { START_ROUNDS, withinRounds } from '../processes/fault-rounds.ts';
import { oncePerFile } from '../fixtures.ts';
import { startTestHost } from '../outside/test-host.ts';
import { until } from '../until.ts';
import { apiProcess } from '../processes/restartable-api.ts';

const KILLS = Math.ceil(START_ROUNDS / 2);
/** Enough devices that the API is killed during the run. */
const DEVICES = 60;

const host = oncePerFile(startTestHost);
const { test, node } = apiProcess(() => ({ hostUrl: host.url }));
const account = oncePerFile(() => insertAccount(test.database));
beforeAll(async () => {
  const workspace = { account_id: account.accountId, workspace_id: account.defaultWorkspaceId };
  for (let index = 0; index < DEVICES; index += 1) await insertInstance(test.database, workspace);
});

async function givenBy(scheduleId: number): Promise<number> {
  const { rows } = await test.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM app.audit
      WHERE action IN ('instance.start', 'instance.stop') AND details ->> 'schedule' = $1`,
    [String(scheduleId)],
  );
  return rows[0]?.count ?? 0;
}

async function runOf(scheduleId: number) {
  const { rows } = await test.database.query<{ id: number; outcome: string; devices: number }>(
    `SELECT r.id, r.outcome, count(d.*) FILTER (WHERE d.result = 'commanded')::int AS devices
      FROM app.schedule_runs r LEFT JOIN app.schedule_run_devices d ON d.run_id = r.id
      WHERE r.schedule_id = $1 GROUP BY r.id`,
    [scheduleId],
  );
  return rows;
}

it(
  '[PLUS-15] commands every device once per run when killed repeatedly',
  { timeout: withinRounds(START_ROUNDS) },
  async ({ annotate }) => {
    await node.start();
    const workspace = { accountId: account.accountId, workspaceId: account.defaultWorkspaceId };
    const nextRunAt = new Date();
    const id = await insertScheduleRow(test.database, {
      ...workspace,
      ownerUid: account.ownerUid,
      dueAt: nextRunAt,
    });
    await requestSchedule(test.database, { id, nextRunAt });
    const given: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = await givenBy(id);
      if (before === DEVICES) break;
      await until('the run goes on', async () => (await givenBy(id)) > before);
      await node.kill();
      given.push(await givenBy(id));
      await node.start();
    }
    await annotate(`killed after ${given.join(', ')} of ${DEVICES} commands`);
    await until('the run is over', async () => (await runOf(id)).some(({ outcome }) => outcome === 'done'));
    expect(await runOf(id)).toMatchObject([{ outcome: 'done', devices: DEVICES }]);
    expect(await givenBy(id)).toBe(DEVICES);
    const { rows } = await test.database.query('SELECT DISTINCT command_number AS number FROM app.instances');
    expect(rows).toEqual([{ number: 1 }]);
  },
);
