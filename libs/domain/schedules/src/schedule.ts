import { millisecondsInMinute } from 'date-fns/constants';

/** What a schedule does to its devices. */
export const SCHEDULE_ACTIONS = ['start', 'stop'] as const;
/** One of {@link SCHEDULE_ACTIONS}. */
export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number];

/** How often a schedule runs. */
export const RECURRENCES = ['once', 'weekly'] as const;
/** One of {@link RECURRENCES}. */
export type Recurrence = (typeof RECURRENCES)[number];

/** The days of a week, in their order of ISO 8601. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** One of {@link WEEKDAYS}. */
export type Weekday = (typeof WEEKDAYS)[number];

/** Why a schedule is paused: by a user, because its owner may no longer do what it does, or because its device or workspace is gone. */
export const PAUSE_REASONS = ['user', 'owner-right', 'device-gone', 'workspace-gone'] as const;
/** One of {@link PAUSE_REASONS}. */
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** A workspace has at most so many schedules. */
export const SCHEDULES_LIMIT = 50;
/** So many runs of a schedule are kept and shown. */
export const RUNS_KEPT = 50;
/** The longest name of a schedule, in characters. */
export const SCHEDULE_NAME_MAX_LENGTH = 60;
/** A run that is later than this is missed: nobody expects it any more. */
export const LATEST_START_MINUTES = 10;
/** The same in milliseconds. */
export const LATEST_START_MS = LATEST_START_MINUTES * millisecondsInMinute;

/** A schedule as a user writes it. */
export interface Schedule {
  readonly name: string;
  readonly action: ScheduleAction;
  /** The device; empty for all devices of the workspace. */
  readonly vicUuid: string;
  readonly recurrence: Recurrence;
  /** `YYYY-MM-DD`, of a schedule that runs once. */
  readonly date: string;
  /** Of a schedule that runs weekly. */
  readonly days: readonly Weekday[];
  /** `HH:MM`, by the clock on the wall of the time zone. */
  readonly time: string;
  /** An IANA name. */
  readonly timeZone: string;
}

/** The quiet hours of a workspace as a user writes them: no schedule acts in them. */
export interface ScheduleQuietHours {
  readonly isOn: boolean;
  /** `HH:MM`; kept while they are off. */
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly timeZone: string;
}
