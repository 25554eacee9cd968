import { allow, refuse, type Decision } from '@partyline/kernel';
import { isActive, isPastDue, isTrial, type Subscription } from '../state/subscription.ts';

/** By precedence: what is paid first, and what is confirmed or withdrawn first. [GB-12, HZ-3, PLUS-19] */
export const UNSETTLED_REASONS = ['past-due', 'change-pending'] as const;
export type UnsettledReason = (typeof UNSETTLED_REASONS)[number];

/**
 * `isBilled`: false where nothing can be paid, such as an assigned plan. `isChangePending`: a change of its plan waits for a
 * confirmation.
 */
export interface Settlement extends Pick<Subscription, 'status'> {
  readonly isBilled?: boolean;
  readonly isChangePending?: boolean;
}

const IS_UNSETTLED: Readonly<Record<UnsettledReason, (held: Settlement) => boolean>> = {
  'past-due': (held) => isPastDue(held) && held.isBilled !== false,
  'change-pending': ({ isChangePending }) => isChangePending === true,
};

/**
 * Returns what is to be settled before a plan is changed or bought for the instance of these subscriptions, or null: a change would
 * turn an unpaid period into credit, and two changes cannot wait. [GB-12, HZ-3, PLUS-19]
 */
export function findUnsettled(held: readonly Settlement[]): UnsettledReason | null {
  return UNSETTLED_REASONS.find((reason) => held.some(IS_UNSETTLED[reason])) ?? null;
}

/** By precedence: what is not changed but bought, bought again, left to its end, or settled first. [GB-12, GB-32, HZ-6, PLUS-19] */
export const PLAN_CHANGE_REFUSALS = ['trial', 'not-subscribed', 'released', ...UNSETTLED_REASONS] as const;
export type PlanChangeRefusal = (typeof PLAN_CHANGE_REFUSALS)[number];

/** Decides whether a subscription's plan can be changed: a paid one that is active and settled. [GB-12, PLUS-18, PLUS-19] */
export function planChangeDecision(
  subscription: Pick<Subscription, 'productKind'> &
    Settlement & {
      /** It is paid for a customer that was released. [HZ-6] */
      readonly isPayerGone?: boolean;
    },
): Decision<PlanChangeRefusal> {
  if (isTrial(subscription)) return refuse('trial');
  if (!isActive(subscription)) return refuse('not-subscribed');
  if (subscription.isPayerGone === true) return refuse('released');
  const unsettled = findUnsettled([subscription]);
  return unsettled === null ? allow() : refuse(unsettled);
}
