export { accountNameAfterCompany, firstAccountName } from './identity/account-name.ts';
export { changePasswordForm } from './forms/change-password-form.ts';
export { checkForm, listFormIssues, parsedForm } from './forms/check-form.ts';
export type { FormIssue } from './forms/check-form.ts';
export {
  FEEDBACK_CATEGORIES,
  contactForm,
  feedbackForm,
  feedbackRequestForm,
  signedOutFeedbackRequestForm,
} from './forms/contact-forms.ts';
export type { FeedbackCategory } from './forms/contact-forms.ts';
export { COUNTRIES, alpha2Of, isCountry } from './fields/country.ts';
export { csvFileIssue } from './fields/csv-file.ts';
export { nextDataUsage } from './fields/data-usage.ts';
export { emailIssue, emailKey, mailboxKey, readEmail } from './identity/email.ts';
export { endDateIssue, isEndDateAllowed } from './fields/end-date.ts';
export { ISSUE_CODES } from './fields/issue-code.ts';
export type { IssueCode } from './fields/issue-code.ts';
export { issueKindOf } from './fields/issue-kind.ts';
export type { IssueKind } from './fields/issue-kind.ts';
export { countNearLimit } from './fields/text-length.ts';
export {
  APP_VERSION_MAX_LENGTH,
  CSV_MAX_BYTES,
  MARKET_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  MESSAGE_MIN_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  NEW_PASSWORD_MAX_LENGTH,
  PAGE_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './fields/limits.ts';
export { RATINGS } from './fields/ratings.ts';
export { accountNameForm, instanceForm, invitationFormAt, workspaceNameForm } from './forms/manage-forms.ts';
export { messageIssue } from './fields/message.ts';
export { plainNameIssue } from './identity/names.ts';
export { PASSWORD_STRENGTHS, passwordStrength } from './identity/password-strength.ts';
export type { PasswordAdvice, PasswordStrength } from './identity/password-strength.ts';
export { leadForm, profileEditForm, profileForm } from './forms/profile-forms.ts';
export type { LeadValues, MarketCode, ProfileValues } from './forms/profile-forms.ts';
export { acceptanceOf, isStateAsked, nextCountry, startProfile } from './forms/profile-steps.ts';
export type { ProfileDraft } from './forms/profile-steps.ts';
export { loginForm, newPasswordForm, resetRequestForm, signUpForm } from './forms/session-forms.ts';
export { US_STATES } from './fields/us-state.ts';
export { readWorkspaceName, workspaceNameIssue } from './identity/workspace-name.ts';
export type { WorkspaceNameIssue } from './identity/workspace-name.ts';
