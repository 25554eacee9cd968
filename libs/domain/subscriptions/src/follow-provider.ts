import { parseInstant } from '@partyline/kernel';
import { millisecondsInDay } from 'date-fns/constants';
import { nextSubscription } from './next-subscription.ts';
import type { ChangingSubscription } from './next-subscription.ts';

/**
 * How long a missing payment leaves everything as it is, in days: it warns, and stops no running show. The provider is to be
 * set up not to give up earlier. [PLUS-19]
 */
export const PAST_DUE_GRACE_DAYS = 7;

/** Until when a missing payment leaves everything as it is, in milliseconds since 1970. [PLUS-19] */
export function computeGraceEnd(pastDueSinceMs: number): number {
  return pastDueSinceMs + PAST_DUE_GRACE_DAYS * millisecondsInDay;
}

/** What the payment provider says of a subscription now; instants are ISO 8601 with their zone. */
export interface ProviderWord {
  /** `incomplete` grants nothing yet; `over` is cancelled, unpaid or given up. */
  readonly status: 'incomplete' | 'active' | 'past-due' | 'over';
  readonly isCancelledAtEnd: boolean;
  /** When it ended; null while it runs, and where the provider does not say it. */
  readonly endedAt: string | null;
  readonly periodEnd: string;
  /** Whether its price is another one than before: only then may the period become shorter. */
  readonly isPriceChanged: boolean;
}

/** With another price a new period begins, which may end before the old one did. */
function beginPeriod<S extends ChangingSubscription>(before: S, periodEnd: string): S {
  const end = parseInstant(periodEnd);
  return end.ok ? { ...before, current_period_end: null } : before;
}

/** Whether the renewal is stopped or goes on, as the provider has it. */
function followRenewal<S extends ChangingSubscription>(before: S, isCancelled: boolean, nowMs: number): S {
  return nextSubscription(before, isCancelled ? { kind: 'cancelled' } : { kind: 'resubscribed', nowMs });
}

/**
 * A subscription after the provider was asked about it: renewed or past due, cancelled or taken up again, or over. The
 * provider's word wins, except that the period moves back only with another price and that nothing brings back what is over.
 * What changes nothing gives back an equal subscription. `nowMs` in milliseconds since 1970. [GB-12, BILL-7, PLUS-19]
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
      const unpaid = nextSubscription(before, { kind: 'payment-failed' });
      return followRenewal(unpaid, word.isCancelledAtEnd, nowMs);
    }
    case 'active': {
      const from = word.isPriceChanged ? beginPeriod(before, word.periodEnd) : before;
      const renewed = nextSubscription(from, { kind: 'renewed', until: word.periodEnd });
      return followRenewal(renewed, word.isCancelledAtEnd, nowMs);
    }
  }
}
