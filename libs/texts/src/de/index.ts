export { ALERT_ISSUE_TEXTS, ALERT_LIMIT_TEXT, NO_WEBHOOK_TEXT, alertMail } from './alerts.ts';
export type { MailedAlert } from '../alerts.ts';
export { API_DOCS_TEXTS, ROUTE_ACCESS_TEXTS } from './api-docs.ts';
export {
  API_SCOPE_TEXTS,
  API_TOKEN_ISSUE_TEXTS,
  API_TOKEN_LIMIT_TEXT,
  API_TOKEN_NOT_VALID_TEXT,
  SCOPE_REFUSAL_TEXTS,
  scopeMissingText,
} from './api-tokens.ts';
export { ANNOUNCEMENT_REFUSAL_TEXTS } from './announcements.ts';
export {
  AUDIT_ACTION_TEXTS,
  AUDIT_GROUP_TEXTS,
  auditActionText,
  auditActorText,
  auditReasonText,
  auditSentence,
} from './audit.ts';
export type { AuditSentence } from '../audit.ts';
export { CATALOGUE_ISSUE_TEXTS } from './catalogue-issues.ts';
export { CAPTCHA_REFUSAL_TEXTS, contactMail } from './contact.ts';
export type { CaptchaRefusal } from '../contact.ts';
export { DECIDED_WORDINGS } from './decided-wordings.ts';
export {
  MOVE_REFUSAL_TEXTS,
  REMOVAL_REFUSAL_TEXTS,
  VERSION_UPGRADE_REFUSAL_TEXTS,
  afterAddingText,
  deviceRefusalText,
} from './device-changes.ts';
export { CHANGE_WARNING_TEXTS, DEVICE_OUTCOME_TEXTS, rebootText } from './device-outcomes.ts';
export { DEVICE_STATE_WORDS, deviceStateLabel } from './device-states.ts';
export { EDIT_ISSUE_TEXTS } from './edit-issues.ts';
export { failureReasonText, OWN_FAILURE_TEXTS } from './failure-reasons.ts';
export { ERROR_TEXTS } from './errors.ts';
export type { ErrorTextName } from '../errors.ts';
export { EULA } from './eula.ts';
export {
  CLAIM_ISSUE_TEXTS,
  NO_UPDATE_TEXTS,
  ROUTE_RULE_TEXTS,
  UPDATE_FIELD_TEXTS,
  UPDATE_VERDICT_TEXTS,
} from './explanations.ts';
export type { NoUpdateReason } from '../explanations.ts';
export { failureText } from './failures.ts';
export { FORM_ISSUE_TEXTS, REQUEST_ISSUE_TEXTS, requiredText } from './forms.ts';
export type { FormIssue, RequestIssueCode } from '../forms.ts';
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
} from './invitations.ts';
export { mails } from './mails.ts';
export type { MailText } from '../mails.ts';
export { notificationMessages } from './notification-messages.ts';
export { ownershipMails } from './ownership-mails.ts';
export { subscriptionEndingMail } from './subscription-mails.ts';
export type { MailedEnd } from '../subscription-mails.ts';
export { FIRST_NAMES } from './first-names.ts';
export { MARKETS } from './markets.ts';
export { PRIVACY_POLICY, TERMS_OF_SERVICE, legalPageTitle } from './legal.ts';
export type { LegalText } from '../legal.ts';
export { PING_VERDICT_TEXTS } from './opening.ts';
export { PAGE_NAMES, pageTitle } from './page-titles.ts';
export type { TitledPage } from '../page-titles.ts';
export { PASSWORD_ADVICE_TEXTS, PASSWORD_STRENGTH_TEXTS } from './password-strength.ts';
export { ACTION_TEXTS } from './permission-matrix.ts';
export type { MatrixPlace } from '../permission-matrix.ts';
export { ROLE_SUMMARIES, accessStatusText } from './people.ts';
export { PRODUCT_NAME, TEXTS_LOCALE } from './product.ts';
export {
  accountOwnerText,
  COMMAND_REFUSAL_TEXTS,
  OPEN_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  permissionRefusalText,
  startRefusalText,
} from './refusals.ts';
export type { RefusalReader } from '../refusals.ts';
export { RIGHTS_ISSUE_TEXTS } from './rights-issues.ts';
export { roleNameText } from './role-names.ts';
export * as screens from './screens.ts';
export { RUN_REASON_TEXTS, SCHEDULE_ISSUE_TEXTS, SCHEDULE_LIMIT_TEXT, runReasonText } from './schedules.ts';
export { SESSION_NOTICE_TEXTS } from './session-dialogs.ts';
export {
  ACCEPTANCE_ISSUE_TEXTS,
  IDENTITY_FAILURE_TEXTS,
  LINK_ISSUE_TEXTS,
  REGISTRATION_FAILURE_TEXTS,
} from './session-failures.ts';
export {
  CANCEL_REFUSAL_TEXTS,
  CHECKOUT_REFUSAL_TEXTS,
  DELETE_SUBSCRIPTION_REFUSAL_TEXTS,
  PAYMENT_TOLD_LATER_TEXT,
  PURCHASE_WARNING_TEXTS,
  RESUBSCRIBE_REFUSAL_TEXTS,
  UPGRADE_REFUSAL_TEXTS,
  accountStandingText,
  subscriptionWarningText,
} from './subscriptions.ts';
export type { TextedStanding } from '../subscriptions.ts';
export { WORDINGS } from './wordings.ts';
export {
  ACCOUNT_DELETION_REFUSAL_TEXTS,
  DIRTY_REASON_TEXTS,
  HANDOVER_LAPSED_TEXT,
  OWNERSHIP_REFUSAL_TEXTS,
  RECIPIENT_REFUSAL_TEXTS,
  WORKSPACE_DELETION_REFUSAL_TEXTS,
  WORKSPACE_MOVE_REFUSAL_TEXTS,
  WORKSPACE_NAME_REFUSAL_TEXTS,
  workspaceMoveText,
} from './workspaces.ts';
