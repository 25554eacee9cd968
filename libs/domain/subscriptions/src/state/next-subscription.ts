import { parseInstant } from '@partyline/kernel';
import { cancelDecision, resubscribeDecision } from '../changes/change-decisions.ts';
import { isActive, isPastDue, isTrial } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { endOf, isPeriodOver } from './term.ts';

/**
 * `nowMs` in Unix milliseconds. `renews-again`: the provider no longer has it cancelled. `finally-failed`: the provider gave up.
 * `graceEndsAt`: until when an unpaid one works.
 */
export type SubscriptionEvent =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'resubscribed'; readonly nowMs: number }
  | { readonly kind: 'renews-again' }
  | { readonly kind: 'renewed'; readonly until: string }
  | { readonly kind: 'payment-failed'; readonly graceEndsAt: string }
  | { readonly kind: 'finally-failed'; readonly at: string }
  | { readonly kind: 'time-passed'; readonly nowMs: number };

export type ChangingSubscription = Omit<Subscription, 'plan' | 'users' | 'interval' | 'instanceId'>;

/**
 * Cancels the renewal: the subscription ends with its period, or with the grace period while a payment is missing, never in the
 * past. [HZ-3]
 */
function cancel<S extends ChangingSubscription>(before: S): S {
  if (!cancelDecision(before).allowed) return before;
  const { current_period_end, graceEndsAt } = before;
  const expirationDate = isPastDue(before) ? graceEndsAt : current_period_end;
  return { ...before, cancelStatus: true, expirationDate, autoRenewalDate: null };
}

function resubscribe<S extends ChangingSubscription>(before: S, nowMs: number): S {
  return resubscribeDecision(before, nowMs).allowed ? renewAgain(before) : before;
}

/** Undoes a cancellation, also at the end that it named: the provider's renewal of that instant is still to come. */
function renewAgain<S extends ChangingSubscription>(before: S): S {
  if (!isActive(before) || isTrial(before) || !before.cancelStatus) return before;
  const { current_period_end } = before;
  return { ...before, cancelStatus: false, expirationDate: null, autoRenewalDate: current_period_end };
}

/** Returns whether a payment message is late: it is for an earlier period than the known one, or its date is unreadable. */
function isOutdated({ current_period_end }: ChangingSubscription, until: string): boolean {
  const [known, told] = [parseInstant(current_period_end), parseInstant(until)];
  return !told.ok || (known.ok && told.value < known.value);
}

/** Renews after a payment: subscribed until the new end. The period never moves back. */
function renew<S extends ChangingSubscription>(before: S, until: string): S {
  if (isOutdated(before, until)) return before;
  const date = before.cancelStatus
    ? { expirationDate: until, autoRenewalDate: null }
    : { expirationDate: null, autoRenewalDate: until };
  return { ...before, ...date, status: 'Subscribed', current_period_end: until, graceEndsAt: null };
}

/** Marks a missing payment: the first one begins the grace period, which a later one does not move. [PLUS-19, HZ-3] */
function fail<S extends ChangingSubscription>(before: S, graceEnd: string): S {
  const graceEndsAt = isPastDue(before) ? (before.graceEndsAt ?? graceEnd) : graceEnd;
  const expirationDate = before.cancelStatus ? graceEndsAt : before.expirationDate;
  return { ...before, status: 'Past-Due', graceEndsAt, expirationDate };
}

/** Ends the subscription at the instant at which the provider gave up. */
function giveUp<S extends ChangingSubscription>(before: S, at: string): S {
  return {
    ...before,
    status: 'Not Subscribed',
    current_period_end: at,
    expirationDate: at,
    autoRenewalDate: null,
    graceEndsAt: null,
  };
}

/** Ends a subscription whose period is over, as planned; one unpaid until the end of its grace period ends at that date. [HZ-3] */
function endPeriod<S extends ChangingSubscription>(before: S, nowMs: number): S {
  if (!isPeriodOver(before, nowMs)) return before;
  const end = endOf(before);
  return isPastDue(before) && end !== null
    ? giveUp(before, new Date(end).toISOString())
    : { ...before, status: 'Not Subscribed' };
}

function pay<S extends ChangingSubscription>(
  before: S,
  event: Extract<SubscriptionEvent, { kind: 'renewed' | 'payment-failed' | 'finally-failed' }>,
): S {
  // Late messages change neither ended subscriptions nor trials.
  if (!isActive(before) || isTrial(before)) return before;
  switch (event.kind) {
    case 'renewed':
      return renew(before, event.until);
    case 'payment-failed':
      return fail(before, event.graceEndsAt);
    case 'finally-failed':
      return giveUp(before, event.at);
  }
}

/**
 * Returns a subscription after an event, unchanged by an impossible one. Cancelling only stops the renewal; at the end, or when the
 * provider gives up, it is Not Subscribed for good. A missing payment ends it with the grace period, never with the period; a
 * renewal never moves the period back. [BILL-7, GB-12, GB-32, GD-38, HZ-3]
 */
export function nextSubscription<S extends ChangingSubscription>(before: S, event: SubscriptionEvent): S {
  switch (event.kind) {
    case 'cancelled':
      return cancel(before);
    case 'resubscribed':
      return resubscribe(before, event.nowMs);
    case 'renews-again':
      return renewAgain(before);
    case 'renewed':
    case 'payment-failed':
    case 'finally-failed':
      return pay(before, event);
    case 'time-passed':
      return endPeriod(before, event.nowMs);
  }
}
