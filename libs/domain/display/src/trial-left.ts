import { parseInstant } from '@partyline/kernel';
import { EXPIRY_WARNING_DAYS } from '@partyline/subscriptions';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/** How far a caller's clock may be behind: a trial of 14 days that just began has 14 days left, not 15. */
const CLOCK_TOLERANCE_MS = millisecondsInMinute;

/** What is left of a trial. */
export interface TrialLeft {
  /** Days begun: the last one counts until its end; 0 once it has ended. */
  readonly days: number;
  readonly isNear: boolean;
}

/**
 * Returns what is left of a trial that ends at an instant (ISO 8601 with its zone), at `nowMs` (milliseconds since 1970). Its
 * end is near from as many days before as that of a weekly subscription. null when either instant is not valid.
 * [PLUS-20, GP-4]
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
