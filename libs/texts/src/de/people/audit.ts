import type { AuditField, AuditValue } from '@partyline/display';
import { STORED_ROLES } from '@partyline/roles';
import { ALERT_ISSUE_TEXTS, ALERT_LIMIT_TEXT, NO_WEBHOOK_TEXT } from '../mails/alerts.ts';
import { API_TOKEN_LIMIT_TEXT, API_SCOPE_TEXTS, SCOPE_REFUSAL_TEXTS } from '../errors/api-tokens.ts';
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
import { roleNameText } from '../terms/role-names.ts';
import { ACCESS_REQUEST_REFUSAL_TEXTS } from './access-request.ts';
import { SENTENCE_WORDS } from './audit-actions.ts';
import { auditTextsOf } from '../../people/audit-sentence.ts';
import type * as english from '../../people/audit.ts';
import type { AuditFormats } from '../../people/audit.ts';
import type { Translation } from '../../translation.ts';
import { INVITATION_REFUSAL_TEXTS, ROW_ACTION_REFUSAL_TEXTS } from './invitations.ts';

export { AUDIT_ACTION_TEXTS, AUDIT_GROUP_TEXTS } from './audit-actions.ts';

export const { auditActorText, auditActionText, auditSentence, auditSentenceParts, listAuditActions } =
  /* @__PURE__ */ auditTextsOf(SENTENCE_WORDS);

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

const INTERVALS: Readonly<Record<string, string>> = {
  week: 'wöchentlich',
  month: 'monatlich',
  year: 'jährlich',
};
const STATUSES: Readonly<Record<string, string>> = {
  'Not Subscribed': 'Nicht abonniert',
  Subscribed: 'Abonniert',
  'Past-Due': 'Zahlung überfällig',
};
const SWITCHES: Readonly<Partial<Record<AuditField, readonly [on: string, off: string]>>> = {
  access: ['Ausgesetzt', 'Aktiv'],
  configuration: ['Zurückgesetzt', 'Behalten'],
  tax: ['Auf Rechnungen', 'Nicht auf Rechnungen'],
};

/** Returns the words of a recorded value; null for a code without words. [PLUS-22, HZ-16] */
export function auditValueText(field: AuditField, value: AuditValue, formats: AuditFormats): string | null {
  switch (value.kind) {
    case 'text':
      return field === 'status' ? (STATUSES[value.text] ?? null) : value.text;
    case 'role': {
      const role = STORED_ROLES.find((name) => name === value.role);
      return role === undefined ? null : roleNameText(role);
    }
    case 'date':
      return value.at === null ? 'Kein Enddatum' : formats.date(Date.parse(value.at));
    case 'terms': {
      const { plan, users, interval } = value;
      const parts = [plan, users === null ? null : `${users} Benutzer`, interval && INTERVALS[interval]];
      return parts.filter((part) => typeof part === 'string').join(', ') || null;
    }
    case 'amount':
      return formats.price(value.cents, value.currency);
    case 'scopes': {
      const texts: Readonly<Record<string, string>> = API_SCOPE_TEXTS;
      return value.scopes.flatMap((scope) => texts[scope] ?? []).join('; ') || null;
    }
    case 'hours':
      return value.hours === null
        ? 'Aus'
        : `${value.hours.from} bis ${value.hours.to} (${value.hours.timeZone})`;
    case 'switch':
      return SWITCHES[field]?.[value.isOn ? 0 : 1] ?? null;
  }
}

/** Texts of /activity. [PLUS-22] */
export const audit: Translation<typeof english.audit> = {
  title: 'Protokoll',
  notYours: 'Das Protokoll ist für Kontoinhaber und Kontoadministratoren.',
  notYoursText: (owner) => `Fragen Sie ${owner}, wenn Sie wissen müssen, wer etwas getan hat.`,
  filters: 'Filter',
  filtersChosen: (count) => `Filter, ${count} gewählt`,
  addFilter: 'Filtern',
  addFilterLabel: 'Filter hinzufügen',
  removeFilter: (name) => `Filter ${name} entfernen`,
  search: 'Protokoll durchsuchen',
  searchHint: 'Person, Gerät oder Handlung',
  clearSearch: 'Suche leeren',
  period: 'Wann',
  anyTime: 'Jederzeit',
  periods: { today: 'Heute', 'last-7-days': 'Letzte 7 Tage', 'last-30-days': 'Letzte 30 Tage' },
  between: (from, to) => `${from} bis ${to}`,
  since: (from) => `Seit ${from}`,
  until: (to) => `Bis ${to}`,
  actor: 'Wer',
  actorHint: 'Name oder E-Mail',
  action: 'Handlung',
  anyAction: 'Alles',
  group: (group) => `Alle: ${group}`,
  object: 'Woran',
  objectHint: 'Name oder ID',
  outcome: 'Ergebnis',
  anyOutcome: 'Alle',
  outcomes: { done: 'Getan', refused: 'Abgelehnt', failed: 'Fehlgeschlagen' },
  from: 'Von',
  to: 'Bis einschließlich',
  clear: 'Filter zurücksetzen',
  done: 'Fertig',
  total: (count, isMore) =>
    isMore ? `Mehr als ${count} Einträge` : `${count} ${count === '1' ? 'Eintrag' : 'Einträge'}`,
  today: (day) => `Heute, ${day}`,
  yesterday: (day) => `Gestern, ${day}`,
  where: 'Arbeitsbereich',
  severalWorkspaces: (count) => (count === 1 ? '1 Arbeitsbereich' : `${count} Arbeitsbereiche`),
  address: 'Von',
  fields: {
    role: 'Rolle',
    endsAt: 'Zugang endet',
    access: 'Zugang',
    name: 'Name',
    dataCenter: 'Rechenzentrum',
    configuration: 'Konfiguration',
    plan: 'Tarif',
    amount: 'Betrag',
    paidUntil: 'Bezahlt bis',
    status: 'Status',
    tax: 'Steuer',
    expires: 'Läuft ab',
    scopes: 'Erlaubt',
    quietHours: 'Ruhezeit',
    buyer: 'Käufer',
    invoice: 'Rechnung',
  },
  field: (name) => `${name}:`,
  becomes: 'wird zu',
  times: (count, value) => `${count} × ${value}`,
  devices: (names) => `Geräte: ${names}`,
  withRights: (name) => `Mit den Rechten von ${name}`,
  withToken: (name) => `Mit dem API-Token ${name}`,
  withDeletedToken: 'Mit einem gelöschten API-Token',
  notDone: { refused: (count) => `${count} abgelehnt`, failed: (count) => `${count} fehlgeschlagen` },
  because: (what, reason) => `${what}: ${reason}`,
  showAll: (count) => `${count} zeigen`,
  hideAll: (count) => `${count} ausblenden`,
  batchBusy: 'Wird geladen',
  batchFailed: 'Diese Einträge konnten nicht geladen werden.',
  moreOfBatch: 'Mehr zeigen',
  menu: 'Weitere Aktionen',
  menuOf: (sentence) => `Weitere Aktionen: ${sentence}`,
  onlyActor: (name) => `Nur was ${name} getan hat`,
  onlyObject: (name) => `Nur was ${name} betrifft`,
  onlyAction: (action) => `Nur diese Handlung: ${action}`,
  loading: 'Protokoll wird geladen',
  more: 'Ältere zeigen',
  moreBusy: 'Ältere Einträge werden geladen',
  end: 'Das sind alle passenden Einträge.',
  emptyTitle: 'Keine passenden Einträge',
  emptyText: 'Ändern Sie die Filter oder den Zeitraum.',
  nothingYetTitle: 'Noch wurde nichts aufgezeichnet',
  nothingYetText: 'Ab jetzt erscheint hier jede Änderung an Zugängen, Inhaberschaften und Geräten.',
  loadFailed: 'Das Protokoll konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  export: 'CSV exportieren',
  exporting: (count) => `Export läuft, bisher ${count}`,
  exportFailed: 'Der Export konnte nicht abgeschlossen werden.',
  exportCut: (count) =>
    `Die Datei enthält die neuesten ${count} Einträge. Verkleinern Sie den Zeitraum, um die älteren zu exportieren.`,
  file: (day) => `protokoll-${day}.csv`,
  columns: [
    'time',
    'actor',
    'actorEmail',
    'action',
    'sentence',
    'objectKind',
    'objectId',
    'objectName',
    'objectEmail',
    'workspace',
    'outcome',
    'reason',
    'address',
    'details',
  ],
};
