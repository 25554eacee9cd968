import { millisecondsInMinute } from 'date-fns/constants';

export const SCHEDULE_ACTIONS = ['start', 'stop'] as const;
export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number];

/** How often a schedule runs. */
export const RECURRENCES = ['once', 'weekly'] as const;
export type Recurrence = (typeof RECURRENCES)[number];

/** In the order of ISO 8601. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** `owner-right`: its owner lost the right to do what it does. */
export const PAUSE_REASONS = ['user', 'owner-right', 'device-gone', 'workspace-gone'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const SCHEDULES_LIMIT = 50;
export const RUNS_KEPT = 50;
export const SCHEDULE_NAME_MAX_LENGTH = 60;
/** A later run is missed. */
export const LATEST_START_MINUTES = 10;
/** The same in milliseconds. */
export const LATEST_START_MS = LATEST_START_MINUTES * millisecondsInMinute;

export interface Schedule {
  readonly name: string;
  readonly action: ScheduleAction;
  /** Empty for all devices of the workspace. */
  readonly vicUuid: string;
  readonly recurrence: Recurrence;
  /** `YYYY-MM-DD`, of a single run. */
  readonly date: string;
  /** Of a schedule that runs weekly. */
  readonly days: readonly Weekday[];
  /** `HH:MM`, by the wall clock of the time zone. */
  readonly time: string;
  /** An IANA name. */
  readonly timeZone: string;
}

export interface ScheduleQuietHours {
  readonly isOn: boolean;
  /** `HH:MM`; kept while they are off. */
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly timeZone: string;
}
