export { accountNameAfterCompany, firstAccountName } from './identity/account-name.ts';
export {
  changePasswordForm,
  loginForm,
  newPasswordForm,
  resetRequestForm,
  signUpForm,
} from './forms/session-forms.ts';
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
  RATINGS,
} from './fields/limits.ts';
export { csvFileIssue, endDateIssue, isEndDateAllowed } from './fields/invitation-fields.ts';
export { INITIAL_DATA_USAGE, nextDataUsage } from './fields/data-usage.ts';
export { emailIssue, emailKey, mailboxKey, readEmail } from './identity/email.ts';
export { composeAddress, foldAddress } from './identity/fold-address.ts';
export { hasHiddenCharacters, hiddenKindsOf, withoutHiddenCharacters } from './fields/hidden-characters.ts';
export type { HiddenKind } from './fields/hidden-characters.ts';
export {
  accountNameForm,
  customerForm,
  instanceForm,
  invitationFormAt,
  workspaceNameForm,
} from './forms/manage-forms.ts';
export { ISSUE_CODES, issueKindOf, type IssueCode, type IssueKind } from './fields/issue-code.ts';
export { countNearLimit, messageIssue } from './fields/text-length.ts';
export { plainNameIssue } from './identity/names.ts';
export { PASSWORD_STRENGTHS, passwordStrength } from './identity/password-strength.ts';
export type { PasswordAdvice, PasswordStrength } from './identity/password-strength.ts';
export { leadForm, profileEditForm, profileForm } from './forms/profile-forms.ts';
export type { LeadValues, MarketCode, ProfileValues } from './forms/profile-forms.ts';
export { acceptanceOf, isStateAsked, nextCountry, startProfile } from './forms/profile-steps.ts';
export type { ProfileDraft } from './forms/profile-steps.ts';
export { US_STATES } from './fields/us-state.ts';
export { readWorkspaceName, specialCharactersIn, workspaceNameIssue } from './identity/workspace-name.ts';
export type { WorkspaceNameIssue } from './identity/workspace-name.ts';
