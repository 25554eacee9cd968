import { DAY_MS, parseInstant } from '@partyline/kernel';
import { EXPIRY_WARNING_DAYS } from '@partyline/subscriptions';

/** What is left of a trial. */
export interface TrialLeft {
  /** Begun days: the last one counts until its end; 0 once it has ended. */
  readonly days: number;
  readonly isNear: boolean;
}

/**
 * What is left of a trial that ends at an instant (ISO 8601 with its zone), at another (milliseconds since 1970); it draws
 * attention from as many days before its end on as a week does, and after it. null when either cannot be read.
 * [PLUS-20, GP-4]
 */
export function computeTrialLeft(end: string, nowMs: number): TrialLeft | null {
  const instant = parseInstant(end);
  const left = instant.ok ? instant.value - nowMs : NaN;
  if (!Number.isFinite(left)) return null;
  return {
    days: Math.max(0, Math.ceil(left / DAY_MS)),
    isNear: left <= EXPIRY_WARNING_DAYS.week * DAY_MS,
  };
}
