import type { IssueCode } from '@partyline/validation';
import { DECIDED_WORDINGS } from './decided-wordings.ts';
import { WORDINGS } from './wordings.ts';

/** The sentence of an empty field, by its label. [GU-10, FORM-10] */
export function requiredText<Label extends string>(label: Label): `${Label} is required.` {
  return `${label} is required.`;
}

/** What is wrong with a field of a form, by issue code: a sentence for every code there is. [FORM-10, GU-10, GA-2, GW-2] */
export const FORM_ISSUE_TEXTS = {
  'wrong-type': 'This field has the wrong type.',
  'unknown-field': 'This field is not known.',
  'email-required': requiredText('E-mail'),
  'email-invalid': 'E-mail is not valid.',
  'password-required': requiredText('Password'),
  'password-too-short': 'Password must be at least 6 characters.',
  'password-too-long': 'Password must be at most 100 characters.',
  'new-password-too-long': 'Password must be at most 30 characters.',
  'passwords-differ': 'Passwords do not match.',
  'name-required': requiredText('Name'),
  'name-too-short': 'Name must be at least 2 characters.',
  'name-too-long': 'Name must be at most 30 characters.',
  'first-name-required': requiredText('First name'),
  'first-name-too-long': 'First name must be at most 30 characters.',
  'last-name-required': requiredText('Last name'),
  'last-name-too-long': 'Last name must be at most 30 characters.',
  'company-required': requiredText('Company'),
  'company-too-short': 'Company must be at least 2 characters.',
  'company-too-long': 'Company must be at most 30 characters.',
  'market-code-required': requiredText('Market'),
  'market-code-too-long': 'Market must be at most 300 characters.',
  'country-required': requiredText('Country'),
  'country-unknown': 'Country is not known.',
  'state-required': requiredText('State'),
  'state-unknown': 'State is not known.',
  'contact-consent-required': 'Please agree to be contacted.',
  'terms-required': 'Please accept the terms of service.',
  'message-required': requiredText('Message'),
  'message-too-short': 'Message must be at least 2 characters.',
  'message-too-long': 'Message must be at most 300 characters.',
  'captcha-required': requiredText('Captcha'),
  'rating-required': requiredText('Rating'),
  'rating-invalid': 'Rating must be 1 to 5.',
  'category-unknown': 'Category is not known.',
  'category-repeated': 'Each category can be chosen once.',
  'page-required': requiredText('Page'),
  'page-too-long': 'Page must be at most 300 characters.',
  'app-version-required': requiredText('App version'),
  'app-version-too-long': 'App version must be at most 100 characters.',
  'workspace-name-required': requiredText('Workspace name'),
  'workspace-name-too-long': 'Workspace name must be at most 30 characters.',
  'workspace-name-special-characters': DECIDED_WORDINGS.specialCharacters,
  'account-name-required': requiredText('Account name'),
  'account-name-too-short': 'Account name must be at least 2 characters.',
  'account-name-too-long': 'Account name must be at most 30 characters.',
  'account-name-is-number': 'Account name cannot be a number.',
  'account-name-not-removable': 'Account name cannot be removed.',
  'instance-name-required': requiredText('Instance name'),
  'instance-name-too-short': 'Instance name must be at least 2 characters.',
  'instance-name-too-long': 'Instance name must be at most 30 characters.',
  'data-center-required': requiredText('Data center'),
  'role-required': requiredText('Role'),
  'role-unknown': 'Role is not known.',
  'permission-required': requiredText('Permission'),
  'permission-mismatch': WORDINGS.requestNotProper,
  'workspace-required': requiredText('Workspace'),
  'workspace-invalid': 'Workspace is not valid.',
  'account-required': requiredText('Account'),
  'end-date-invalid': 'End date is not valid.',
  'end-date-past': 'End date must be in the future.',
  'scope-unknown': WORDINGS.requestNotProper,
  'recipient-not-eligible': 'Ownership cannot be transferred to this user.',
  'file-not-csv': 'Only .csv files can be imported.',
  'file-empty': 'The file is empty.',
  'file-too-large': 'The file must be at most 5 MB.',
} as const satisfies Record<IssueCode, string>;

/** The code of one thing wrong with a form. */
export type FormIssue = keyof typeof FORM_ISSUE_TEXTS;

/** What is wrong with one field of a request, by issue code, for whoever calls the interface. */
export const REQUEST_ISSUE_TEXTS = {
  missing: 'This field is required.',
  'unknown-field': 'This field is not known.',
  'wrong-type': 'This field has the wrong type.',
  'not-allowed': 'This value is not allowed.',
  'too-short': 'This value is too short.',
  'too-long': 'This value is too long.',
  'out-of-range': 'This value is out of range.',
  malformed: 'This value is malformed.',
} as const;

/** The code of one thing wrong with a request. */
export type RequestIssueCode = keyof typeof REQUEST_ISSUE_TEXTS;
