import { PAUSE_REASONS, RECURRENCES, RUN_OUTCOMES, SCHEDULE_ACTIONS, WEEKDAYS } from '@partyline/schedules';
import * as v from 'valibot';

const instant = v.pipe(v.string(), v.isoTimestamp());
const text = v.pipe(v.string(), v.maxLength(200));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const rowVersion = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

const fields = {
  name: text,
  action: v.picklist(SCHEDULE_ACTIONS),
  /** Empty for all devices of the workspace; a blank one is refused. */
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

/** Judged by `parseSchedule`. [PLUS-15] */
export const scheduleBodySchema = v.strictObject(fields);
/** [GX-13] */
export const scheduleChangeSchema = v.strictObject({ ...fields, rowVersion });

/** Of one due time. [PLUS-15] */
export const scheduleRunSchema = v.strictObject({
  id: v.number(),
  dueAt: instant,
  outcome: v.picklist(RUN_OUTCOMES),
  /** Of the whole run. */
  reason: v.nullable(v.string()),
  /** Devices by outcome. */
  commanded: count,
  unchanged: count,
  refused: v.array(v.strictObject({ deviceName: v.string(), reason: v.string() })),
});
export type ScheduleRun = v.InferOutput<typeof scheduleRunSchema>;

/** [PLUS-15] */
export const scheduleSchema = v.strictObject({
  id: v.number(),
  rowVersion: v.number(),
  ...fields,
  /** null for all devices. */
  deviceName: v.nullable(v.string()),
  /** Saved it last; the schedule uses their rights. null when erased. */
  ownerName: v.nullable(v.string()),
  pauseReason: v.nullable(v.picklist(PAUSE_REASONS)),
  /** null while paused, and when never due again. */
  nextRunAt: v.nullable(instant),
  /** In the quiet hours: it is skipped. */
  isNextQuiet: v.boolean(),
  lastRun: v.nullable(
    v.strictObject({ dueAt: instant, outcome: v.picklist(RUN_OUTCOMES), reason: v.nullable(v.string()) }),
  ),
});
export type ScheduleItem = v.InferOutput<typeof scheduleSchema>;

/** [PLUS-15, GX-13] */
export const quietHoursBodySchema = v.strictObject({ ...quietFields, rowVersion });
/** `rowVersion` is 0 before the first save. */
export const quietHoursSchema = v.strictObject({ ...quietFields, rowVersion: v.number() });
export type QuietHoursItem = v.InferOutput<typeof quietHoursSchema>;

export const schedulesSchema = v.strictObject({
  schedules: v.array(scheduleSchema),
  quietHours: quietHoursSchema,
});
