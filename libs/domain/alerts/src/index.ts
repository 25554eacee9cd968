export { ALERT_ISSUES, parseAlertRule } from './alert-form.ts';
export type { AlertFieldIssue, AlertIssue } from './alert-form.ts';
export {
  ALERT_DELAYS_MINUTES,
  ALERT_NAME_MAX_LENGTH,
  ALERT_RULES_LIMIT,
  DEFAULT_DELAY_MINUTES,
  MAIL_AUDIENCES,
  TESTS_PER_MINUTE,
  listAudienceRoles,
  quietHoursOf,
} from './alert-rule.ts';
export type { AlertRule, MailAudience } from './alert-rule.ts';
export { decideAlert } from './decide-alert.ts';
export type { AlertDecision, AlertFacts, OutageSpan } from './decide-alert.ts';
export {
  ALERT_CHANNELS,
  ALERT_MESSAGES,
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  OLD_SECRET_MS,
  RETRY_WAITS_MS,
  WEBHOOK_TIMEOUT_MS,
  nextAttemptWaitMs,
  outcomeOfStatus,
} from './delivery.ts';
export type { AlertMessage, AttemptOutcome, DeliveryFailure } from './delivery.ts';
export { OUTAGE_KINDS, nextOutage, takesOffline } from './outage.ts';
export type { OutageKind, WatchedChange, WatchedDevice } from './outage.ts';
export { isPublicAddress } from './public-address.ts';
export { isQuietAt, isTimeOfDay, isTimeZone } from './quiet-hours.ts';
export type { QuietHours } from './quiet-hours.ts';
export { WEBHOOK_URL_MAX_LENGTH, isPublicHost, webhookTargetIssue } from './webhook-target.ts';
export type { WebhookTargetIssue } from './webhook-target.ts';
