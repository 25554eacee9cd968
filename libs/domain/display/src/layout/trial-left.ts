import { parseInstant } from '@partyline/kernel';
import { EXPIRY_WARNING_DAYS } from '@partyline/subscriptions';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/** Tolerates a slow clock: a 14-day trial that just began has 14 days left, not 15. */
const CLOCK_TOLERANCE_MS = millisecondsInMinute;

/** What is left of a trial. */
export interface TrialLeft {
  /** Days begun, 0 once it has ended. */
  readonly days: number;
  readonly isNear: boolean;
}

/**
 * Returns what is left at `nowMs` (milliseconds since 1970) of a trial with this end (ISO 8601 with its zone). It warns
 * as early as a weekly subscription. null when either instant is invalid. [PLUS-20, GP-4]
 */
export function computeTrialLeft(end: string, nowMs: number): TrialLeft | null {
  const instant = parseInstant(end);
  const left = instant.ok ? instant.value - nowMs : NaN;
  if (!Number.isFinite(left)) return null;
  return {
    days: left <= 0 ? 0 : Math.max(1, Math.ceil((left - CLOCK_TOLERANCE_MS) / millisecondsInDay)),
    isNear: left <= EXPIRY_WARNING_DAYS.week * millisecondsInDay,
  };
}
