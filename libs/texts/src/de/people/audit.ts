import type { AuditSentence } from '../../people/audit.ts';
import type * as english from '../../people/audit.ts';
import type { Translation } from '../../translation.ts';
import { ERROR_TEXTS } from '../errors/errors.ts';
import { INVITATION_REFUSAL_TEXTS, ROW_ACTION_REFUSAL_TEXTS } from './invitations.ts';
import { PERMISSION_REFUSAL_TEXTS } from '../errors/refusals.ts';
import { RUN_REASON_TEXTS } from '../errors/schedules.ts';
import { OWNERSHIP_REFUSAL_TEXTS, WORKSPACE_DELETION_REFUSAL_TEXTS } from '../dashboard/workspaces.ts';

type ActionWords = (typeof english.AUDIT_ACTION_TEXTS)[string];

/**
 * Returns participle, infinitive, and the phrase before the object's name, which comes first in German: "hat den Zugang des
 * Mitglieds Anna geändert". null: names no object.
 */
const words = (done: string, to: string, noun: string | null = null): ActionWords => ({ done, to, noun });

/** Texts of the audited actions. [PLUS-22] */
export const AUDIT_ACTION_TEXTS: Translation<typeof english.AUDIT_ACTION_TEXTS> = {
  'account.close': words('geschlossen', 'schließen', 'das Konto'),
  'account.create': words('angelegt', 'anlegen', 'das Konto'),
  'account.rename': words('umbenannt', 'umbenennen', 'das Konto'),
  'alert.create': words('angelegt', 'anlegen', 'den Alarm'),
  'alert.change': words('geändert', 'ändern', 'den Alarm'),
  'alert.delete': words('gelöscht', 'löschen', 'den Alarm'),
  'alert.rotate-secret': words('erneuert', 'erneuern', 'das Geheimnis des Alarms'),
  'alert.send': words('gesendet', 'senden', 'eine Nachricht des Alarms'),
  'alert.test': words('getestet', 'testen', 'den Alarm'),
  'api-token.create': words('erstellt', 'erstellen', 'das API-Token'),
  'api-token.revoke': words('widerrufen', 'widerrufen', 'das API-Token'),
  'support.device-history': words(
    'vom Support lesen lassen',
    'vom Support lesen lassen',
    'den Verlauf des Geräts',
  ),
  'support.notifications': words(
    'vom Support lesen lassen',
    'vom Support lesen lassen',
    'die Benachrichtigungen des Benutzers',
  ),
  'support.rights': words('vom Support lesen lassen', 'vom Support lesen lassen', 'die Rechte des Benutzers'),
  'support-token.create': words('erstellt', 'erstellen', 'das Support-Token'),
  'support-token.revoke': words('widerrufen', 'widerrufen', 'das Support-Token'),
  'schedule.create': words('angelegt', 'anlegen', 'den Zeitplan'),
  'schedule.change': words('geändert', 'ändern', 'den Zeitplan'),
  'schedule.delete': words('gelöscht', 'löschen', 'den Zeitplan'),
  'schedule.pause': words('pausiert', 'pausieren', 'den Zeitplan'),
  'schedule.resume': words('fortgesetzt', 'fortsetzen', 'den Zeitplan'),
  'schedule.run': words('ausgeführt', 'ausführen', 'den Zeitplan'),
  'payment.dispute': words('vermerkt', 'vermerken', 'die Zahlungsanfechtung'),
  'payment.refund': words('vermerkt', 'vermerken', 'die Erstattung'),
  'subscription.buy': words('gekauft', 'kaufen', 'das Abonnement'),
  'subscription.cancel': words('gekündigt', 'kündigen', 'das Abonnement'),
  'subscription.change': words('geändert', 'ändern', 'den Tarif des Abonnements'),
  'subscription.checkout': words('begonnen', 'beginnen', 'den Kauf des Abonnements'),
  'subscription.delete': words('gelöscht', 'löschen', 'das Abonnement'),
  'subscription.end': words('beendet', 'beenden', 'das Abonnement'),
  'subscription.follow': words('aktualisiert', 'aktualisieren', 'das Abonnement'),
  'subscription.open-billing': words('das Abrechnungsportal geöffnet', 'das Abrechnungsportal öffnen'),
  'subscription.withdraw-change': words('verworfen', 'verwerfen', 'die wartende Änderung eines Abonnements'),
  'subscription.resubscribe': words('fortgesetzt', 'fortsetzen', 'das Abonnement'),
  'subscription.tax': words('mit Steuer versehen', 'mit Steuer versehen', 'das Abonnement'),
  'subscription.tax-told': words('mitgeteilt', 'mitteilen', 'die Steuer der Abonnements'),
  'subscription.warn': words('angekündigt', 'ankündigen', 'das Ende des Abonnements'),
  'trial.start': words('gestartet', 'starten', 'die Testphase des Geräts'),
  'device.add': words('hinzugefügt', 'hinzufügen', 'das Gerät'),
  'device.unregister': words('entfernt', 'entfernen', 'das Gerät'),
  'eula.accept': words('die Lizenzvereinbarung angenommen', 'die Lizenzvereinbarung annehmen'),
  'instance.favorite': words('als Favorit markiert', 'als Favorit markieren', 'das Gerät'),
  'instance.open': words('geöffnet', 'öffnen', 'die Verwaltungsseite des Geräts'),
  'instance.save': words('geändert', 'ändern', 'das Gerät'),
  'instance.start': words('gestartet', 'starten', 'das Gerät'),
  'instance.stop': words('gestoppt', 'stoppen', 'das Gerät'),
  'instance.upgrade': words('aktualisiert', 'aktualisieren', 'das Gerät'),
  'invitation.accept': words('angenommen', 'annehmen', 'die Einladung'),
  'invitation.leave': words('aufgegeben', 'aufgeben', 'die Einladung'),
  'invitation.resume': words('wieder freigegeben', 'wieder freigeben', 'die Einladung'),
  'invitation.suspend': words('ausgesetzt', 'aussetzen', 'die Einladung'),
  'invitation.change': words('geändert', 'ändern', 'die Einladung'),
  'invitation.link': words('kopiert', 'kopieren', 'den Link der Einladung'),
  'invitation.resend': words('erneut gesendet', 'erneut senden', 'die Einladung'),
  'invitation.revoke': words('zurückgezogen', 'zurückziehen', 'die Einladung'),
  'invitation.send': words('gesendet', 'senden', 'die Einladung'),
  'membership.change': words('geändert', 'ändern', 'den Zugang des Mitglieds'),
  'membership.end': words('beendet', 'beenden', 'den Zugang des Mitglieds'),
  'membership.leave': words('aufgegeben', 'aufgeben', 'den Zugang des Mitglieds'),
  'membership.link': words('kopiert', 'kopieren', 'einen Link für das Mitglied'),
  'membership.resend': words('erneut eingeladen', 'erneut einladen', 'das Mitglied'),
  'membership.resume': words('wieder freigegeben', 'wieder freigeben', 'den Zugang des Mitglieds'),
  'membership.revoke': words('entfernt', 'entfernen', 'den Zugang des Mitglieds'),
  'membership.suspend': words('ausgesetzt', 'aussetzen', 'den Zugang des Mitglieds'),
  'ownership.accept': words('angenommen', 'annehmen', 'die Inhaberschaft von'),
  'ownership.cancel': words('zurückgezogen', 'zurückziehen', 'die Übergabe von'),
  'ownership.lapse': words('beendet', 'beenden', 'die Übergabe von'),
  'ownership.open': words('geöffnet', 'öffnen', 'die Übergabe von'),
  'ownership.reject': words('abgelehnt', 'ablehnen', 'die Übergabe von'),
  'ownership.request': words('angefordert', 'anfordern', 'die Inhaberschaft von'),
  'ownership.resend': words('erneut gesendet', 'erneut senden', 'die Übergabe von'),
  'ownership.transfer': words('angeboten', 'anbieten', 'die Inhaberschaft von'),
  'person.end-other-sessions': words(
    'die eigenen anderen Sitzungen beendet',
    'die eigenen anderen Sitzungen beenden',
  ),
  'person.end-session': words('eine eigene Sitzung beendet', 'eine eigene Sitzung beenden'),
  'person.contact': words('gesendet', 'senden', 'die Kontaktanfrage'),
  'person.feedback': words('gesendet', 'senden', 'das Feedback'),
  'person.erase': words('den eigenen Zugang gelöscht', 'den eigenen Zugang löschen'),
  'person.export': words('die eigenen Daten exportiert', 'die eigenen Daten exportieren'),
  'person.log-out-everywhere': words('sich überall abgemeldet', 'sich überall abmelden'),
  'profile.change': words('das eigene Profil geändert', 'das eigene Profil ändern'),
  'workspace.create': words('angelegt', 'anlegen', 'den Arbeitsbereich'),
  'workspace.delete': words('gelöscht', 'löschen', 'den Arbeitsbereich'),
  'workspace.move-instances': words('verschoben', 'verschieben', 'Geräte in den Arbeitsbereich'),
  'workspace.quiet-hours': words('festgelegt', 'festlegen', 'die Ruhezeit des Arbeitsbereichs'),
  'workspace.rename': words('umbenannt', 'umbenennen', 'den Arbeitsbereich'),
};

/** Action groups of the log's filter: the part before the dot. */
export const AUDIT_GROUP_TEXTS: Translation<typeof english.AUDIT_GROUP_TEXTS> = {
  workspace: 'Arbeitsbereiche',
  instance: 'Geräte: Befehle und Änderungen',
  device: 'Geräte: hinzugefügt und entfernt',
  alert: 'Alarme',
  'api-token': 'API-Token',
  support: 'Auskünfte an den Support',
  'support-token': 'Support-Token',
  schedule: 'Zeitpläne',
  invitation: 'Einladungen',
  membership: 'Zugang von Mitgliedern',
  ownership: 'Inhaberschaft',
  account: 'Das Konto',
  trial: 'Testphasen',
  subscription: 'Abonnements',
  payment: 'Erstattungen und Anfechtungen',
  profile: 'Profile',
  eula: 'Lizenzvereinbarung',
  person: 'Sitzungen und eigene Daten',
  call: 'Aufrufe ohne Berechtigung',
};

/** Prefix of refused calls in the log: `call.list-audit`. */
const CALL = 'call.';

/** Returns the texts of an action; early refused calls and unknown actions use their name. */
function wordsOf(action: string): ActionWords {
  const known = AUDIT_ACTION_TEXTS[action];
  if (known !== undefined) return known;
  if (!action.startsWith(CALL)) return words('ausgeführt', 'ausführen', `${action} an`);
  const name = action.slice(CALL.length).replaceAll('-', ' ');
  return words(`den Aufruf „${name}“ gemacht`, `den Aufruf „${name}“ machen`);
}

const ACTORS = {
  user: 'Ein gelöschter Benutzer',
  host: 'Das Rechenzentrum',
  system: 'Der Dienst',
} as const;

/** Names the actor: user, data center or service. */
export function auditActorText({ actor, actorKind }: Pick<AuditSentence, 'actor' | 'actorKind'>): string {
  return actor ?? ACTORS[actorKind];
}

/** Names an action in the filter: "Das Konto umbenennen"; unknown: its code. */
export function auditActionText(action: string): string {
  const { to, noun } = wordsOf(action);
  const text = `${noun?.replace(/ von$/, '') ?? ''} ${to}`.trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Describes an entry in a sentence without its full stop; unknown actions by their code. [PLUS-22] */
export function auditSentence(entry: AuditSentence): string {
  const { done, to, noun } = wordsOf(entry.action);
  const object = noun === null ? '' : `${noun} ${entry.objectName ?? entry.objectId ?? ''}`;
  const does = {
    done: `hat ${object} ${done}`,
    refused: `wollte ${object} ${to}, das wurde abgelehnt`,
    failed: `wollte ${object} ${to}, das schlug fehl`,
  }[entry.outcome];
  return `${auditActorText(entry)} ${does}`.replaceAll(/ +/g, ' ').trim();
}

const REASONS: Readonly<Record<string, string>> = {
  ...ERROR_TEXTS,
  ...RUN_REASON_TEXTS,
  ...OWNERSHIP_REFUSAL_TEXTS,
  ...WORKSPACE_DELETION_REFUSAL_TEXTS,
  ...INVITATION_REFUSAL_TEXTS,
  ...ROW_ACTION_REFUSAL_TEXTS,
  ...PERMISSION_REFUSAL_TEXTS,
};

/** Explains why an action was refused; unknown codes unchanged, null for none. [PLUS-7, PLUS-22] */
export function auditReasonText(reason: string | null): string | null {
  return reason === null ? null : (REASONS[reason] ?? reason);
}

/** Names of an entry's details, by their key in the log. */
const DETAIL_NAMES: Readonly<Record<string, string>> = {
  amountCents: 'Betrag',
  commandId: 'Befehl',
  currency: 'Währung',
  endsAt: 'endet',
  expiresAt: 'läuft ab',
  failureReason: 'Grund',
  from: 'von',
  transfer: 'Übergabe',
  interval: 'Zeitraum',
  kind: 'Art',
  message: 'Nachricht',
  movedTo: 'verschoben nach',
  name: 'Name',
  outcome: 'Ergebnis',
  periodEnd: 'bezahlt bis',
  plan: 'Tarif',
  reason: 'Grund',
  role: 'Rolle',
  scopes: 'Bereiche',
  state: 'Zustand',
  status: 'Status',
  supportToken: 'Support-Token',
  to: 'nach',
  users: 'Benutzer',
  vicUuid: 'Geräte-ID',
  vicUuids: 'Geräte-IDs',
  was: 'vorher',
};

/** Texts of /manage-invite/audit. [PLUS-22] */
export const audit: Translation<typeof english.audit> = {
  title: 'Protokoll',
  text: 'Was in diesem Konto getan und abgelehnt wurde, das Neueste zuerst. Einträge können nicht geändert oder gelöscht werden.',
  notYours: 'Das Protokoll ist für Kontoinhaber und Kontoadministratoren.',
  notYoursText: (owner) => `Fragen Sie ${owner}, wenn Sie wissen müssen, wer etwas getan hat.`,
  filters: 'Filtern',
  actor: 'Wer',
  actorHint: 'Name oder E-Mail',
  action: 'Was',
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
  when: 'Wann',
  what: 'Was geschah',
  where: 'Arbeitsbereich',
  address: 'Von Adresse',
  details: 'Einzelheiten',
  detail: (name, value) => `${DETAIL_NAMES[name] ?? name}: ${value}`,
  loading: 'Protokoll wird geladen',
  more: 'Ältere Einträge zeigen',
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
    'workspace',
    'outcome',
    'reason',
    'address',
    'details',
  ],
};
