import type * as english from '../../errors/errors.ts';
import type { Translation } from '../../translation.ts';
import { SCOPE_REFUSAL_TEXTS } from './api-tokens.ts';
import { DECIDED_REFUSALS } from '../terms/decided-refusals.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { PERMISSION_REFUSAL_TEXTS } from './refusals.ts';
import { failureTextOf } from '../../terms/look-ups.ts';
import { WORDINGS } from '../terms/wordings.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/** Sentences of API errors by name. [GA-11, GD-14, GD-35, GX-3, GX-4, GX-13] */
export const ERROR_TEXTS: Translation<typeof english.ERROR_TEXTS> = {
  'shared-workspace': ACCOUNT_WORDINGS.deleteOwnerFirst,
  'workspace-owner-account-delete': ACCOUNT_WORDINGS.workspaceOwners,
  maintenance: 'Der Dienst wird gerade gewartet. Bitte kommen Sie in einigen Minuten wieder.',
  unauthenticated: WORDINGS.sessionExpired,
  'request-not-proper': ACCOUNT_WORDINGS.requestNotProper,
  'not-found': 'Dies existiert nicht, oder Sie haben keinen Zugang dazu.',
  'ownership-must-be-transferred': DECIDED_REFUSALS.transferOwnershipFirst,
  forbidden: PERMISSION_REFUSAL_TEXTS['no-right'],
  'start-not-allowed': WORDINGS.startNotAllowed,
  'subscription-expired': DECIDED_WORDINGS.subscriptionExpired,
  'command-not-possible': DECIDED_WORDINGS.notInThisState,
  'devices-running': ACCOUNT_WORDINGS.stopDevicesFirst,
  'default-workspace': DECIDED_REFUSALS.defaultWorkspaceKept,
  'trial-used': ACCOUNT_WORDINGS.planAlreadyActive,
  'invite-not-valid': 'Diese Einladung ist nicht mehr gültig oder für einen anderen Benutzer.',
  'recent-login-required': ACCOUNT_WORDINGS.recentLoginRequired,
  'active-subscriptions': ACCOUNT_WORDINGS.activeSubscriptions,
  'device-not-deletable': WORDINGS.deviceNotDeletable,
  'move-not-possible': 'Diese Geräte können nicht dorthin verschoben werden.',
  'device-code-not-valid': 'Dieser Code ist nicht mehr gültig. Bitte beginnen Sie am Gerät noch einmal.',
  'invitation-refused': 'Diese Einladung kann nicht gesendet oder geändert werden.',
  'ownership-refused': 'Diese Inhaberschaft kann nicht übertragen werden.',
  'action-link-not-valid': ACCOUNT_WORDINGS.actionCodeInvalid,
  'file-not-proper': 'Diese Datei kann nicht importiert werden.',
  'plan-already-active': ACCOUNT_WORDINGS.planAlreadyActive,
  'price-not-valid': 'Zu diesem Preis wird nichts angeboten. Bitte laden Sie die Preisliste neu.',
  'price-changed': 'Der Preis hat sich geändert. Bitte prüfen Sie den neuen Betrag.',
  'preview-required': 'Diese Änderung wird sofort berechnet. Bitte bestätigen Sie zuerst den genauen Betrag.',
  'payment-failed':
    'Die Zahlung ist fehlgeschlagen. Es wurde nichts geändert; bitte prüfen Sie Ihre Karte unter „Abrechnung“.',
  'subscription-refused': 'Dieses Abonnement kann so nicht geändert werden.',
  'no-billing-account': 'Es gibt noch kein Abrechnungskonto. Es wird mit dem ersten Kauf angelegt.',
  'payments-refused':
    'Der Zahlungsdienst hat die Anfrage abgelehnt. Ein neuer Versuch hilft nicht; bitte wenden Sie sich an den Support.',
  'tax-location-missing':
    'Für Ihre Rechnungsadresse lässt sich die Steuer nicht berechnen. Vervollständigen Sie die Adresse unter „Abrechnung verwalten“ und versuchen Sie es dann erneut.',
  'identity-refused':
    'Der Anmeldedienst hat die Anfrage abgelehnt. Ein neuer Versuch hilft nicht; bitte wenden Sie sich an den Support.',
  'announcement-refused': 'Das ist mit der Ankündigung nicht möglich.',
  'scope-required': SCOPE_REFUSAL_TEXTS['token-not-accepted'],
  'acknowledgement-refused': 'Das lässt sich gerade nicht übernehmen.',
  'withdrawal-refused': 'Dieser Befehl lässt sich gerade nicht zurücknehmen.',
  'access-request-refused':
    'Um diese Rolle lässt sich so nicht bitten, oder sie lässt sich so nicht vergeben.',
  'customer-refused': 'Das ist bei diesem Kunden gerade nicht möglich.',
  'captcha-refused': 'Das Captcha ist nicht gültig. Bitte bestätigen Sie es erneut.',
  'shut-out': WORDINGS.sessionExpired,
  'email-not-verified': 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'request-timeout': WORDINGS.timeout,
  stale: DECIDED_REFUSALS.stale,
  'too-large': 'Die Anfrage ist zu groß.',
  'unsupported-media-type': 'Das Format der Anfrage wird nicht unterstützt.',
  'too-many-requests': 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
  internal: WORDINGS.generalError,
  'instance-host-unavailable':
    'Das Rechenzentrum antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
  'payments-unavailable': 'Der Zahlungsdienst antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
};

/** The text of a failed call: the server's sentence if any. [ERR-7 … ERR-14] */
export const failureText: typeof english.failureText = /* @__PURE__ */ failureTextOf({
  timeout: WORDINGS.timeout,
  offline: DECIDED_WORDINGS.offline,
  unauthenticated: WORDINGS.sessionExpired,
  maintenance: ERROR_TEXTS.maintenance,
  general: WORDINGS.generalError,
});
