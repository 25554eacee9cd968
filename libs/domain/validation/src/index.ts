export { accountNameAfterCompany, accountNameIssue, firstAccountName } from './account-name.ts';
export type { AccountNameIssue, NamedPerson } from './account-name.ts';
export { changePasswordForm } from './change-password-form.ts';
export { checkForm, listFormIssues, parsedForm } from './check-form.ts';
export type { FormIssue } from './check-form.ts';
export {
  FEEDBACK_CATEGORIES,
  contactForm,
  feedbackForm,
  feedbackRequestForm,
  signedOutFeedbackForm,
  signedOutFeedbackRequestForm,
} from './contact-forms.ts';
export type { FeedbackCategory } from './contact-forms.ts';
export { COUNTRIES, COUNTRY_WITH_STATES, alpha2Of, isCountry } from './country.ts';
export { csvFileIssue } from './csv-file.ts';
export type { CsvFileIssue } from './csv-file.ts';
export { CONSENT_OPT_IN_COUNTRIES, INITIAL_DATA_USAGE, nextDataUsage } from './data-usage.ts';
export type { DataUsage, DataUsageEvent } from './data-usage.ts';
export { emailIssue, emailKey, mailboxKey, readEmail } from './email.ts';
export type { EmailIssue } from './email.ts';
export { endDateIssue, isEndDateAllowed } from './end-date.ts';
export type { EndDateIssue } from './end-date.ts';
export { ISSUE_CODES } from './issue-code.ts';
export type { IssueCode } from './issue-code.ts';
export { ISSUE_KINDS, issueKindOf } from './issue-kind.ts';
export type { IssueKind } from './issue-kind.ts';
export { countNearLimit } from './text-length.ts';
export {
  APP_VERSION_MAX_LENGTH,
  CSV_MAX_BYTES,
  EMAIL_MAX_LENGTH,
  MARKET_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  MESSAGE_MIN_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  NAME_MIN_LENGTH_EXCEPTED,
  NEW_PASSWORD_MAX_LENGTH,
  PAGE_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './limits.ts';
export { RATINGS, RATING_NEEDING_MESSAGE } from './ratings.ts';
export {
  accountNameForm,
  instanceForm,
  invitationForm,
  invitationFormAt,
  ownershipTransferForm,
  workspaceNameForm,
} from './manage-forms.ts';
export { messageIssue } from './message.ts';
export type { MessageIssue } from './message.ts';
export { PLAIN_NAMES, plainNameIssue } from './names.ts';
export type { PlainName, PlainNameIssue } from './names.ts';
export { PASSWORD_STRENGTHS, passwordStrength } from './password-strength.ts';
export type { PasswordAdvice, PasswordStrength, StrengthReading } from './password-strength.ts';
export { newPasswordIssue, passwordIssue } from './password.ts';
export type { NewPasswordIssue, PasswordIssue } from './password.ts';
export { acceptanceForm, leadForm, profileEditForm, profileForm, termsForm } from './profile-forms.ts';
export type { LeadValues, MarketCode, ProfileValues } from './profile-forms.ts';
export { acceptanceOf, isStateAsked, nextCountry, startProfile } from './profile-steps.ts';
export type { ProfileDraft } from './profile-steps.ts';
export { loginForm, newPasswordForm, resetRequestForm, signUpForm } from './session-forms.ts';
export { US_STATES, isUsState } from './us-state.ts';
export type { UsState } from './us-state.ts';
export { readWorkspaceName, workspaceNameIssue } from './workspace-name.ts';
export type { WorkspaceNameIssue } from './workspace-name.ts';
