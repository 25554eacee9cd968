import type { TableLaw } from '@partyline/kernel/law';
import { DAY, dueOf, HOUR, listClockChanges, ZONES, type ClockChange } from './clock-changes.fixture.ts';
import { skipReasonOf } from './decide-run.ts';
import { nextOccurrence, type ScheduleTimes } from './next-occurrence.ts';
import { WEEKDAYS, type Weekday } from './schedule.ts';

const YEARS = { from: 2011, to: 2041 };

/** A schedule that runs in the days around a clock change. */
export interface AroundChange {
  readonly change: ClockChange;
  readonly time: string;
  /** Each day, or the weekday of the change alone. */
  readonly isDaily: boolean;
}

const weekdayOf = (wallMs: number): Weekday => WEEKDAYS[(new Date(wallMs).getUTCDay() + 6) % 7] ?? 'mon';
const midnightOf = (wallMs: number): number => Math.floor(wallMs / DAY) * DAY;
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns a change as the clock showed it: the first digits that are skipped or shown twice. */
const wallOfChange = ({ atMs, before, after }: ClockChange): number => atMs + Math.min(before, after);

function scheduleOf({ change, time, isDaily }: AroundChange): ScheduleTimes {
  const day = wallOfChange(change);
  const days = isDaily ? WEEKDAYS : [weekdayOf(day)];
  return { recurrence: 'weekly', date: '', days, time, timeZone: change.zone };
}

/** Lists when the schedule is due from three days before the change to three days after it, by the law alone. */
function listDue({ change, time, isDaily }: AroundChange): readonly number[] {
  const middle = midnightOf(wallOfChange(change));
  const step = isDaily ? DAY : 7 * DAY;
  const due: number[] = [];
  for (let day = middle - (isDaily ? 3 : 1) * step; day <= middle + (isDaily ? 3 : 1) * step; day += step)
    due.push(dueOf(change, day + minutesOf(time) * 60_000));
  return due;
}

const iso = (ms: number | null): string => (ms === null ? 'never' : new Date(ms).toISOString());

function faultOfRuns(question: AroundChange): string | null {
  const schedule = scheduleOf(question);
  const due = listDue(question);
  let after = (due[0] ?? 0) - 1;
  for (const expected of due) {
    // Where the clock skips a whole day, two dates are due at one instant, which is one run.
    if (expected === after) continue;
    const run = nextOccurrence(schedule, after);
    if (run !== expected) return `It runs at ${iso(run)} and is due at ${iso(expected)}.`;
    after = run;
  }
  return null;
}

/** Lists times of day at the change, and on a grid of the whole day. */
function* listTimes(change: ClockChange): Generator<string> {
  for (let minutes = 0; minutes < 24 * 60; minutes += 180) yield timeOf(minutes);
  const middle = (wallOfChange(change) - midnightOf(wallOfChange(change))) / 60_000;
  const length = Math.abs(change.after - change.before) / 60_000;
  for (const near of [-1, 1, 15, length - 1, length, length + 1]) {
    const minutes = middle + near;
    if (minutes >= 0 && minutes < 24 * 60 && minutes % 180 !== 0) yield timeOf(minutes);
  }
}

function* listQuestions(zones: readonly string[], from: number, to: number): Generator<AroundChange> {
  for (const zone of zones)
    for (const change of listClockChanges(zone, Date.UTC(from, 0), Date.UTC(to, 0)))
      for (const time of listTimes(change))
        for (const isDaily of [true, false]) yield { change, time, isDaily };
}

const clockLaw = {
  kind: 'table',
  sentence:
    'A schedule runs exactly once on each of its days, at its time on the clock of its zone: at the first moment after a gap, and the first of two times.',
  ids: ['PLUS-15'],
  faultOf: faultOfRuns,
  tell: ({ change, time, isDaily }: AroundChange) => [
    `In ${change.zone} the clock goes from UTC+${change.before / HOUR} h to UTC+${change.after / HOUR} h at ${iso(change.atMs)}.`,
    `A schedule runs at ${time} ${isDaily ? 'each day' : `each ${weekdayOf(wallOfChange(change))}`}.`,
  ],
} as const;

export const clockChanges: TableLaw<AroundChange> = {
  ...clockLaw,
  name: 'schedules-over-clock-changes',
  universe: [
    `${ZONES.length} time zones`,
    `every clock change of ${YEARS.from} to ${YEARS.to - 1}`,
    'up to 14 times of day, each day and once a week, three days or a week to both sides',
  ],
  bound: 60_000,
  isQuick: false,
  questions: () => listQuestions(ZONES, YEARS.from, YEARS.to),
};

export const clockChangesOfTwoYears: TableLaw<AroundChange> = {
  ...clockLaw,
  name: 'schedules-over-two-years',
  universe: [
    '5 time zones, among them one that changes by half an hour and one that changes at midnight',
    'every clock change of 2026 and 2027',
    'up to 14 times of day, each day and once a week, three days or a week to both sides',
  ],
  bound: 2_000,
  isQuick: true,
  questions: () =>
    listQuestions(
      ['Europe/Berlin', 'America/New_York', 'America/Havana', 'Australia/Lord_Howe', 'Asia/Beirut'],
      2026,
      2028,
    ),
};

/** Hours of a day in UTC; `lateMinutes`: how late the run is looked at. */
export interface LateRun {
  readonly from: number;
  readonly to: number;
  readonly due: number;
  readonly lateMinutes: number;
}

const LATE = [0, 10, 11, 120];

export const lateRuns: TableLaw<LateRun> = {
  kind: 'table',
  name: 'late-runs',
  sentence:
    'A run goes ahead at most ten minutes late, and neither when it was due in quiet hours nor when it would act in them.',
  ids: ['PLUS-15'],
  universe: [
    'quiet hours from and to every fourth hour, over midnight too',
    'runs due in every half hour',
    `${LATE.join(', ')} minutes late`,
  ],
  bound: 7_000,
  isQuick: true,
  *questions() {
    for (let from = 0; from < 24; from += 4)
      for (let to = 0; to < 24; to += 4)
        for (let due = 0; due < 24; due += 0.5)
          for (const lateMinutes of LATE) yield { from, to, due, lateMinutes };
  },
  faultOf({ from, to, due, lateMinutes }) {
    const dueMs = Date.UTC(2026, 5, 1) + due * HOUR;
    const quiet = { from: timeOf(from * 60), to: timeOf(to * 60), timeZone: 'UTC' };
    const reason = skipReasonOf({ dueMs, nowMs: dueMs + lateMinutes * 60_000 }, quiet);
    const isQuiet = (hour: number): boolean => {
      const since = (hour - from + 24) % 24;
      return since < (to - from + 24) % 24;
    };
    const isHeld = isQuiet(due) || isQuiet((due + lateMinutes / 60) % 24);
    if (isHeld && reason === null) return 'It runs in quiet hours.';
    if (lateMinutes > 10 && reason === null) return 'It runs too late.';
    if (!isHeld && lateMinutes <= 10 && reason !== null) return `It is skipped as ${reason}.`;
    if (isQuiet(due) !== (reason === 'quiet') && !(isHeld && lateMinutes <= 10))
      return `It is skipped as ${reason}, which is not why.`;
    return null;
  },
  tell: ({ from, to, due, lateMinutes }) => [
    `The quiet hours last from ${timeOf(from * 60)} to ${timeOf(to * 60)}.`,
    `A run is due at ${timeOf(due * 60)} and is looked at ${lateMinutes} minutes later.`,
  ],
};
