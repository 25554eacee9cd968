import { isTimeOfDay, isTimeZone } from '@partyline/alerts';
import { err, ok, parseVicUuid, type Result } from '@partyline/kernel';
import { hasHiddenCharacters } from '@partyline/validation';
import * as v from 'valibot';
import { isCalendarDate } from './local-time.ts';
import { nextOccurrence } from './next-occurrence.ts';
import {
  RECURRENCES,
  SCHEDULE_ACTIONS,
  SCHEDULE_NAME_MAX_LENGTH,
  WEEKDAYS,
  type Schedule,
  type ScheduleQuietHours,
} from './schedule.ts';

export type ScheduleIssue =
  | 'wrong-type'
  | 'unknown-field'
  | 'schedule-name-required'
  | 'schedule-name-too-long'
  | 'hidden-characters'
  | 'schedule-device-unknown'
  | 'schedule-date-required'
  | 'schedule-in-the-past'
  | 'schedule-days-required'
  | 'schedule-time-required'
  | 'quiet-times-equal'
  | 'time-zone-unknown';

export interface ScheduleFieldIssue {
  readonly field: string;
  readonly code: ScheduleIssue;
}

const text = v.pipe(v.string(), v.trim());
/** Only the empty text means all devices: blanks are kept, so that they are refused. */
const deviceId = v.pipe(
  v.string(),
  v.transform((id) => id.trim() || id),
);

const shape = v.strictObject({
  name: text,
  action: v.picklist(SCHEDULE_ACTIONS),
  vicUuid: deviceId,
  recurrence: v.picklist(RECURRENCES),
  date: text,
  days: v.pipe(v.array(v.picklist(WEEKDAYS)), v.maxLength(WEEKDAYS.length)),
  time: text,
  timeZone: text,
});

const quietShape = v.strictObject({ isOn: v.boolean(), quietFrom: text, quietTo: text, timeZone: text });

/**
 * Parses a schedule, or returns one issue per field; what does not apply is cleared. Whether the device is in the workspace is
 * checked by the server; a blank id is no device. [PLUS-15]
 */
export function parseSchedule(
  input: unknown,
  nowMs: number,
): Result<Schedule, readonly ScheduleFieldIssue[]> {
  const parsed = v.safeParse(shape, input);
  if (!parsed.success) return err(shapeIssues(parsed.issues));
  const given = parsed.output;
  const isOnce = given.recurrence === 'once';
  const days = isOnce ? [] : WEEKDAYS.filter((day) => given.days.includes(day));
  const schedule: Schedule = { ...given, date: isOnce ? given.date : '', days };
  return judged(schedule, {
    name: nameIssue(schedule.name),
    vicUuid: schedule.vicUuid === '' || parseVicUuid(schedule.vicUuid).ok ? null : 'schedule-device-unknown',
    ...timesIssues(schedule, nowMs),
  });
}

/** Parses the quiet hours of schedules; times are checked only when on. [PLUS-15] */
export function parseScheduleQuietHours(
  input: unknown,
): Result<ScheduleQuietHours, readonly ScheduleFieldIssue[]> {
  const parsed = v.safeParse(quietShape, input);
  if (!parsed.success) return err(shapeIssues(parsed.issues));
  const { isOn, quietFrom, quietTo, timeZone } = parsed.output;
  if (!isOn) return ok(parsed.output);
  const isEqual = quietFrom === quietTo && isTimeOfDay(quietFrom);
  return judged(parsed.output, {
    quietFrom: timeIssue(quietFrom),
    quietTo: isEqual ? 'quiet-times-equal' : timeIssue(quietTo),
    timeZone: zoneIssue(timeZone),
  });
}

type Issues = Readonly<Record<string, ScheduleIssue | null>>;

function judged<Value>(value: Value, found: Issues): Result<Value, readonly ScheduleFieldIssue[]> {
  const issues = Object.entries(found).flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
  return issues.length === 0 ? ok(value) : err(issues);
}

function shapeIssues(issues: readonly v.BaseIssue<unknown>[]): ScheduleFieldIssue[] {
  const codes = new Map(
    issues.map((issue): [string, ScheduleIssue] => {
      const [field = ''] = (v.getDotPath(issue) ?? '').split('.');
      return [field, issue.expected === 'never' ? 'unknown-field' : 'wrong-type'];
    }),
  );
  return [...codes].map(([field, code]) => ({ field, code }));
}

function timesIssues(schedule: Schedule, nowMs: number): Issues {
  const { recurrence, date, days, time, timeZone } = schedule;
  const clock = { time: timeIssue(time), timeZone: zoneIssue(timeZone) };
  if (recurrence === 'weekly') return { days: days.length === 0 ? 'schedule-days-required' : null, ...clock };
  if (!isCalendarDate(date)) return { date: 'schedule-date-required', ...clock };
  const isPast = clock.time === null && clock.timeZone === null && nextOccurrence(schedule, nowMs) === null;
  return { date: isPast ? 'schedule-in-the-past' : null, ...clock };
}

function nameIssue(name: string): ScheduleIssue | null {
  if (name === '') return 'schedule-name-required';
  if (hasHiddenCharacters(name)) return 'hidden-characters';
  return name.length > SCHEDULE_NAME_MAX_LENGTH ? 'schedule-name-too-long' : null;
}

function timeIssue(time: string): ScheduleIssue | null {
  return isTimeOfDay(time) ? null : 'schedule-time-required';
}

function zoneIssue(timeZone: string): ScheduleIssue | null {
  return isTimeZone(timeZone) ? null : 'time-zone-unknown';
}
