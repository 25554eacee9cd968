export { ALERT_ISSUE_TEXTS, ALERT_LIMIT_TEXT, NO_WEBHOOK_TEXT, alertMail } from './mails/alerts.ts';
export type { MailedAlert } from '../mails/alerts.ts';
export { API_DOCS_TEXTS, ROUTE_ACCESS_TEXTS } from './landing/api-docs.ts';
export {
  API_SCOPE_TEXTS,
  API_TOKEN_ISSUE_TEXTS,
  API_TOKEN_LIMIT_TEXT,
  API_TOKEN_NOT_VALID_TEXT,
  SCOPE_REFUSAL_TEXTS,
  scopeMissingText,
} from './errors/api-tokens.ts';
export { ANNOUNCEMENT_REFUSAL_TEXTS } from './shell/announcements.ts';
export {
  AUDIT_ACTION_TEXTS,
  AUDIT_GROUP_TEXTS,
  auditActionText,
  auditActorText,
  auditSentence,
  auditSentenceParts,
  listAuditActions,
} from './audit/audit-acts.ts';
export { auditReasonText } from './audit/audit-reasons.ts';
export { auditValueText } from './audit/audit-values.ts';
export type { AuditSentence, SentencePart } from '../audit/audit-sentence.ts';
export type { AuditFormats } from '../audit/audit-values.ts';
export { CATALOGUE_ISSUE_TEXTS } from './billing/catalogue-issues.ts';
export { CAPTCHA_REFUSAL_TEXTS, contactMail } from './account/contact.ts';
export { feedbackMail } from './account/feedback.ts';
export type { CaptchaRefusal } from '../account/contact.ts';
export { afterAddingText } from './dashboard/device/add-device.ts';
export { DECIDED_REFUSALS } from './terms/decided-refusals.ts';
export { DECIDED_WORDINGS } from './terms/decided-wordings.ts';
export {
  MOVE_REFUSAL_TEXTS,
  REMOVAL_REFUSAL_TEXTS,
  VERSION_UPGRADE_REFUSAL_TEXTS,
  deviceRefusalText,
} from './dashboard/device-changes.ts';
export {
  CHANGE_WARNING_TEXTS,
  DEVICE_OUTCOME_TEXTS,
  rebootText,
  EDIT_ISSUE_TEXTS,
} from './dashboard/device/device-care.ts';
export {
  DEVICE_STATE_WORDS,
  deviceStateLabel,
  failureReasonText,
  OWN_FAILURE_TEXTS,
  PING_VERDICT_TEXTS,
} from './dashboard/device/device-states.ts';
export { historyEntryText } from './dashboard/device/history-entry.ts';
export { ERROR_TEXTS, failureText } from './errors/errors.ts';
export { EULA } from './landing/eula.ts';
export type { ErrorTextName } from '../errors/errors.ts';
export { PRIVACY_POLICY, TERMS_OF_SERVICE, legalPageTitle } from './landing/legal.ts';
export {
  CLAIM_ISSUE_TEXTS,
  NO_UPDATE_TEXTS,
  ROUTE_RULE_TEXTS,
  UPDATE_FIELD_TEXTS,
  UPDATE_VERDICT_TEXTS,
  RIGHTS_ISSUE_TEXTS,
} from './errors/explanations.ts';
export type { NoUpdateReason } from '../errors/explanations.ts';
export { FORM_ISSUE_TEXTS, REQUEST_ISSUE_TEXTS, requiredText } from './errors/forms.ts';
export type { FormIssue, RequestIssueCode } from '../errors/forms.ts';
export {
  IMPORT_FILE_ISSUE_TEXTS,
  IMPORT_ROW_ISSUE_TEXTS,
  IMPORT_ROW_STATUS_TEXTS,
  INVITATION_REFUSAL_TEXTS,
  INVITATION_STATUS_TEXTS,
  ROW_ACTION_REFUSAL_TEXTS,
  UPLOAD_ISSUE_TEXTS,
  importFileIssueText,
  importRowIssueText,
  invitationRefusalText,
  MEMBERSHIP_REFUSAL_TEXTS,
} from './people/invitations.ts';
export { apiTokenMail } from './mails/api-token-mail.ts';
export type { MailedApiToken } from '../mails/api-token-mail.ts';
export { mails } from './mails/mails.ts';
export type { MailText } from '../mails/mails.ts';
export { notificationMessages, notificationText } from './mails/notification-messages.ts';
export { findHostText } from '../terms/notification-text.ts';
export { ownershipMails } from './mails/ownership-mails.ts';
export {
  paymentConfirmationMail,
  paymentFailedMail,
  subscriptionEndingMail,
} from './mails/subscription-mails.ts';
export { customerOfferMail, releaseAskedMail, releasedMail } from './mails/partner-mails.ts';
export { taxAddedMail, taxLocationMail } from './mails/tax-mails.ts';
export type { MailedEnd } from '../mails/subscription-mails.ts';
export { FIRST_NAMES, MARKETS } from './terms/names.ts';
export type { LegalText } from '../landing/legal.ts';
export { PAGE_NAMES, pageTitle } from './landing/page-titles.ts';
export type { TitledPage } from '../landing/page-titles.ts';
export { PASSWORD_ADVICE_TEXTS, PASSWORD_STRENGTH_TEXTS } from './errors/passwords.ts';
export { ACTION_TEXTS } from './people/permission-matrix.ts';
export { ACCESS_REQUEST_REFUSAL_TEXTS, accessRequestMail } from './people/access-request.ts';
export { WHO_CAN_ACTS } from './people/who-can.ts';
export { BULK_REFUSAL_TEXTS } from './people/people-bulk.ts';
export { ROLE_SUMMARIES, accessStatusText } from './people/people.ts';
export { PRODUCT_NAME, TEXTS_LOCALE } from './terms/product.ts';
export {
  accountOwnerText,
  ACKNOWLEDGEMENT_REFUSAL_TEXTS,
  CUSTOMER_REFUSAL_TEXTS,
  WITHDRAWAL_REFUSAL_TEXTS,
  COMMAND_REFUSAL_TEXTS,
  OPEN_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  permissionRefusalText,
  takingRefusalText,
  startRefusalText,
} from './errors/refusals.ts';
export type { RefusalReader } from '../errors/refusals.ts';
export { roleNameText } from './terms/role-names.ts';
export { NO_SCRIPT_TEXT } from './shell/shell.ts';
export * as screens from './screens.ts';
export {
  RUN_REASON_TEXTS,
  SCHEDULE_ISSUE_TEXTS,
  SCHEDULE_LIMIT_TEXT,
  runReasonText,
} from './errors/schedules.ts';
export { SESSION_NOTICE_TEXTS, suspendedText } from './sign-in/session.ts';
export {
  ACCEPTANCE_ISSUE_TEXTS,
  IDENTITY_FAILURE_TEXTS,
  LINK_ISSUE_TEXTS,
  REGISTRATION_FAILURE_TEXTS,
} from './errors/session-failures.ts';
export {
  CANCEL_REFUSAL_TEXTS,
  PLAN_CHANGE_REFUSAL_TEXTS,
  CHECKOUT_REFUSAL_TEXTS,
  WITHDRAW_REFUSAL_TEXTS,
  DELETE_SUBSCRIPTION_REFUSAL_TEXTS,
  PAYMENT_NOTIFIED_LATER_TEXT,
  PURCHASE_WARNING_TEXTS,
  RESUBSCRIBE_REFUSAL_TEXTS,
  UPGRADE_REFUSAL_TEXTS,
  accountStandingText,
  subscriptionStatementText,
  subscriptionWarningText,
} from './billing/subscriptions.ts';
export type { TextedStanding } from '../billing/subscriptions.ts';
export { ACCOUNT_WORDINGS } from './terms/account-wordings.ts';
export { WORDINGS } from './terms/wordings.ts';
export {
  ACCOUNT_DELETION_REFUSAL_TEXTS,
  DIRTY_REASON_TEXTS,
  TRANSFER_LAPSED_TEXT,
  OWNERSHIP_REFUSAL_TEXTS,
  RECIPIENT_REFUSAL_TEXTS,
  WORKSPACE_DELETION_REFUSAL_TEXTS,
  WORKSPACE_MOVE_REFUSAL_TEXTS,
  WORKSPACE_NAME_REFUSAL_TEXTS,
  workspaceNameRefusalText,
  workspaceMoveText,
} from './dashboard/workspaces.ts';
