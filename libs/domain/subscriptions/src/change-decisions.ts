import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { isActive, isTrial } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { endOf } from './term.ts';
import type { Ending } from './term.ts';

/** Why a subscription cannot be unsubscribed from, the weightiest first. [GB-12] */
export const CANCEL_REFUSALS = ['trial', 'not-subscribed', 'already-cancelled'] as const;
/** One of {@link CANCEL_REFUSALS}. */
export type CancelRefusal = (typeof CANCEL_REFUSALS)[number];

/** Why a subscription cannot be taken up again, the weightiest first. [GB-12, GB-32] */
export const RESUBSCRIBE_REFUSALS = ['trial', 'period-over', 'not-cancelled'] as const;
/** One of {@link RESUBSCRIBE_REFUSALS}. */
export type ResubscribeRefusal = (typeof RESUBSCRIBE_REFUSALS)[number];

/** Why a subscription cannot be deleted. [GB-12] */
export const DELETE_REFUSALS = ['still-active'] as const;
/** One of {@link DELETE_REFUSALS}. */
export type DeleteRefusal = (typeof DELETE_REFUSALS)[number];

type Cancellable = Pick<Subscription, 'productKind' | 'status' | 'cancelStatus'>;

const CANCEL_BLOCKS: Readonly<Record<CancelRefusal, (subscription: Cancellable) => boolean>> = {
  trial: isTrial,
  'not-subscribed': (subscription) => !isActive(subscription),
  'already-cancelled': ({ cancelStatus }) => cancelStatus,
};

/** What was cancelled has its time until its end; what was not is over only when it is active no more. [GB-12, GB-32] */
function isTooLate(subscription: Ending & Cancellable, nowMs: number): boolean {
  if (!isActive(subscription)) return true;
  const end = endOf(subscription);
  return subscription.cancelStatus && end !== null && end <= nowMs;
}

const RESUBSCRIBE_BLOCKS: Readonly<
  Record<ResubscribeRefusal, (subscription: Ending & Cancellable, nowMs: number) => boolean>
> = {
  trial: isTrial,
  'period-over': isTooLate,
  'not-cancelled': ({ cancelStatus }) => !cancelStatus,
};

/** The answer that a list of everything in the way comes to: its first. */
function decide<Reason extends string>([first]: readonly Reason[]): Decision<Reason> {
  return first === undefined ? allow() : refuse(first);
}

/** Everything that stands in the way of unsubscribing, the weightiest first; nothing if it can be done. [GB-12] */
export function listCancelBlockers(subscription: Cancellable): CancelRefusal[] {
  return CANCEL_REFUSALS.filter((reason) => CANCEL_BLOCKS[reason](subscription));
}

/** Everything that stands in the way of taking it up again, the weightiest first; nothing if it can be done. [GB-12, GB-32] */
export function listResubscribeBlockers(
  subscription: Ending & Cancellable,
  nowMs: number,
): ResubscribeRefusal[] {
  return RESUBSCRIBE_REFUSALS.filter((reason) => RESUBSCRIBE_BLOCKS[reason](subscription, nowMs));
}

/** Everything that stands in the way of deleting it; nothing if it can be done. [GB-12] */
export function listDeleteBlockers(subscription: Pick<Subscription, 'status'>): DeleteRefusal[] {
  return isActive(subscription) ? ['still-active'] : [];
}

/**
 * Whether a subscription can be unsubscribed from, so that it ends with its period: an active one, past due included, that
 * was not cancelled before. A trial renews nothing that could be stopped. The first of the blockers is the reason. [GB-12]
 */
export function cancelDecision(subscription: Cancellable): Decision<CancelRefusal> {
  return decide(listCancelBlockers(subscription));
}

/**
 * Whether a cancelled subscription can be taken up again: while it is active and before its end. After that it is bought
 * again. The first of the blockers is the reason. [GB-12, GB-32]
 */
export function resubscribeDecision(
  subscription: Ending & Cancellable,
  nowMs: number,
): Decision<ResubscribeRefusal> {
  return decide(listResubscribeBlockers(subscription, nowMs));
}

/** Whether a subscription can be deleted now: only one that is not active, and past due is. [GB-12] */
export function deleteDecision(subscription: Pick<Subscription, 'status'>): Decision<DeleteRefusal> {
  return decide(listDeleteBlockers(subscription));
}
