import { parseInstant } from '@partyline/kernel';
import { EXPIRY_WARNING_DAYS } from '@partyline/subscriptions';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/** For a slow clock: a trial that just began has 14 days left, not 15. */
const CLOCK_TOLERANCE_MS = millisecondsInMinute;

/** What is left of a trial. */
export interface TrialLeft {
  /** Days begun, 0 once it has ended. */
  readonly days: number;
  readonly isNear: boolean;
}

/**
 * Returns what is left of a trial (ISO 8601) at `nowMs` (milliseconds since 1970); null for an invalid instant. It warns as early
 * as a weekly subscription. [PLUS-20, GP-4]
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
