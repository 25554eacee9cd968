import { millisecondsInMinute } from 'date-fns/constants';

/** The newest outage of a device; times in milliseconds since 1970. */
export interface OutageSpan {
  readonly sinceMs: number;
  /** null while it lasts. */
  readonly endedMs: number | null;
}

/** What {@link decideAlert} needs to know. */
export interface AlertFacts {
  /** null for a device that has had none. */
  readonly outage: OutageSpan | null;
  /** The rule has told of this outage, or of one before it whose end it has not told of. */
  readonly isTold: boolean;
  readonly delayMinutes: number;
  readonly tellsRecovery: boolean;
  /** It is quiet now, by the quiet hours of the rule. */
  readonly isQuiet: boolean;
  readonly nowMs: number;
}

/** What is due now. `wait` says when to ask again; `hold` waits for the end of the quiet hours. */
export type AlertDecision =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'wait'; readonly untilMs: number }
  | { readonly kind: 'hold' }
  | { readonly kind: 'tell-outage' }
  | { readonly kind: 'tell-recovery' }
  /** The outage is over, and the rule does not tell of ends. */
  | { readonly kind: 'close' };

/**
 * Returns what a rule does about a device now. An outage is told once it has lasted for the delay, a recovery once it has lasted
 * for the delay too, so that a device that flaps is told of at most once. In quiet hours both are held; an outage that is over
 * before it was told is never told. [PLUS-16]
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
