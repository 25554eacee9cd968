import {
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
  type IssueCode,
} from '@partyline/validation';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/** States that a field is empty, by its label. [GU-10, FORM-10] */
export function requiredText(label: string): string {
  return `${label} is required.`;
}

const BYTES_PER_MB = 2 ** 20;

const atLeast = (label: string, length: number): string => `${label} must be at least ${length} characters.`;
const atMost = (label: string, length: number): string => `${label} must be at most ${length} characters.`;

/** Issues of form fields; every code has a sentence. [FORM-10, GU-10, GA-2, GW-2] */
export const FORM_ISSUE_TEXTS = {
  'wrong-type': 'This field has the wrong type.',
  'unknown-field': 'This field is not known.',
  'hidden-characters': 'Remove the hidden characters: type this instead of pasting it.',
  'email-required': requiredText('E-mail'),
  'email-invalid': 'E-mail is not valid.',
  'password-required': requiredText('Password'),
  'password-too-short': atLeast('Password', PASSWORD_MIN_LENGTH),
  'password-too-long': atMost('Password', PASSWORD_MAX_LENGTH),
  'new-password-too-long': atMost('Password', NEW_PASSWORD_MAX_LENGTH),
  'passwords-differ': 'Passwords do not match.',
  'name-required': requiredText('Name'),
  'name-too-short': atLeast('Name', NAME_MIN_LENGTH),
  'name-too-long': atMost('Name', NAME_MAX_LENGTH),
  'first-name-required': requiredText('First name'),
  'first-name-too-long': atMost('First name', NAME_MAX_LENGTH),
  'last-name-required': requiredText('Last name'),
  'last-name-too-long': atMost('Last name', NAME_MAX_LENGTH),
  'company-required': requiredText('Company'),
  'company-too-short': atLeast('Company', NAME_MIN_LENGTH),
  'company-too-long': atMost('Company', NAME_MAX_LENGTH),
  'market-code-required': requiredText('Market'),
  'market-code-too-long': atMost('Market', MARKET_MAX_LENGTH),
  'country-required': requiredText('Country'),
  'country-unknown': 'Country is not known.',
  'state-required': requiredText('State'),
  'state-unknown': 'State is not known.',
  'contact-consent-required': 'Please agree to be contacted.',
  'message-required': requiredText('Message'),
  'message-too-short': atLeast('Message', MESSAGE_MIN_LENGTH),
  'message-too-long': atMost('Message', MESSAGE_MAX_LENGTH),
  'captcha-required': requiredText('Captcha'),
  'rating-required': requiredText('Rating'),
  'rating-invalid': `Rating must be ${RATINGS[0]} to ${RATINGS.at(-1)}.`,
  'category-unknown': 'Category is not known.',
  'category-repeated': 'Each category can be chosen once.',
  'page-required': requiredText('Page'),
  'page-too-long': atMost('Page', PAGE_MAX_LENGTH),
  'app-version-required': requiredText('App version'),
  'app-version-too-long': atMost('App version', APP_VERSION_MAX_LENGTH),
  'workspace-name-required': requiredText('Workspace name'),
  'workspace-name-too-long': atMost('Workspace name', NAME_MAX_LENGTH),
  'workspace-name-special-characters': 'Special characters are not allowed.',
  'account-name-required': requiredText('Account name'),
  'account-name-too-short': atLeast('Account name', NAME_MIN_LENGTH),
  'account-name-too-long': atMost('Account name', NAME_MAX_LENGTH),
  'account-name-is-number': 'Account name cannot be a number.',
  'account-name-not-removable': 'Account name cannot be removed.',
  'instance-name-required': requiredText('Instance name'),
  'instance-name-too-short': atLeast('Instance name', NAME_MIN_LENGTH),
  'instance-name-too-long': atMost('Instance name', NAME_MAX_LENGTH),
  'data-center-required': requiredText('Data center'),
  'role-required': requiredText('Role'),
  'role-unknown': 'Role is not known.',
  'permission-required': requiredText('Permission'),
  'permission-mismatch': ACCOUNT_WORDINGS.requestNotProper,
  'workspace-required': requiredText('Workspace'),
  'workspace-invalid': 'Workspace is not valid.',
  'end-date-invalid': 'End date is not valid.',
  'end-date-past': 'End date must be in the future.',
  'file-not-csv': 'Only .csv files can be imported.',
  'file-empty': 'The file is empty.',
  'file-too-large': `The file must be at most ${CSV_MAX_BYTES / BYTES_PER_MB} MB.`,
} as const satisfies Record<IssueCode, string>;

/** Code of a form issue. */
export type FormIssue = keyof typeof FORM_ISSUE_TEXTS;

/** Issues of request fields, for API callers. */
export const REQUEST_ISSUE_TEXTS = {
  missing: 'This field is required.',
  'unknown-field': 'This field is not known.',
  'hidden-characters': 'Remove the hidden characters: type this instead of pasting it.',
  'wrong-type': 'This field has the wrong type.',
  'not-allowed': 'This value is not allowed.',
  'too-short': 'This value is too short.',
  'too-long': 'This value is too long.',
  'out-of-range': 'This value is out of range.',
  malformed: 'This value is malformed.',
} as const;

/** Code of a request issue. */
export type RequestIssueCode = keyof typeof REQUEST_ISSUE_TEXTS;
