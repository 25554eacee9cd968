import type { PauseReason, RunOutcome, ScheduleAction, Weekday } from '@partyline/schedules';
import { plural } from '../terms/figures.ts';

const DAYS: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};
const LONG_DAYS: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const PAUSES: Readonly<Record<PauseReason, (action: ScheduleAction) => string>> = {
  user: () => 'Paused.',
  'owner-right': (action) =>
    `Paused: the user who saved it last may no longer ${action} devices here. Resume it to run it with your rights.`,
  'device-gone': () => 'Paused: its device is no longer in this workspace. Edit it to choose another one.',
  'workspace-gone': () => 'Paused: the workspace was deleted.',
};

const OUTCOMES: Readonly<Record<RunOutcome, string>> = {
  running: 'Running',
  done: 'Done',
  partly: 'Partly done',
  refused: 'Refused',
  missed: 'Missed',
  quiet: 'Skipped',
};

const ACTIONS = { start: 'Starts', stop: 'Stops' } as const satisfies Record<ScheduleAction, string>;

/** Texts of the schedules screen. [PLUS-15] */
export const schedules = {
  title: 'Schedules',
  text: 'Start and stop devices at a time, once or every week.',
  workspace: 'Workspace',
  loading: 'Loading the schedules',
  loadFailed: 'The schedules could not be loaded',
  tryAgain: 'Try again',
  refusedTitle: 'You cannot schedule devices here',
  refusedText: (owner: string) =>
    `Schedules are for users who may start and stop the devices of a workspace. To get this right, ask ${owner}.`,
  emptyTitle: 'No schedules in this workspace yet',
  emptyText: 'Add one to have devices ready when the crew arrives, and off when it has left.',
  list: 'Schedules of this workspace',
  add: 'Add schedule',
  edit: 'Edit',
  pause: 'Pause',
  resume: 'Resume',
  runs: 'Runs',
  hideRuns: 'Hide runs',
  delete: 'Delete',
  actionsOf: (action: string, name: string) => `${action}: ${name}`,
  paused: 'Paused',
  over: 'Over',
  overHint: 'It has run. Edit it to choose a later date.',
  what: (action: ScheduleAction, device: string | null) => `${ACTIONS[action]} ${device ?? 'all devices'}`,
  once: (when: string, zone: string) => `Once on ${when} (${zone})`,
  weekly: (days: readonly Weekday[], time: string, zone: string) =>
    `${days.length === Object.keys(DAYS).length ? 'Every day' : `Every ${days.map((day) => DAYS[day]).join(', ')}`} at ${time} (${zone})`,
  owner: (name: string | null) => `Runs with the rights of ${name ?? 'a deleted user'}`,
  next: (there: string, zone: string) => `Next run: ${there} (${zone})`,
  /** The same instant in the reader's time zone. */
  forYou: (here: string) => `${here} your time`,
  nextQuiet: 'It will be skipped: it falls into the quiet hours.',
  pauseText: (reason: PauseReason, action: ScheduleAction) => PAUSES[reason](action),
  last: (outcome: RunOutcome, at: string) => `Last run: ${OUTCOMES[outcome].toLowerCase()}, ${at}`,
  pausedNow: (name: string) => `The schedule “${name}” is paused.`,
  resumedNow: (name: string) => `The schedule “${name}” runs again, with your rights.`,

  addTitle: 'Add a schedule',
  editTitle: 'Edit the schedule',
  save: 'Save',
  cancel: 'Cancel',
  saved: (name: string) => `The schedule “${name}” was saved.`,
  name: 'Name',
  action: 'What it does',
  actions: { start: 'Start', stop: 'Stop' } satisfies Record<ScheduleAction, string>,
  device: 'Devices',
  allDevices: 'All devices of the workspace',
  goneDevice: (device: string) => `${device} (no longer in this workspace)`,
  recurrence: 'How often',
  recurrences: { once: 'Once', weekly: 'Every week' },
  date: 'Date',
  days: 'Days',
  dayNames: DAYS,
  longDayNames: LONG_DAYS,
  time: 'Time',
  timeZone: 'Time zone',
  timeHint:
    'A time skipped at the start of summer time runs right after it. A time that occurs twice runs once.',
  rightsHint: 'It runs with your rights. If you lose them, it is paused and you are notified.',
  deleteTitle: (name: string) => `Delete the schedule “${name}”?`,
  deleteText: 'It will not run again. Its list of runs is deleted too.',
  deleted: (name: string) => `The schedule “${name}” was deleted.`,

  quietTitle: 'Quiet hours',
  quietOff: 'No quiet hours: schedules run at any time.',
  quietOn: (from: string, to: string, zone: string) =>
    `Quiet from ${from} to ${to} (${zone}): schedules that are due then are skipped.`,
  quietEdit: 'Set quiet hours',
  quietIsOn: 'Quiet hours',
  quietHint: 'No schedule of this workspace runs in these hours. Runs due then are skipped, not postponed.',
  quietFrom: 'From',
  quietTo: 'To',
  quietSaved: 'The quiet hours were saved.',

  runsEmpty: 'It has not run yet.',
  runsLoading: 'Loading the runs',
  runColumns: { when: 'Due', outcome: 'Outcome', devices: 'Devices' },
  outcomes: OUTCOMES,
  counts: (commanded: number, unchanged: number, refused: number) =>
    [
      commanded > 0 ? `${plural(commanded, 'device', 'devices')} commanded` : null,
      unchanged > 0 ? `${unchanged} unchanged` : null,
      refused > 0 ? `${refused} refused` : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
  refusedDevice: (device: string, reason: string) => `${device}: ${reason}`,
} as const;
