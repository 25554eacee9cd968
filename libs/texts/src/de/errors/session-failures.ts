import type * as english from '../../errors/session-failures.ts';
import type { Translation } from '../../translation.ts';
import { WORDINGS } from '../terms/wordings.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/** Failures at the identity provider. [ERR-21, ERR-22, ERR-23, GX-19] */
export const IDENTITY_FAILURE_TEXTS: Translation<typeof english.IDENTITY_FAILURE_TEXTS> = {
  credentials: 'E-Mail oder Passwort ist falsch.',
  disabled: 'Diese Anmeldung ist gesperrt. Bitte wenden Sie sich an uns.',
  'too-many-attempts': 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  network: 'Der Anmeldedienst antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'email-taken': 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an.',
  'other-provider':
    'Sie haben sich auf andere Weise registriert. Bitte melden Sie sich auf dieselbe Weise an.',
  'weak-password': 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  'action-code': ACCOUNT_WORDINGS.actionCodeInvalid,
  'recent-login': ACCOUNT_WORDINGS.recentLoginRequired,
  'popup-blocked':
    'Ihr Browser hat das Anmeldefenster blockiert. Bitte erlauben Sie es und versuchen Sie es erneut.',
  cancelled: 'Die Anmeldung wurde abgebrochen.',
  'session-over': WORDINGS.sessionExpired,
  general: WORDINGS.generalError,
};

/** Failures of a registration. [ERR-15, ERR-16] */
export const REGISTRATION_FAILURE_TEXTS: Translation<typeof english.REGISTRATION_FAILURE_TEXTS> = {
  'login-unsuccessful': ACCOUNT_WORDINGS.loginUnsuccessful,
  'registration-failure': ACCOUNT_WORDINGS.registrationFailure,
};

/** Issues of a link. [ERR-20, ERR-21, ERR-22, GA-13, GR-6] */
export const LINK_ISSUE_TEXTS: Translation<typeof english.LINK_ISSUE_TEXTS> = {
  'request-not-proper': ACCOUNT_WORDINGS.requestNotProper,
  'action-code-invalid': ACCOUNT_WORDINGS.actionCodeInvalid,
};

/** Messages of an acceptance. [EULA-33] */
export const ACCEPTANCE_ISSUE_TEXTS: Translation<typeof english.ACCEPTANCE_ISSUE_TEXTS> = {
  'lead-not-sent':
    'Ihre Angaben sind gespeichert, aber unser Team konnte nicht benachrichtigt werden. Wir werden Sie nicht kontaktieren.',
};
