import type { IdentityFailure, LinkIssue, RegistrationFailure } from '@partyline/session';
import { WORDINGS } from '../terms/wordings.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/** Failures at the identity provider. [ERR-21, ERR-22, ERR-23, GX-19] */
export const IDENTITY_FAILURE_TEXTS = {
  credentials: 'E-mail or password is wrong.',
  disabled: 'This sign-in is blocked. Please contact us.',
  'too-many-attempts': 'Too many attempts. Please wait a few minutes and try again.',
  network: 'The sign-in service does not answer. Check your connection and try again.',
  'email-taken': 'An account with this e-mail already exists. Please log in.',
  'other-provider': 'You signed up in another way. Please log in the same way.',
  'weak-password': 'This password is too easy to guess. Please choose another.',
  'action-code': ACCOUNT_WORDINGS.actionCodeInvalid,
  'recent-login': ACCOUNT_WORDINGS.recentLoginRequired,
  'popup-blocked': 'Your browser blocked the sign-in window. Please allow it and try again.',
  cancelled: 'The sign-in was cancelled.',
  'session-over': WORDINGS.sessionExpired,
  general: WORDINGS.generalError,
} as const satisfies Record<IdentityFailure, string>;

/** Failures of a registration. [ERR-15, ERR-16] */
export const REGISTRATION_FAILURE_TEXTS = {
  'login-unsuccessful': ACCOUNT_WORDINGS.loginUnsuccessful,
  'registration-failure': ACCOUNT_WORDINGS.registrationFailure,
} as const satisfies Record<RegistrationFailure, string>;

/** Issues of a link. [ERR-20, ERR-21, ERR-22, GA-13, GR-6] */
export const LINK_ISSUE_TEXTS = {
  'request-not-proper': ACCOUNT_WORDINGS.requestNotProper,
  'action-code-invalid': ACCOUNT_WORDINGS.actionCodeInvalid,
} as const satisfies Record<LinkIssue, string>;

/** Messages of an acceptance. [EULA-33] */
export const ACCEPTANCE_ISSUE_TEXTS = {
  'lead-not-sent': 'Your details are saved, but our team could not be informed. We will not contact you.',
} as const;
