import type {
  CancelRefusal,
  CheckoutRefusal,
  DeleteRefusal,
  PlanChangeRefusal,
  PurchaseWarning,
  ResubscribeRefusal,
  SubscriptionWarning,
  UpgradeRefusal,
  UserSubscription,
} from '@partyline/subscriptions';
import { PERMISSION_REFUSAL_TEXTS } from '../errors/refusals.ts';
import { billing } from './billing.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/** Why a subscription cannot be cancelled. [GB-12] */
export const CANCEL_REFUSAL_TEXTS = {
  trial: 'A trial ends automatically.',
  'not-subscribed': 'This subscription has already ended.',
  'already-cancelled': 'This subscription is already cancelled.',
} as const satisfies Record<CancelRefusal, string>;

/** Why a subscription cannot be resumed. [GB-32] */
export const RESUBSCRIBE_REFUSAL_TEXTS = {
  trial: 'A trial is not renewed. Choose a plan instead.',
  released: 'The customer was released, so this runs to its end.',
  'period-over': 'This subscription has ended. Buy it again instead.',
  'not-cancelled': 'This subscription is not cancelled.',
} as const satisfies Record<ResubscribeRefusal, string>;

/** Why a subscription cannot be deleted. [GB-12] */
export const DELETE_SUBSCRIPTION_REFUSAL_TEXTS = {
  'still-active': 'This subscription is still active. Cancel it first, and delete it after its end.',
} as const satisfies Record<DeleteRefusal, string>;

/** Why a plan cannot be changed, with the way out. [GB-12, GB-32, PLUS-19] */
export const PLAN_CHANGE_REFUSAL_TEXTS = {
  trial: 'A trial is not changed. Choose a plan under Plans instead.',
  'not-subscribed': 'This subscription has ended. Buy it again instead.',
  released: 'The customer has been released; the subscription runs to its end.',
  'past-due': 'A payment is past due. Pay it first, then change the plan.',
  'change-pending':
    'A change of this plan waits for your bank. Confirm or withdraw it first, then change the plan.',
} as const satisfies Record<PlanChangeRefusal, string>;

/** Why a purchase is refused. [BILL-38, GB-11] */
export const CHECKOUT_REFUSAL_TEXTS = {
  'past-due':
    'A payment for this subscription is past due. Pay it first; then you can change the plan or buy again.',
  'change-pending':
    'A change of this plan waits for a confirmation by the bank. Confirm or withdraw it under billing first.',
  'plan-already-active': ACCOUNT_WORDINGS.planAlreadyActive,
} as const satisfies Record<CheckoutRefusal, string>;

/** Why a waiting change is not withdrawn. */
export const WITHDRAW_REFUSAL_TEXTS = {
  'no-change-pending': 'No change of this plan waits any more: it was confirmed, withdrawn or declined.',
} as const;

/** Why no upgrade is offered. [BILL-29, BILL-30, GC-13] */
export const UPGRADE_REFUSAL_TEXTS = {
  ...PERMISSION_REFUSAL_TEXTS,
  'other-product-kind': 'Upgrades are for intercom subscriptions only.',
  'plan-not-on-sale': 'This plan is no longer on sale.',
  'highest-plan': 'This is already the largest plan.',
} as const satisfies Record<UpgradeRefusal, string>;

/** Checkboxes before a purchase. [GB-30, DEV-34] */
export const PURCHASE_WARNING_TEXTS = {
  'resets-configuration':
    'Upgrading from trial resets the configuration of this instance. This cannot be undone.',
} as const satisfies Record<PurchaseWarning, string>;

/** Polling for a bought plan timed out. [GB-3] */
export const PAYMENT_NOTIFIED_LATER_TEXT = 'Your payment is being processed. We will notify you.';

/** Describes a subscription's warning; `dateOf` formats Unix milliseconds in the user's zone. [BILL-11, BILL-12, BILL-13] */
export function subscriptionWarningText(
  warning: SubscriptionWarning,
  dateOf: (ms: number) => string,
): string {
  switch (warning.kind) {
    case 'expired':
      return `This subscription expired on ${dateOf(warning.atMs)}${deletionText(warning, dateOf)}.`;
    case 'past-due':
      return pastDueText(warning, dateOf);
    case 'ends-soon': {
      const { daysLeft: days, atMs } = warning;
      return `This subscription ends in ${days} ${days === 1 ? 'day' : 'days'}, on ${dateOf(atMs)}${deletionText(warning, dateOf)}.`;
    }
    case 'cancelled':
      return warning.atMs === null
        ? 'Cancelled: everything works until the end of its period, then it ends and is deleted.'
        : `Cancelled: everything works until ${dateOf(warning.atMs)}, then it ends${deletionText(warning, dateOf)}.`;
    case 'will-be-deleted':
      return warning.atMs === null
        ? 'This subscription will be deleted.'
        : `This subscription will be deleted on ${dateOf(warning.atMs)}.`;
  }
}

/** Describes the same as the one short statement of a row; `dateOf` as above. [BILL-11, BILL-12, BILL-13, HZ-3] */
export function subscriptionStatementText(
  warning: SubscriptionWarning,
  dateOf: (ms: number) => string,
): string {
  const on = (what: string, atMs: number | null) => (atMs === null ? '' : `${what} ${dateOf(atMs)}`);
  switch (warning.kind) {
    case 'expired':
      return `${on('Ended', warning.atMs)}${on(', deletion', warning.deletedAtMs)}`;
    case 'past-due':
      if (warning.atMs === null) return 'Payment past due';
      return warning.isCancelled
        ? `${on('Unpaid, ends', warning.atMs)}${on(', deletion', warning.deletedAtMs)}`
        : `${on('Pay by', warning.atMs)}, or it stops`;
    case 'ends-soon': {
      const { daysLeft: days, atMs } = warning;
      return `${on('Ends', atMs)}, in ${days} ${days === 1 ? 'day' : 'days'}`;
    }
    case 'cancelled':
      return warning.atMs === null
        ? 'Ends after its period'
        : `${on('Ends', warning.atMs)}${on(', deletion', warning.deletedAtMs)}`;
    case 'will-be-deleted':
      return on('Deletion', warning.atMs) || 'Will be deleted';
  }
}

/** States what an unpaid subscription needs, with its only end. [PLUS-19, HZ-3] */
function pastDueText(
  warning: Extract<SubscriptionWarning, { kind: 'past-due' }>,
  dateOf: (ms: number) => string,
): string {
  const { atMs, isCancelled } = warning;
  const isMissing = 'A payment for this subscription is past due.';
  if (atMs === null) return isMissing;
  if (!isCancelled) return `${isMissing} ${billing.subscriptions.graceEnds(dateOf(atMs))}`;
  return `Cancelled while a payment is past due: everything works until ${dateOf(atMs)}, then it ends${deletionText(warning, dateOf)}.`;
}

function deletionText(
  { deletedAtMs }: { readonly deletedAtMs: number | null },
  dateOf: (ms: number) => string,
): string {
  return deletedAtMs === null ? '' : ` and is deleted on ${dateOf(deletedAtMs)}`;
}

/** Input of {@link accountStandingText}. */
export type TextedStanding = Pick<
  UserSubscription,
  'subscription' | 'subscriptionPlan' | 'hasExpiredSubscription' | 'hasAnyValidVic'
>;

/** Names the account's plans, and says whether one has expired. [ENT-15, BILL-8, GB-13, GB-31] */
export function accountStandingText(standing: TextedStanding): string {
  const { hasExpiredSubscription, hasAnyValidVic } = standing;
  if (!hasExpiredSubscription) return plansText(standing);
  const expired = hasAnyValidVic
    ? 'A subscription has expired.'
    : 'No instance has a subscription that is still valid.';
  return `${plansText(standing)} ${expired}`;
}

function plansText({ subscription, subscriptionPlan: plans }: TextedStanding): string {
  if (subscription === 'free' || subscription === null) return 'This account has no plan yet.';
  if (plans.length === 0) return 'This account has no active plan.';
  if (subscription === 'trial') return 'This account is on a trial.';
  const listed = plans.length === 1 ? plans[0] : `${plans.slice(0, -1).join(', ')} and ${plans.at(-1)}`;
  return `Active ${plans.length === 1 ? 'plan' : 'plans'}: ${listed}.`;
}
