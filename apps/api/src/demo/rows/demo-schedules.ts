import type { PauseReason, Schedule } from '@partyline/schedules';
import { nextOccurrence } from '@partyline/schedules';
import type { Db } from '../../db/open-database.ts';
import { BROADCAST } from '../data/demo-people.ts';
import { millisecondsInDay } from 'date-fns/constants';

interface DemoSchedule extends Omit<Schedule, 'vicUuid' | 'date'> {
  readonly workspace: string;
  readonly device: string;
  readonly owner: string;
  /** For a schedule that runs once: in how many days. */
  readonly inDays?: number;
  readonly pauseReason?: PauseReason;
}

const BERLIN = 'Europe/Berlin';

/** One weekly, one once, one paused since its owner left; all in Demo Broadcast. [PLUS-15] */
export const DEMO_SCHEDULES: readonly DemoSchedule[] = [
  {
    workspace: 'Default',
    name: 'Morning show',
    action: 'start',
    device: 'Main PL',
    owner: 'demo-owner',
    recurrence: 'weekly',
    days: ['mon', 'tue', 'wed', 'thu', 'fri'],
    time: '06:30',
    timeZone: BERLIN,
  },
  {
    workspace: 'Default',
    name: 'End of the gala',
    action: 'stop',
    device: 'Front of house',
    owner: 'demo-admin',
    recurrence: 'once',
    inDays: 30,
    days: [],
    time: '23:45',
    timeZone: BERLIN,
  },
  {
    workspace: 'Studio B',
    name: 'Evening news',
    action: 'start',
    device: 'Rehearsal PL',
    owner: 'demo-wsowner',
    recurrence: 'weekly',
    days: ['sat', 'sun'],
    time: '18:00',
    timeZone: BERLIN,
    pauseReason: 'owner-right',
  },
];

/** Inserts the demo schedules for an account that has their workspaces and devices. */
export async function insertDemoSchedules(tx: Db, now: Date): Promise<void> {
  for (const { workspace, device, owner, inDays, pauseReason, ...times } of DEMO_SCHEDULES) {
    const date =
      inDays === undefined
        ? ''
        : new Date(now.getTime() + inDays * millisecondsInDay).toISOString().slice(0, 10);
    const nextMs = pauseReason === undefined ? nextOccurrence({ ...times, date }, now.getTime()) : null;
    const { name, action, recurrence, days, time, timeZone } = times;
    await tx.query(
      `INSERT INTO app.schedules (account_id, workspace_id, instance_id, name, action, recurrence, on_date, on_days, at_time,
         time_zone, owner_uid, pause_reason, next_run_at)
       SELECT i.account_id, i.workspace_id, i.id, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
       FROM app.instances i JOIN app.accounts a ON a.id = i.account_id JOIN app.workspaces w ON w.id = i.workspace_id
       WHERE a.name = $1 AND w.name = $2 AND i.device_name = $3`,
      [
        ...[BROADCAST, workspace, device, name, action, recurrence, date, days, time, timeZone, owner],
        pauseReason ?? null,
        nextMs === null ? null : new Date(nextMs),
      ],
    );
  }
}
