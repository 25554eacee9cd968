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

/** POST workspace/{id}/schedules: a new schedule; its values are judged by `parseSchedule`. [PLUS-15] */
export const scheduleBodySchema = v.strictObject(fields);
/** PUT workspace/{id}/schedules/{scheduleId}: the schedule as it shall be, and the version that it was made from. [GX-13] */
export const scheduleChangeSchema = v.strictObject({ ...fields, rowVersion });

/** What became of one time that a schedule was due. [PLUS-15] */
export const scheduleRunSchema = v.strictObject({
  id: v.number(),
  dueAt: instant,
  outcome: v.picklist(RUN_OUTCOMES),
  /** Why the whole run was refused, as a code; null where it was not. */
  reason: v.nullable(v.string()),
  /** Devices by what became of them. */
  commanded: count,
  unchanged: count,
  refused: v.array(v.strictObject({ deviceName: v.string(), reason: v.string() })),
});
/** What became of one time that a schedule was due. */
export type ScheduleRun = v.InferOutput<typeof scheduleRunSchema>;

/** A schedule of a workspace. [PLUS-15] */
export const scheduleSchema = v.strictObject({
  id: v.number(),
  rowVersion: v.number(),
  ...fields,
  /** null for all devices of the workspace. */
  deviceName: v.nullable(v.string()),
  /** With whose rights it runs: the name of the user who saved it last; null for one who has been erased. */
  ownerName: v.nullable(v.string()),
  /** null while it is not paused. */
  pauseReason: v.nullable(v.picklist(PAUSE_REASONS)),
  /** null while it is paused, and once it is never due again. */
  nextRunAt: v.nullable(instant),
  /** The next run falls into the quiet hours and will be skipped. */
  isNextQuiet: v.boolean(),
  lastRun: v.nullable(
    v.strictObject({ dueAt: instant, outcome: v.picklist(RUN_OUTCOMES), reason: v.nullable(v.string()) }),
  ),
});
/** A schedule of a workspace. */
export type ScheduleItem = v.InferOutput<typeof scheduleSchema>;

/** PUT workspace/{id}/schedule-quiet-hours: in which hours no schedule of the workspace acts. [PLUS-15, GX-13] */
export const quietHoursBodySchema = v.strictObject({ ...quietFields, rowVersion });
/** The quiet hours of a workspace; `rowVersion` is 0 before they were ever saved. */
export const quietHoursSchema = v.strictObject({ ...quietFields, rowVersion: v.number() });
/** The quiet hours of a workspace. */
export type QuietHoursItem = v.InferOutput<typeof quietHoursSchema>;

/** GET workspace/{id}/schedules: the schedules of a workspace and its quiet hours. */
export const schedulesSchema = v.strictObject({
  schedules: v.array(scheduleSchema),
  quietHours: quietHoursSchema,
});
