export { computeAccountPlans, hasAnyValidVic, hasExpiredSubscription } from './account-subscriptions.ts';
export type { AccountSubscription } from './account-subscriptions.ts';
export {
  CANCEL_REFUSALS,
  DELETE_REFUSALS,
  RESUBSCRIBE_REFUSALS,
  cancelDecision,
  deleteDecision,
  resubscribeDecision,
  listRowActions,
  type CancelRefusal,
  type DeleteRefusal,
  type ResubscribeRefusal,
  type SubscriptionRowAction,
} from './change-decisions.ts';
export {
  CHECKOUT_REFUSALS,
  PURCHASE_WARNINGS,
  checkoutDecision,
  isTargetRequired,
  listPurchaseWarnings,
} from './checkout.ts';
export type { CheckoutRefusal, PurchaseWarning } from './checkout.ts';
export { computeCustomerSummary } from './customer-health.ts';
export { DELETION_DAYS, computeDeletionInstant, isDeletionDue } from './deletion.ts';
export { END_NOTICE_DAYS, END_NOTICE_ROLES, findEndNotice } from './end-notices.ts';
export type { EndNotice, EndNoticeKind, EndingSubscription } from './end-notices.ts';
export { computeExpiredPromptDelay } from './expired-prompt.ts';
export type { PromptedScreen } from './expired-prompt.ts';
export { computeGraceEnd, followProvider } from './follow-provider.ts';
export { nextSubscription } from './next-subscription.ts';
export {
  listPaymentEffects,
  parsePaymentReturn,
  portalInfoKey,
  computeRedirectSecondsLeft,
  isPaymentSpinnerShown,
  computePaymentWait,
  type PaymentQuery,
  type PortalInfoName,
} from './payment-return.ts';
export {
  computeSubApiStatus,
  isSkyportUpgrade,
  type SubApiStatus,
  type ChosenPurchase,
  type SubscriptionStore,
} from './subscription-store.ts';
export { computeSeats, isFull, listCalendar } from './renewal-calendar.ts';
export type { CalendarSubscription } from './renewal-calendar.ts';
export { isRowExpired, subscriptionOfRow } from './row-subscription.ts';
export type { SubscribedRow } from './row-subscription.ts';
export { newestInvoice, paymentUrlOf } from './invoice.ts';
export { SUBSCRIPTION_STATUSES, isActive } from './subscription.ts';
export type { Subscription, SubscriptionStatus } from './subscription.ts';
export { computeTerm, endOf, isExpired, isPeriodOver } from './term.ts';
export { TRIAL_DAYS, TRIAL_TERMS, computeTrialEnd, trialRequestOutcome } from './trial.ts';
export type { KnownTrial } from './trial.ts';
export { UPGRADE_REFUSALS, upgradeDecision } from './upgrade.ts';
export type { UpgradeRefusal } from './upgrade.ts';
export { computeUserSubscription } from './user-subscription.ts';
export type { SessionStanding, UserSubscription } from './user-subscription.ts';
export { EXPIRY_WARNING_DAYS, computeNearEnd, findTermWarning, listWarnings } from './warnings.ts';
export type { SubscriptionWarning, TermWarning } from './warnings.ts';
