export { computeAccountPlans, hasAnyValidVic, hasExpiredSubscription } from './account-subscriptions.ts';
export type { AccountPlans, AccountSubscription } from './account-subscriptions.ts';
export {
  CANCEL_REFUSALS,
  DELETE_REFUSALS,
  RESUBSCRIBE_REFUSALS,
  cancelDecision,
  deleteDecision,
  listCancelBlockers,
  listDeleteBlockers,
  listResubscribeBlockers,
  resubscribeDecision,
} from './change-decisions.ts';
export type { CancelRefusal, DeleteRefusal, ResubscribeRefusal } from './change-decisions.ts';
export {
  CHECKOUT_REFUSALS,
  PURCHASE_WARNINGS,
  checkoutDecision,
  findProviderCustomer,
  isTargetRequired,
  listPurchaseWarnings,
} from './checkout.ts';
export type { CheckoutRefusal, Holdings, Purchase, PurchaseWarning } from './checkout.ts';
export { CUSTOMER_HEALTHS, computeCustomerSummary } from './customer-health.ts';
export type { CustomerHealth, CustomerSummary } from './customer-health.ts';
export { DELETION_DAYS, computeDeletionInstant, isDeletionDue } from './deletion.ts';
export { END_NOTICE_DAYS, END_NOTICE_ROLES, findEndNotice } from './end-notices.ts';
export type { EndNotice, EndNoticeDays, EndNoticeKind, EndingSubscription } from './end-notices.ts';
export { EXPIRED_PROMPT_INTERVAL_MS, computeExpiredPromptDelay } from './expired-prompt.ts';
export type { ExpiredPromptFacts, PromptedScreen } from './expired-prompt.ts';
export { PAST_DUE_GRACE_DAYS, computeGraceEnd, followProvider } from './follow-provider.ts';
export type { ProviderWord } from './follow-provider.ts';
export { nextSubscription } from './next-subscription.ts';
export type { ChangingSubscription, SubscriptionEvent } from './next-subscription.ts';
export {
  PAYMENT_RESULTS,
  PORTAL_INFO_NAMES,
  listPaymentEffects,
  parsePaymentReturn,
  portalInfoKey,
} from './payment-return.ts';
export type {
  PaymentEffect,
  PaymentQuery,
  PaymentResult,
  PaymentReturn,
  PortalInfoName,
} from './payment-return.ts';
export {
  PAYMENT_REDIRECT_MS,
  PAYMENT_SPINNER_HIDE_MS,
  computeRedirectSecondsLeft,
  isPaymentSpinnerShown,
} from './payment-screens.ts';
export { computePaymentWait } from './payment-wait.ts';
export type { PaymentWait } from './payment-wait.ts';
export {
  REQUEST_STATES,
  STEP_STATES,
  SUB_API_STATUSES,
  parseRequestState,
  parseStepState,
  parseSubApiStatus,
} from './progress-states.ts';
export type { RequestState, StepState, SubApiStatus } from './progress-states.ts';
export { computeSeats, isFull, listCalendar } from './renewal-calendar.ts';
export type { CalendarEntry, CalendarSubscription, Seats } from './renewal-calendar.ts';
export { listRowActions } from './row-actions.ts';
export type { SubscriptionRowAction } from './row-actions.ts';
export { isRowExpired, subscriptionOfRow } from './row-subscription.ts';
export type { RowSubscription, SubscribedRow } from './row-subscription.ts';
export { SUBSCRIPTION_STATUSES, isActive, isTrial, parseSubscriptionStatus } from './subscription.ts';
export type { Subscription, SubscriptionStatus } from './subscription.ts';
export { computeTerm, endOf, expiredSince, isExpired, isPeriodOver } from './term.ts';
export type { Ending, Term } from './term.ts';
export { computeSubApiStatus, isSkyportUpgrade } from './subscription-store.ts';
export type { ChosenPurchase, SubApiCall, SubscriptionStore } from './subscription-store.ts';
export { TRIAL_DAYS, TRIAL_TERMS, computeTrialEnd, trialDecision, trialRequestOutcome } from './trial.ts';
export type { KnownTrial } from './trial.ts';
export { UPGRADE_REFUSALS, upgradeDecision } from './upgrade.ts';
export type { UpgradeRefusal } from './upgrade.ts';
export { computeUserSubscription } from './user-subscription.ts';
export type {
  AccountStanding,
  SessionStanding,
  UserSubscription,
  UserSubscriptionFacts,
} from './user-subscription.ts';
export { EXPIRY_WARNING_DAYS, computeNearEnd, findTermWarning, listWarnings } from './warnings.ts';
export type { SubscriptionWarning, TermWarning, WarnedSubscription } from './warnings.ts';
