import { computeElapsed, computeSinceStyle } from '@partyline/display';
import { screens } from '@partyline/texts';

// No Intl here: what it needs to name one date takes as long to set up as drawing many cards.
const words = screens.dashboard;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function clockOf(date: Date): string {
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

function dayOf(date: Date): string {
  return `${date.getDate()} ${words.months[date.getMonth()]}`;
}

/** How long something has lasted: "3 h 12 m"; null when that cannot be said. */
export function durationText(sinceMs: number, nowMs: number): string | null {
  const elapsed = computeElapsed(sinceMs, nowMs);
  return elapsed && words.duration(elapsed);
}

/** Since when something holds, as short as it can be understood: "since Tue 22:40", "since 11 Nov". [GU-14] */
export function sinceText(sinceMs: number, nowMs: number): string | null {
  const date = new Date(sinceMs);
  switch (computeSinceStyle(sinceMs, nowMs)) {
    case null:
      return null;
    case 'weekday-time':
      return words.since(`${words.weekdays[date.getDay()]} ${clockOf(date)}`);
    case 'day-month':
      return words.since(dayOf(date));
    case 'day-month-year':
      return words.since(dateText(sinceMs));
  }
}

/** A date a person can plan with: "29 Nov 2026". */
export function dateText(ms: number): string {
  const date = new Date(ms);
  return `${dayOf(date)} ${date.getFullYear()}`;
}

/** A day of this year: "29 Nov". */
export function dayText(ms: number): string {
  return dayOf(new Date(ms));
}

/** A moment of the past that a person may want to put a finger on: "20 Nov, 14:02". */
export function momentText(ms: number): string {
  const date = new Date(ms);
  return `${dayOf(date)}, ${clockOf(date)}`;
}

/** The time of day: "14:02". */
export function clockText(ms: number): string {
  return clockOf(new Date(ms));
}
