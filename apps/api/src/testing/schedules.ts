import type { Schedule } from '@partyline/schedules';
import type { Db } from '../db/open-database.ts';
import { insertRow } from './rows.ts';

/** Starts all devices daily at 09:30 in Berlin. */
export const DAILY_START: Schedule = {
  name: 'Morning',
  action: 'start',
  vicUuid: '',
  recurrence: 'weekly',
  date: '',
  days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  time: '09:30',
  timeZone: 'Europe/Berlin',
};

export interface ScheduleRow {
  readonly accountId: number;
  readonly workspaceId: number;
  readonly ownerUid: string;
  /** Default: years ahead. */
  readonly dueAt?: Date;
  readonly schedule?: Partial<Schedule>;
}

const FAR_AHEAD = new Date('2040-01-01T00:00:00Z');

/** Inserts a schedule, unchecked; returns its id. */
export async function insertScheduleRow(db: Db, row: ScheduleRow): Promise<number> {
  const schedule = { ...DAILY_START, ...row.schedule };
  const { rows } = await db.query<{ id: number }>('SELECT id FROM app.instances WHERE vic_uuid::text = $1', [
    schedule.vicUuid,
  ]);
  return insertRow<number>(
    db,
    'schedules',
    {
      account_id: row.accountId,
      workspace_id: row.workspaceId,
      name: schedule.name,
      action: schedule.action,
      instance_id: rows[0]?.id ?? null,
      recurrence: schedule.recurrence,
      on_date: schedule.date,
      on_days: [...schedule.days],
      at_time: schedule.time,
      time_zone: schedule.timeZone,
      owner_uid: row.ownerUid,
      next_run_at: row.dueAt ?? FAR_AHEAD,
    },
    'id',
  );
}
