export {
  RUN_OUTCOMES,
  resultOfRefusal,
  runOutcomeOf,
  scheduleQuietHoursOf,
  skipReasonOf,
} from './decide-run.ts';
export type { DeviceResult, RunOutcome } from './decide-run.ts';
export { nextOccurrence } from './next-occurrence.ts';
export { parseSchedule, parseScheduleQuietHours } from './schedule-form.ts';
export type { ScheduleFieldIssue, ScheduleIssue } from './schedule-form.ts';
export {
  LATEST_START_MINUTES,
  PAUSE_REASONS,
  RECURRENCES,
  RUNS_KEPT,
  SCHEDULES_LIMIT,
  SCHEDULE_ACTIONS,
  SCHEDULE_NAME_MAX_LENGTH,
  WEEKDAYS,
} from './schedule.ts';
export type { PauseReason, Schedule, ScheduleAction, ScheduleQuietHours, Weekday } from './schedule.ts';
