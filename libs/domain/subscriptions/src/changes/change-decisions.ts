import { allow, refuse, type Decision } from '@partyline/kernel';
import { isActive, isTrial, type Subscription } from '../state/subscription.ts';
import { endOf, type Ending } from '../state/term.ts';

/** By precedence. [GB-12] */
export const CANCEL_REFUSALS = ['trial', 'not-subscribed', 'already-cancelled'] as const;
export type CancelRefusal = (typeof CANCEL_REFUSALS)[number];

/** By precedence. [GB-12, GB-32, HZ-6] */
export const RESUBSCRIBE_REFUSALS = ['trial', 'released', 'period-over', 'not-cancelled'] as const;
export type ResubscribeRefusal = (typeof RESUBSCRIBE_REFUSALS)[number];

/** [GB-12] */
export const DELETE_REFUSALS = ['still-active'] as const;
export type DeleteRefusal = (typeof DELETE_REFUSALS)[number];

type Cancellable = Pick<Subscription, 'productKind' | 'status' | 'cancelStatus'> & {
  /** A former partner pays for it, which lets it end. [HZ-6] */
  readonly isPayerGone?: boolean;
};

const CANCEL_BLOCKS: Readonly<Record<CancelRefusal, (subscription: Cancellable) => boolean>> = {
  trial: isTrial,
  'not-subscribed': (subscription) => !isActive(subscription),
  'already-cancelled': ({ cancelStatus }) => cancelStatus,
};

/** Returns whether a subscription cannot be resumed any more: it is inactive, or cancelled and past its end. [GB-12, GB-32] */
function isTooLate(subscription: Ending & Cancellable, nowMs: number): boolean {
  if (!isActive(subscription)) return true;
  const end = endOf(subscription);
  return subscription.cancelStatus && end !== null && end <= nowMs;
}

const RESUBSCRIBE_BLOCKS: Readonly<
  Record<ResubscribeRefusal, (subscription: Ending & Cancellable, nowMs: number) => boolean>
> = {
  trial: isTrial,
  released: ({ isPayerGone }) => isPayerGone === true,
  'period-over': isTooLate,
  'not-cancelled': ({ cancelStatus }) => !cancelStatus,
};

/** Refuses with the first blocker, and allows without one. */
function decide<Reason extends string>([first]: readonly Reason[]): Decision<Reason> {
  return first === undefined ? allow() : refuse(first);
}

/** Lists what blocks cancelling a subscription, by precedence. [GB-12] */
export function listCancelBlockers(subscription: Cancellable): CancelRefusal[] {
  return CANCEL_REFUSALS.filter((reason) => CANCEL_BLOCKS[reason](subscription));
}

/** Lists what blocks resuming a cancelled subscription, by precedence. [GB-12, GB-32] */
export function listResubscribeBlockers(
  subscription: Ending & Cancellable,
  nowMs: number,
): ResubscribeRefusal[] {
  return RESUBSCRIBE_REFUSALS.filter((reason) => RESUBSCRIBE_BLOCKS[reason](subscription, nowMs));
}

/** Lists what blocks deleting a subscription. [GB-12] */
export function listDeleteBlockers(subscription: Pick<Subscription, 'status'>): DeleteRefusal[] {
  return isActive(subscription) ? ['still-active'] : [];
}

/**
 * Allows cancelling a subscription that is active (past due included) and not cancelled yet. A trial has no renewal to cancel.
 * [GB-12]
 */
export function cancelDecision(subscription: Cancellable): Decision<CancelRefusal> {
  return decide(listCancelBlockers(subscription));
}

/** Allows resuming a cancelled subscription while it is active and before its end; later it is bought again. [GB-12, GB-32] */
export function resubscribeDecision(
  subscription: Ending & Cancellable,
  nowMs: number,
): Decision<ResubscribeRefusal> {
  return decide(listResubscribeBlockers(subscription, nowMs));
}

/** Allows deleting an inactive subscription only; past due is active. [GB-12] */
export function deleteDecision(subscription: Pick<Subscription, 'status'>): Decision<DeleteRefusal> {
  return decide(listDeleteBlockers(subscription));
}

/** Possible without blockers. [BILL-31, BILL-32, BILL-33] */
export type SubscriptionRowAction =
  | { readonly action: 'cancel'; readonly blockers: readonly CancelRefusal[] }
  | { readonly action: 'resubscribe'; readonly blockers: readonly ResubscribeRefusal[] }
  | { readonly action: 'delete'; readonly blockers: readonly DeleteRefusal[] };

/** Lists the applicable one of cancel and resubscribe, and delete, with their blockers. [GB-12, GB-32] */
export function listRowActions(
  subscription: Subscription & Cancellable,
  nowMs: number,
): SubscriptionRowAction[] {
  const renewal: SubscriptionRowAction = subscription.cancelStatus
    ? { action: 'resubscribe', blockers: listResubscribeBlockers(subscription, nowMs) }
    : { action: 'cancel', blockers: listCancelBlockers(subscription) };
  return [renewal, { action: 'delete', blockers: listDeleteBlockers(subscription) }];
}
