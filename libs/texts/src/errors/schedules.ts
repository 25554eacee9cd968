import {
  LATEST_START_MINUTES,
  SCHEDULE_NAME_MAX_LENGTH,
  SCHEDULES_LIMIT,
  type ScheduleIssue,
} from '@partyline/schedules';
import { FORM_ISSUE_TEXTS } from './forms.ts';
import { COMMAND_REFUSAL_TEXTS, PERMISSION_REFUSAL_TEXTS } from './refusals.ts';

/** Issues of a schedule or quiet hours, by code. [PLUS-15] */
export const SCHEDULE_ISSUE_TEXTS = {
  'wrong-type': 'This field has the wrong type.',
  'unknown-field': 'This field is not known.',
  'schedule-name-required': 'Name is required.',
  'schedule-name-too-long': `Name must be at most ${SCHEDULE_NAME_MAX_LENGTH} characters.`,
  'hidden-characters': FORM_ISSUE_TEXTS['hidden-characters'],
  'schedule-device-unknown': 'Choose a device that is in this workspace.',
  'schedule-date-required': 'Choose a date.',
  'schedule-in-the-past': 'This date and time is in the past. Choose a later one.',
  'schedule-days-required': 'Choose at least one day.',
  'schedule-time-required': 'Enter a time such as 18:30.',
  'quiet-times-equal': 'Quiet hours must begin and end at different times.',
  'time-zone-unknown': 'Choose a time zone such as Europe/Berlin.',
} as const satisfies Record<ScheduleIssue, string>;

/** The workspace's limit of schedules is reached. */
export const SCHEDULE_LIMIT_TEXT = `A workspace can have ${SCHEDULES_LIMIT} schedules. Delete one to add another.`;

/** Why a run did nothing, besides refused commands. */
export const RUN_REASON_TEXTS = {
  missed: `It could not run within ${LATEST_START_MINUTES} minutes.`,
  quiet: 'It was due in the quiet hours of the workspace.',
  'device-gone': 'The device is no longer in this workspace.',
  'workspace-gone': 'The workspace was deleted.',
} as const;

const REASONS: Readonly<Record<string, string>> = {
  ...RUN_REASON_TEXTS,
  ...COMMAND_REFUSAL_TEXTS,
  ...PERMISSION_REFUSAL_TEXTS,
  'no-right': 'The user who saved the schedule last may not do this.',
  'not-found': 'The user who saved the schedule last has no access to the device.',
};

/** Explains why a run, or a device in it, was refused; an unknown code is returned itself. [PLUS-7, PLUS-15] */
export function runReasonText(reason: string): string {
  return REASONS[reason] ?? reason;
}
