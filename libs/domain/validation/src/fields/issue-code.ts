/** Of all formats and forms; libs/texts has a sentence for each. [FORM-10, GU-10] */
export const ISSUE_CODES = [
  'wrong-type',
  'unknown-field',
  'hidden-characters',
  'email-required',
  'email-invalid',
  'password-required',
  'password-too-short',
  'password-too-long',
  'new-password-too-long',
  'passwords-differ',
  'name-required',
  'name-too-short',
  'name-too-long',
  'first-name-required',
  'first-name-too-long',
  'last-name-required',
  'last-name-too-long',
  'company-required',
  'company-too-short',
  'company-too-long',
  'market-code-required',
  'market-code-too-long',
  'country-required',
  'country-unknown',
  'state-required',
  'state-unknown',
  'contact-consent-required',
  'message-required',
  'message-too-short',
  'message-too-long',
  'captcha-required',
  'rating-required',
  'rating-invalid',
  'category-unknown',
  'category-repeated',
  'page-required',
  'page-too-long',
  'app-version-required',
  'app-version-too-long',
  'workspace-name-required',
  'workspace-name-too-long',
  'workspace-name-special-characters',
  'account-name-required',
  'account-name-too-short',
  'account-name-too-long',
  'account-name-is-number',
  'account-name-not-removable',
  'instance-name-required',
  'instance-name-too-short',
  'instance-name-too-long',
  'data-center-required',
  'role-required',
  'role-unknown',
  'permission-required',
  'permission-mismatch',
  'workspace-required',
  'workspace-invalid',
  'end-date-invalid',
  'end-date-past',
  'file-not-csv',
  'file-empty',
  'file-too-large',
] as const;

export type IssueCode = (typeof ISSUE_CODES)[number];

/** Fill in, shorten, lengthen or correct. */
export const ISSUE_KINDS = ['missing', 'too-long', 'too-short', 'wrong'] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

export function issueKindOf(code: IssueCode): IssueKind {
  if (code.endsWith('-required')) return 'missing';
  if (code.endsWith('-too-long')) return 'too-long';
  return code.endsWith('-too-short') ? 'too-short' : 'wrong';
}
