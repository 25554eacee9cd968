export { parseAlertRule } from './alert-form.ts';
export type { AlertIssue } from './alert-form.ts';
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
export type { AlertDecision } from './decide-alert.ts';
export {
  ALERT_CHANNELS,
  ALERT_MESSAGES,
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  OLD_SECRET_MS,
  WEBHOOK_TIMEOUT_MS,
  nextAttemptWaitMs,
  outcomeOfStatus,
} from './webhook/delivery.ts';
export type { AlertMessage, AttemptOutcome, DeliveryFailure } from './webhook/delivery.ts';
export { nextOutage, takesOffline } from './outage.ts';
export type { OutageKind, WatchedDevice } from './outage.ts';
export { isPublicAddress } from './webhook/public-address.ts';
export { isQuietAt, isTimeOfDay, isTimeZone } from './quiet-hours.ts';
export type { QuietHours } from './quiet-hours.ts';
export { webhookTargetIssue } from './webhook/webhook-target.ts';
