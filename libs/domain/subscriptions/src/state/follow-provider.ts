import { parseInstant } from '@partyline/kernel';
import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { millisecondsInSecond } from 'date-fns/constants';
import { nextSubscription } from './next-subscription.ts';
import type { ChangingSubscription } from './next-subscription.ts';
import { isActive, isPastDue } from './subscription.ts';

/** A missing payment warns, but stops no running show. The provider must not give up earlier. [PLUS-19] */
export const PAST_DUE_GRACE_DAYS = 7;

/** Returns the end of the grace period of a payment missing since then. Unix milliseconds. [PLUS-19] */
export function computeGraceEnd(pastDueSinceMs: number): number {
  return Number(addDays(pastDueSinceMs, PAST_DUE_GRACE_DAYS, { in: tz('UTC') }));
}

/** ISO 8601 instants with zone. */
export interface ProviderWord {
  /** `incomplete` grants nothing; `over`: cancelled, unpaid or given up. */
  readonly status: 'incomplete' | 'active' | 'past-due' | 'over';
  /** Whether it ends without a renewal. */
  readonly isCancelled: boolean;
  /** The end of a cancelled one if that is before the period's; else null. */
  readonly cancelAt: string | null;
  /** null while it runs, or if the provider does not say. */
  readonly endedAt: string | null;
  readonly periodEnd: string;
  /** Only a new price may shorten the period. */
  readonly isPriceChanged: boolean;
}

/** Forgets the known end of the period: a new price starts a new period, which may end earlier. What has ended keeps its end. */
function beginPeriod<S extends ChangingSubscription>(before: S, periodEnd: string): S {
  const end = parseInstant(periodEnd);
  return end.ok && isActive(before) ? { ...before, current_period_end: null } : before;
}

/**
 * Returns whether a cancellation takes effect at the end of a grace period that a payment has ended: it was cancelled unpaid and
 * paid afterwards, so that it ends with the paid period instead. Instants may differ by less than a second. [HZ-3]
 */
export function isPaidAfterCancel(
  before: Pick<ChangingSubscription, 'status' | 'cancelStatus' | 'graceEndsAt'>,
  { status, cancelAt }: Pick<ProviderWord, 'status' | 'cancelAt'>,
): boolean {
  const [grace, set] = [parseInstant(before.graceEndsAt), parseInstant(cancelAt)];
  const isSameInstant = grace.ok && set.ok && Math.abs(grace.value - set.value) < millisecondsInSecond;
  return status === 'active' && isPastDue(before) && before.cancelStatus && isSameInstant;
}

/**
 * Returns the later of the known and the reported end of the period: what the provider reads as active is paid, also where a later
 * end is known.
 */
function laterEnd({ current_period_end: known }: ChangingSubscription, { periodEnd }: ProviderWord): string {
  const [last, told] = [parseInstant(known), parseInstant(periodEnd)];
  return known !== null && last.ok && told.ok && told.value < last.value ? known : periodEnd;
}

/** Copies the provider's renewal state, and the end that it set before the period's. An unpaid one ends with its grace period. */
function followRenewal<S extends ChangingSubscription>(
  before: S,
  { isCancelled, cancelAt }: ProviderWord,
): S {
  if (!isCancelled) return nextSubscription(before, { kind: 'renews-again' });
  const after = nextSubscription(before, { kind: 'cancelled' });
  if (!after.cancelStatus || !isActive(after) || isPastDue(after)) return after;
  return { ...after, expirationDate: cancelAt ?? after.current_period_end };
}

/**
 * Returns a subscription updated from the provider, which wins, except that only a new price moves the period back and an ended one
 * never resumes. `nowMs` in Unix milliseconds. [GB-12, GD-38, BILL-7, PLUS-19]
 */
export function followProvider<S extends ChangingSubscription>(
  before: S,
  word: ProviderWord,
  nowMs: number,
): S {
  switch (word.status) {
    case 'incomplete':
      return before;
    case 'over': {
      const at = word.endedAt ?? new Date(nowMs).toISOString();
      return nextSubscription(before, { kind: 'finally-failed', at });
    }
    case 'past-due': {
      const graceEndsAt = new Date(computeGraceEnd(nowMs)).toISOString();
      const unpaid = nextSubscription(before, { kind: 'payment-failed', graceEndsAt });
      return followRenewal(unpaid, word);
    }
    case 'active': {
      const from = word.isPriceChanged ? beginPeriod(before, word.periodEnd) : before;
      const renewed = nextSubscription(from, { kind: 'renewed', until: laterEnd(from, word) });
      const cancelAt = isPaidAfterCancel(before, word) ? null : word.cancelAt;
      return followRenewal(renewed, { ...word, cancelAt });
    }
  }
}
