import type { AlertRule } from '@partyline/alerts';
import type { Schedule } from '@partyline/schedules';
import { insertRow, type RowsDb } from './insert-rows.ts';

/** A workspace of an account. */
export interface RuleWorkspace {
  readonly accountId: number;
  readonly workspaceId: number;
}

/** A rule that mails the managers at once. */
export const MAIL_RULE: AlertRule = {
  name: 'Night watch',
  isOn: true,
  delayMinutes: 0,
  tellsRecovery: true,
  mailTo: 'managers',
  webhookUrl: '',
  hasQuietHours: false,
  quietFrom: '',
  quietTo: '',
  timeZone: '',
};

/** Inserts an alert rule, unchecked; returns its id. */
export async function insertAlertRule(
  db: RowsDb,
  { accountId, workspaceId }: RuleWorkspace,
  change: Partial<AlertRule> = {},
): Promise<number> {
  const rule = { ...MAIL_RULE, ...change };
  const columns = {
    account_id: accountId,
    workspace_id: workspaceId,
    name: rule.name,
    is_on: rule.isOn,
    delay_minutes: rule.delayMinutes,
    tells_recovery: rule.tellsRecovery,
    mail_to: rule.mailTo,
    webhook_url: rule.webhookUrl,
    has_quiet_hours: rule.hasQuietHours,
    quiet_from: rule.quietFrom,
    quiet_to: rule.quietTo,
    time_zone: rule.timeZone,
  };
  return Number(await insertRow(db, 'alert_rules', columns, 'id'));
}

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

export interface ScheduleRow extends RuleWorkspace {
  readonly ownerUid: string;
  /** Default: years ahead. A row with one is due daily at half a day after it, so that no other time comes near. */
  readonly dueAt?: Date;
  readonly schedule?: Partial<Schedule>;
}

const FAR_AHEAD = new Date('2040-01-02T08:30:00Z');

const HALF_A_DAY_MS = 12 * 3_600_000;

const dailyHalfADayAfter = (dueAt: Date) => ({
  time: new Date(dueAt.getTime() + HALF_A_DAY_MS).toISOString().slice(11, 16),
  timeZone: 'UTC',
});

/** Inserts a schedule, unchecked; returns its id. */
export async function insertScheduleRow(db: RowsDb, row: ScheduleRow): Promise<number> {
  const times = row.dueAt === undefined ? {} : dailyHalfADayAfter(row.dueAt);
  const schedule = { ...DAILY_START, ...times, ...row.schedule };
  const { rows } = await db.query<{ id: number }>('SELECT id FROM app.instances WHERE vic_uuid::text = $1', [
    schedule.vicUuid,
  ]);
  const columns = {
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
  };
  return Number(await insertRow(db, 'schedules', columns, 'id'));
}
