export {
  computeAccountPlans,
  hasAnyValidVic,
  hasExpiredSubscription,
} from './account/account-subscriptions.ts';
export type { AccountSubscription } from './account/account-subscriptions.ts';
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
} from './changes/change-decisions.ts';
export {
  CHECKOUT_REFUSALS,
  PURCHASE_WARNINGS,
  checkoutDecision,
  computeInstanceEffect,
  isTargetRequired,
} from './changes/checkout.ts';
export type { CheckoutRefusal, InstanceEffect, PurchaseWarning } from './changes/checkout.ts';
export { computeCreditChange } from './credit/account-credit.ts';
export { findBillingLine, type ChargeLine } from './credit/billing-line.ts';
export { computeChangeOutlook } from './credit/change-outlook.ts';
export { forecastCredit } from './credit/forecast-credit.ts';
export { CHARGE_OUTLOOK_DAYS, listNextCharges, type NextCharge } from './credit/next-charges.ts';
export { listRenewingCharges, type PricedSubscription } from './credit/renewing-charges.ts';
export {
  changeListOf,
  changePurchase,
  devicePurchase,
  isUpgradable,
  newPurchase,
  purchaseBodyOf,
} from './changes/planned-purchase.ts';
export type { PlannedPurchase } from './changes/planned-purchase.ts';
export { rowStepOf } from './changes/row-step.ts';
export type { RowStep } from './changes/row-step.ts';
export { PLAN_CHANGE_REFUSALS, planChangeDecision, type PlanChangeRefusal } from './changes/plan-change.ts';
export { computeCustomerSummary } from './account/customer-health.ts';
export { DELETION_DAYS, computeDeletionInstant, isDeletionDue } from './state/deletion.ts';
export { END_NOTICE_DAYS, END_NOTICE_KINDS, END_NOTICE_ROLES, findEndNotice } from './notices/end-notices.ts';
export type { EndNotice, EndNoticeKind, EndingSubscription } from './notices/end-notices.ts';
export { computeExpiredPrompt } from './notices/expired-prompt.ts';
export type { ExpiredPrompt, PromptedScreen } from './notices/expired-prompt.ts';
export { computeGraceEnd, followProvider, isPaidAfterCancel } from './state/follow-provider.ts';
export type { ProviderWord } from './state/follow-provider.ts';
export { nextSubscription } from './state/next-subscription.ts';
export {
  listPaymentEffects,
  parsePaymentReturn,
  portalInfoKey,
  computeRedirectSecondsLeft,
  isPaymentSpinnerShown,
  computePaymentWait,
  isCheckoutPending,
  type PaymentQuery,
  type PortalInfoName,
  isPurchaseLate,
} from './changes/payment-return.ts';
export {
  computeSubApiStatus,
  isSkyportUpgrade,
  type SubApiStatus,
  type ChosenPurchase,
  type SubscriptionStore,
  type RequestState,
} from './account/subscription-store.ts';
export { computeSeats, isFull } from './notices/seats.ts';
export { isRowExpired, subscriptionOfRow } from './changes/row-subscription.ts';
export type { SubscribedRow } from './changes/row-subscription.ts';
export { computeListedStatus, type InvoiceStatus } from './state/invoice.ts';
export { SUBSCRIPTION_STATUSES, isActive, isPastDue } from './state/subscription.ts';
export type { Subscription, SubscriptionStatus } from './state/subscription.ts';
export { computeTerm, endOf, expiredSince, isExpired, isPeriodOver } from './state/term.ts';
export type { Term } from './state/term.ts';
export { TRIAL_DAYS, TRIAL_TERMS, computeTrialEnd, isTrialOpen, trialRequestOutcome } from './state/trial.ts';
export type { KnownTrial } from './state/trial.ts';
export { UPGRADE_REFUSALS } from './changes/upgrade.ts';
export type { UpgradeRefusal } from './changes/upgrade.ts';
export { computeUserSubscription } from './account/user-subscription.ts';
export type { UserSubscription } from './account/user-subscription.ts';
export { EXPIRY_WARNING_DAYS, computeNearEnd, findTermWarning, findWarning } from './notices/warnings.ts';
export type { SubscriptionWarning, TermWarning } from './notices/warnings.ts';
export { findHeld, isReleased, subscriptionOfListed } from './account/listed-subscription.ts';
export { listSubscriptionViews } from './account/subscription-view.ts';
export type { SubscriptionView } from './account/subscription-view.ts';
export { findChanged, heldOf, isHeldPrice, selectedOf } from './changes/selected-plan.ts';
export type { Held, Selected } from './changes/selected-plan.ts';
export { expectedCharge } from './credit/expected-charge.ts';
export { listFull, listNotices, noticeStageOf } from './notices/list-notices.ts';
export type { SubscriptionNotice } from './notices/list-notices.ts';
