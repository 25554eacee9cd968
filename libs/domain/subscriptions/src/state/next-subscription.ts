import { parseInstant } from '@partyline/kernel';
import { cancelDecision, resubscribeDecision } from '../changes/change-decisions.ts';
import { isActive, isTrial } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { isPeriodOver } from './term.ts';

/** `nowMs` in Unix milliseconds. `finally-failed`: the provider gave up. */
export type SubscriptionEvent =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'resubscribed'; readonly nowMs: number }
  | { readonly kind: 'renewed'; readonly until: string }
  | { readonly kind: 'payment-failed' }
  | { readonly kind: 'finally-failed'; readonly at: string }
  | { readonly kind: 'time-passed'; readonly nowMs: number };

export type ChangingSubscription = Omit<Subscription, 'plan' | 'users' | 'interval' | 'instanceId'>;

function cancel<S extends ChangingSubscription>(before: S): S {
  if (!cancelDecision(before).allowed) return before;
  const { current_period_end } = before;
  return { ...before, cancelStatus: true, expirationDate: current_period_end, autoRenewalDate: null };
}

function resubscribe<S extends ChangingSubscription>(before: S, nowMs: number): S {
  if (!resubscribeDecision(before, nowMs).allowed) return before;
  const { current_period_end } = before;
  return { ...before, cancelStatus: false, expirationDate: null, autoRenewalDate: current_period_end };
}

/** A late message about a payment for an earlier period. */
function isOutdated({ current_period_end }: ChangingSubscription, until: string): boolean {
  const [known, told] = [parseInstant(current_period_end), parseInstant(until)];
  return !told.ok || (known.ok && told.value < known.value);
}

/** A payment: subscribed until the new end. The period never moves back. */
function renew<S extends ChangingSubscription>(before: S, until: string): S {
  if (isOutdated(before, until)) return before;
  const date = before.cancelStatus
    ? { expirationDate: until, autoRenewalDate: null }
    : { expirationDate: null, autoRenewalDate: until };
  return { ...before, ...date, status: 'Subscribed', current_period_end: until };
}

/** The provider gave up: over from then on. */
function giveUp<S extends ChangingSubscription>(before: S, at: string): S {
  return {
    ...before,
    status: 'Not Subscribed',
    current_period_end: at,
    expirationDate: at,
    autoRenewalDate: null,
  };
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
      return { ...before, status: 'Past-Due' };
    case 'finally-failed':
      return giveUp(before, event.at);
  }
}

/**
 * Cancelling only stops the renewal; at the end, or when the provider gives up, it is Not Subscribed for good. A renewal never
 * moves the period back; an impossible event changes nothing. [BILL-7, GB-12, GB-32, GD-38]
 */
export function nextSubscription<S extends ChangingSubscription>(before: S, event: SubscriptionEvent): S {
  switch (event.kind) {
    case 'cancelled':
      return cancel(before);
    case 'resubscribed':
      return resubscribe(before, event.nowMs);
    case 'renewed':
    case 'payment-failed':
    case 'finally-failed':
      return pay(before, event);
    case 'time-passed':
      return isPeriodOver(before, event.nowMs) ? { ...before, status: 'Not Subscribed' } : before;
  }
}
