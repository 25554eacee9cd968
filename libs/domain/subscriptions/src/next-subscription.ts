import { parseInstant } from '@partyline/kernel';
import { cancelDecision, resubscribeDecision } from './change-decisions.ts';
import { isActive, isTrial } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { isPeriodOver } from './term.ts';

/**
 * What happens to a subscription. `nowMs` in milliseconds since 1970; the other instants are ISO 8601 with their zone.
 * `finally-failed` is the payment provider giving up.
 */
export type SubscriptionEvent =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'resubscribed'; readonly nowMs: number }
  | { readonly kind: 'renewed'; readonly until: string }
  | { readonly kind: 'payment-failed' }
  | { readonly kind: 'finally-failed'; readonly at: string }
  | { readonly kind: 'time-passed'; readonly nowMs: number };

/** What the rules change of a subscription. */
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

/** Whether a payment is for a period that ended before the known one: a late word, which says nothing about now. */
function isOutdated({ current_period_end }: ChangingSubscription, until: string): boolean {
  const [known, told] = [parseInstant(current_period_end), parseInstant(until)];
  return !told.ok || (known.ok && told.value < known.value);
}

/** A payment came in: subscribed until the new end, whatever was due. The period never moves back: the latest is kept. */
function renew<S extends ChangingSubscription>(before: S, until: string): S {
  if (isOutdated(before, until)) return before;
  const date = before.cancelStatus
    ? { expirationDate: until, autoRenewalDate: null }
    : { expirationDate: null, autoRenewalDate: until };
  return { ...before, ...date, status: 'Subscribed', current_period_end: until };
}

/** The provider gave up: over from that moment on. */
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
  // What is over stays over, and a trial is never billed: a late word of the provider changes neither.
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
 * A subscription after something happened to it. Cancelling only stops the renewal; at the end of the period, or when
 * the payment provider gives up, it is Not Subscribed, and nothing brings it back: it is bought again. A renewal never moves
 * the period back. An event that cannot be gives back the very same object. [BILL-7, GB-12, GB-32, GD-38]
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
