import {
  OLD_SECRET_MS,
  WEBHOOK_TIMEOUT_MS,
  type AlertMessage,
  type DeliveryFailure,
} from '@partyline/alerts';
import type * as english from '../../account/alerts-screen.ts';
import type { Translation } from '../../translation.ts';
import { plural } from '../terms/figures.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

const FAILURES: Readonly<Record<DeliveryFailure, string>> = {
  status: 'Der Empfänger hat mit einem Fehler geantwortet',
  redirect: 'Der Empfänger hat mit einer Weiterleitung geantwortet, der nicht gefolgt wird',
  timeout: `Der Empfänger hat nicht innerhalb von ${WEBHOOK_TIMEOUT_MS / SECOND_MS} Sekunden geantwortet`,
  unreachable: 'Der Empfänger war nicht erreichbar',
  'address-refused': 'Die Adresse führt in ein internes Netz',
  'target-refused': 'Die Adresse ist nicht erlaubt',
  'mail-refused': 'Der Mailserver lehnt die Adresse ab',
  'no-access': 'Der Empfänger hat keinen Zugang mehr',
};

const MESSAGES: Readonly<Record<AlertMessage, (device: string) => string>> = {
  outage: (device) => `Ausfall: ${device}`,
  recovery: (device) => `Wieder in Betrieb: ${device}`,
  test: () => 'Testmeldung',
};

/** Texts of the device alerts screen. [PLUS-16] */
export const deviceAlerts: Translation<typeof english.deviceAlerts> = {
  title: 'Alarme',
  text: 'Lassen Sie sich per E-Mail oder Webhook melden, wenn ein Gerät ausfällt oder offline geht, ohne gestoppt worden zu sein.',
  workspace: 'Arbeitsbereich',
  loading: 'Alarme werden geladen',
  loadFailed: 'Die Alarme konnten nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  refusedTitle: 'Sie können hier keine Alarme verwalten',
  refusedText: (owner) =>
    `Alarme sind für Personen, die die Geräte eines Arbeitsbereichs verwalten. Um dieses Recht zu bekommen, wenden Sie sich an ${owner}.`,
  emptyTitle: 'Noch keine Alarme in diesem Arbeitsbereich',
  emptyText: 'Fügen Sie einen hinzu, um von Ausfällen zu erfahren, wenn Sie nicht am Dashboard sind.',
  list: 'Alarme dieses Arbeitsbereichs',
  add: 'Alarm hinzufügen',
  edit: 'Bearbeiten',
  test: 'Test senden',
  log: 'Zustellprotokoll',
  hideLog: 'Protokoll ausblenden',
  newSecret: 'Neues Geheimnis',
  delete: 'Löschen',
  off: 'Aus',
  actionsOf: (action, name) => `${action}: ${name}`,
  delay: (count) => (count === 0 ? 'Sofort' : `Nach ${plural(count, 'Minute', 'Minuten')}`),
  mails: (audience) => (audience === 'managers' ? 'E-Mail an Verwalter' : 'E-Mail an Verwalter und Bediener'),
  webhook: (host) => `Webhook an ${host}`,
  quiet: (from, to, zone) => `Ruhezeit von ${from} bis ${to} (${zone})`,
  addTitle: 'Alarm hinzufügen',
  editTitle: 'Alarm bearbeiten',
  save: 'Speichern',
  cancel: 'Abbrechen',
  close: 'Schließen',
  saved: (name) => `Der Alarm „${name}“ wurde gespeichert.`,
  name: 'Name',
  isOn: 'Dieser Alarm ist eingeschaltet',
  delayLabel: 'Melden nach',
  delayHint:
    'Ein Gerät, das vorher wieder in Betrieb ist, wird nicht gemeldet. Auch die Rückkehr in den Betrieb wird nach dieser Zeit gemeldet.',
  tellsRecovery: 'Melden, wenn das Gerät wieder in Betrieb ist',
  mailTo: 'E-Mail',
  audiences: {
    nobody: 'Keine E-Mail',
    managers: 'Verwalter des Arbeitsbereichs',
    operators: 'Verwalter und Bediener',
  },
  mailHint:
    'Verwalter dürfen die Geräte bearbeiten, Bediener sie starten und stoppen. Wer keinen Zugang mehr hat, bekommt keine E-Mails mehr.',
  webhookUrl: 'Webhook-Adresse',
  webhookHint: 'Eine https-Adresse im öffentlichen Internet. Leer lassen, wenn kein Webhook gewünscht ist.',
  hasQuietHours: 'Ruhezeit',
  quietHint:
    'Was in dieser Zeit geschieht, wird an ihrem Ende gemeldet, außer das Gerät ist bis dahin wieder in Betrieb.',
  quietFrom: 'Von',
  quietTo: 'Bis',
  timeZone: 'Zeitzone',
  secretTitle: 'Das Geheimnis des Webhooks',
  secretText:
    'Kopieren Sie es jetzt: Es wird nicht noch einmal angezeigt. Jede Nachricht ist damit nach der Spezifikation „Standard Webhooks“ signiert.',
  secret: 'Geheimnis',
  copy: 'Geheimnis kopieren',
  copied: 'Das Geheimnis wurde kopiert.',
  copyByHand: 'Der Browser erlaubt das Kopieren nicht. Kopieren Sie es von Hand.',
  rotateTitle: 'Neues Geheimnis erzeugen?',
  rotateText: `Nachrichten sind ${OLD_SECRET_MS / HOUR_MS} Stunden lang mit beiden Geheimnissen signiert, damit Sie Ihren Empfänger umstellen können.`,
  deleteTitle: (name) => `Alarm „${name}“ löschen?`,
  deleteText: 'Er sendet keine Nachrichten mehr. Sein Zustellprotokoll wird auch gelöscht.',
  deleted: (name) => `Der Alarm „${name}“ wurde gelöscht.`,
  logEmpty: 'Es wurde noch nichts gesendet. Senden Sie einen Test, um den Alarm auszuprobieren.',
  logLoading: 'Zustellprotokoll wird geladen',
  logColumns: { when: 'Wann', what: 'Nachricht', to: 'An', outcome: 'Ergebnis' },
  message: (message, device) => MESSAGES[message](device ?? 'ein Gerät'),
  delivered: (status) => (status === null ? 'Zugestellt' : `Zugestellt (${status})`),
  waiting: 'Unterwegs',
  retry: (failure, attempts, at) => `${FAILURES[failure]}. Versuch ${attempts}, der nächste: ${at}.`,
  failed: (failure, status) =>
    `Fehlgeschlagen: ${failure === null ? 'kein Grund bekannt' : FAILURES[failure]}${status === null ? '' : ` (${status})`}.`,
  more: 'Ältere Nachrichten zeigen',
};
