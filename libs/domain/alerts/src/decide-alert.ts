import { millisecondsInMinute } from 'date-fns/constants';

/** Times in milliseconds since 1970. */
export interface OutageSpan {
  readonly sinceMs: number;
  /** null while it lasts. */
  readonly endedMs: number | null;
}

export interface AlertFacts {
  readonly outage: OutageSpan | null;
  /** This outage, or an earlier one whose end is not reported yet. */
  readonly isTold: boolean;
  readonly delayMinutes: number;
  readonly tellsRecovery: boolean;
  readonly isQuiet: boolean;
  readonly nowMs: number;
}

/** `wait` says when to ask again. */
export type AlertDecision =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'wait'; readonly untilMs: number }
  | { readonly kind: 'hold' }
  | { readonly kind: 'tell-outage' }
  | { readonly kind: 'tell-recovery' }
  /** The outage is over, and the rule does not report recoveries. */
  | { readonly kind: 'close' };

/**
 * Decides what to send now: outage and recovery are each reported once, after the delay, and held in quiet hours; an outage over
 * before its report never is. [PLUS-16]
 */
export function decideAlert(facts: AlertFacts): AlertDecision {
  const { outage, isTold, nowMs } = facts;
  const delayMs = facts.delayMinutes * millisecondsInMinute;
  if (outage !== null && outage.endedMs === null) {
    if (isTold) return { kind: 'nothing' };
    return dueAt(outage.sinceMs + delayMs, 'tell-outage', facts);
  }
  if (!isTold) return { kind: 'nothing' };
  const dueMs = (outage?.endedMs ?? nowMs - delayMs) + delayMs;
  if (!facts.tellsRecovery) return nowMs < dueMs ? { kind: 'wait', untilMs: dueMs } : { kind: 'close' };
  return dueAt(dueMs, 'tell-recovery', facts);
}

function dueAt(
  dueMs: number,
  kind: 'tell-outage' | 'tell-recovery',
  { nowMs, isQuiet }: AlertFacts,
): AlertDecision {
  if (nowMs < dueMs) return { kind: 'wait', untilMs: dueMs };
  return isQuiet ? { kind: 'hold' } : { kind };
}
