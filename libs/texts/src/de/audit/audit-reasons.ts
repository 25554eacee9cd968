import { ALERT_ISSUE_TEXTS, ALERT_LIMIT_TEXT, NO_WEBHOOK_TEXT } from '../mails/alerts.ts';
import { API_TOKEN_LIMIT_TEXT, SCOPE_REFUSAL_TEXTS } from '../errors/api-tokens.ts';
import { ERROR_TEXTS } from '../errors/errors.ts';
import {
  ACKNOWLEDGEMENT_REFUSAL_TEXTS,
  COMMAND_REFUSAL_TEXTS,
  OPEN_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  CUSTOMER_REFUSAL_TEXTS,
  WITHDRAWAL_REFUSAL_TEXTS,
} from '../errors/refusals.ts';
import { RUN_REASON_TEXTS, SCHEDULE_ISSUE_TEXTS, SCHEDULE_LIMIT_TEXT } from '../errors/schedules.ts';
import {
  WITHDRAW_REFUSAL_TEXTS,
  CANCEL_REFUSAL_TEXTS,
  CHECKOUT_REFUSAL_TEXTS,
} from '../billing/subscriptions.ts';
import {
  DELETE_SUBSCRIPTION_REFUSAL_TEXTS,
  PLAN_CHANGE_REFUSAL_TEXTS,
  RESUBSCRIBE_REFUSAL_TEXTS,
} from '../billing/subscriptions.ts';
import { EDIT_ISSUE_TEXTS } from '../dashboard/device/device-care.ts';
import { REMOVAL_REFUSAL_TEXTS, VERSION_UPGRADE_REFUSAL_TEXTS } from '../dashboard/device-changes.ts';
import {
  ACCOUNT_DELETION_REFUSAL_TEXTS,
  OWNERSHIP_REFUSAL_TEXTS,
  WORKSPACE_DELETION_REFUSAL_TEXTS,
  WORKSPACE_MOVE_REFUSAL_TEXTS,
  WORKSPACE_NAME_REFUSAL_TEXTS,
} from '../dashboard/workspaces.ts';
import { ACCESS_REQUEST_REFUSAL_TEXTS } from '../people/access-request.ts';
import { INVITATION_REFUSAL_TEXTS, ROW_ACTION_REFUSAL_TEXTS } from '../people/invitations.ts';

/** Why an act was refused or failed; the reader is not the one who tried. */
const REASONS: Readonly<Record<string, string>> = {
  ...ERROR_TEXTS,
  ...ALERT_ISSUE_TEXTS,
  ...SCHEDULE_ISSUE_TEXTS,
  ...EDIT_ISSUE_TEXTS,
  ...CANCEL_REFUSAL_TEXTS,
  ...RESUBSCRIBE_REFUSAL_TEXTS,
  ...DELETE_SUBSCRIPTION_REFUSAL_TEXTS,
  ...PLAN_CHANGE_REFUSAL_TEXTS,
  ...CHECKOUT_REFUSAL_TEXTS,
  ...WITHDRAW_REFUSAL_TEXTS,
  ...ACCOUNT_DELETION_REFUSAL_TEXTS,
  ...WORKSPACE_NAME_REFUSAL_TEXTS,
  ...WORKSPACE_DELETION_REFUSAL_TEXTS,
  ...WORKSPACE_MOVE_REFUSAL_TEXTS,
  ...REMOVAL_REFUSAL_TEXTS,
  ...OPEN_REFUSAL_TEXTS,
  ...VERSION_UPGRADE_REFUSAL_TEXTS,
  ...COMMAND_REFUSAL_TEXTS,
  ...ACKNOWLEDGEMENT_REFUSAL_TEXTS,
  ...WITHDRAWAL_REFUSAL_TEXTS,
  ...ACCESS_REQUEST_REFUSAL_TEXTS,
  ...CUSTOMER_REFUSAL_TEXTS,
  ...OWNERSHIP_REFUSAL_TEXTS,
  ...INVITATION_REFUSAL_TEXTS,
  ...ROW_ACTION_REFUSAL_TEXTS,
  ...SCOPE_REFUSAL_TEXTS,
  ...PERMISSION_REFUSAL_TEXTS,
  ...RUN_REASON_TEXTS,
  forbidden: 'Die Rolle erlaubt das nicht.',
  'no-right': 'Die Rolle erlaubt das nicht.',
  'unknown-role': 'Die Rolle ist hier nicht bekannt.',
  'no-membership': 'Es besteht kein Zugang zu diesem Konto.',
  'not-found': 'Es existiert nicht, oder es besteht kein Zugang dazu.',
  'email-not-verified': 'Die E-Mail war noch nicht bestätigt.',
  'role-not-grantable': 'Diese Rolle darf nicht vergeben oder geändert werden.',
  self: 'Niemand kann sich selbst einladen.',
  oneself: 'Diese Inhaberschaft besteht bereits.',
  'too-many-alerts': ALERT_LIMIT_TEXT,
  'too-many-schedules': SCHEDULE_LIMIT_TEXT,
  'too-many-tokens': API_TOKEN_LIMIT_TEXT,
  'no-webhook': NO_WEBHOOK_TEXT,
  'mail-refused': 'Der Mailserver hat die Nachricht abgelehnt.',
  'foreign-currency': 'Es wurde in einer anderen Währung bezahlt. Die Zahlung wurde erstattet.',
  'unknown-purchase': 'Die Zahlung gehört zu keinem Kauf dieses Kontos. Sie wurde erstattet.',
  'unexpected-amount': 'Der Betrag weicht vom Angebot ab. Die Zahlung wurde erstattet.',
  'second-plan': 'Das Gerät hat bereits einen bezahlten Tarif. Die Zahlung wurde erstattet.',
  'no-tax-location': 'Die Rechnungsadresse hat keinen Steuerort.',
  'active-subscription': 'Das Konto hatte aktive Abonnements.',
  'already-owner': 'Dieser Benutzer ist bereits Inhaber des Arbeitsbereichs.',
  'doc-id-taken': 'Die Anfrage war nicht korrekt.',
  expired: 'Das Abonnement war abgelaufen.',
  'lq-of-workspace-owner':
    'Die Link-Gruppe enthält ein LQ, das der Inhaber des Arbeitsbereichs hinzugefügt hat.',
  'no-plan': 'Der Partner richtet die Intercom ein.',
  'partner-customer': 'Nur der Partner ändert diesen Tarif.',
  'past-due': 'Eine Zahlung für das Abonnement war überfällig.',
  'plan-already-active': 'Es gab bereits einen aktiven Tarif.',
  'requested-today': 'Danach wurde innerhalb eines Tages bereits gefragt.',
  'too-many-requests-today': 'Es wurde innerhalb eines Tages nach vielen Rollen gefragt.',
  'unknown-workspace': 'Der Arbeitsbereich existiert nicht, oder es gibt keinen Zugang dazu.',
};
const UNKNOWN_REASON = 'Diese Version kennt den Grund nicht.';

/** Explains why an act was refused or failed; null for none. [PLUS-7, PLUS-22, HZ-16] */
export function auditReasonText(reason: string | null): string | null {
  return reason === null ? null : (REASONS[reason] ?? UNKNOWN_REASON);
}
