import { PAUSE_REASONS, RECURRENCES, RUN_OUTCOMES, SCHEDULE_ACTIONS, WEEKDAYS } from '@partyline/schedules';
import * as v from 'valibot';

const instant = v.pipe(v.string(), v.isoTimestamp());
const text = v.pipe(v.string(), v.maxLength(200));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const rowVersion = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

const fields = {
  name: text,
  action: v.picklist(SCHEDULE_ACTIONS),
  /** Empty for all devices of the workspace. */
  vicUuid: text,
  recurrence: v.picklist(RECURRENCES),
  /** `YYYY-MM-DD`; empty for a weekly one. */
  date: text,
  /** Empty for one that runs once. */
  days: v.pipe(v.array(v.picklist(WEEKDAYS)), v.maxLength(20)),
  /** `HH:MM`, by the clock of the time zone. */
  time: text,
  /** An IANA name. */
  timeZone: text,
};
const quietFields = { isOn: v.boolean(), quietFrom: text, quietTo: text, timeZone: text };

/** POST workspace/{id}/schedules, judged by `parseSchedule`. [PLUS-15] */
export const scheduleBodySchema = v.strictObject(fields);
/** PUT workspace/{id}/schedules/{scheduleId}: the whole schedule and the version it is based on. [GX-13] */
export const scheduleChangeSchema = v.strictObject({ ...fields, rowVersion });

/** The outcome of one due time. [PLUS-15] */
export const scheduleRunSchema = v.strictObject({
  id: v.number(),
  dueAt: instant,
  outcome: v.picklist(RUN_OUTCOMES),
  /** Refusal code of the whole run, or null. */
  reason: v.nullable(v.string()),
  /** Devices by what became of them. */
  commanded: count,
  unchanged: count,
  refused: v.array(v.strictObject({ deviceName: v.string(), reason: v.string() })),
});
export type ScheduleRun = v.InferOutput<typeof scheduleRunSchema>;

/** A schedule of a workspace. [PLUS-15] */
export const scheduleSchema = v.strictObject({
  id: v.number(),
  rowVersion: v.number(),
  ...fields,
  /** null for all devices of the workspace. */
  deviceName: v.nullable(v.string()),
  /** The user who saved it last and whose rights it uses; null when erased. */
  ownerName: v.nullable(v.string()),
  /** null while it is not paused. */
  pauseReason: v.nullable(v.picklist(PAUSE_REASONS)),
  /** null while paused, and when never due again. */
  nextRunAt: v.nullable(instant),
  /** The next run is in the quiet hours and is skipped. */
  isNextQuiet: v.boolean(),
  lastRun: v.nullable(
    v.strictObject({ dueAt: instant, outcome: v.picklist(RUN_OUTCOMES), reason: v.nullable(v.string()) }),
  ),
});
export type ScheduleItem = v.InferOutput<typeof scheduleSchema>;

/** PUT workspace/{id}/schedule-quiet-hours: hours without schedules. [PLUS-15, GX-13] */
export const quietHoursBodySchema = v.strictObject({ ...quietFields, rowVersion });
/** A workspace's quiet hours; `rowVersion` is 0 before the first save. */
export const quietHoursSchema = v.strictObject({ ...quietFields, rowVersion: v.number() });
export type QuietHoursItem = v.InferOutput<typeof quietHoursSchema>;

/** GET workspace/{id}/schedules: schedules and quiet hours. */
export const schedulesSchema = v.strictObject({
  schedules: v.array(scheduleSchema),
  quietHours: quietHoursSchema,
});
