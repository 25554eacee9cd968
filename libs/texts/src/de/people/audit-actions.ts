import type * as english from '../../people/audit-actions.ts';
import type { ActionWords, SentenceWords } from '../../people/audit-sentence.ts';
import type { Translation } from '../../translation.ts';

/**
 * Returns participle and infinitive after the object: "hat den Zugang von Anna geändert". A noun that does not say where the name
 * is has it at its end.
 */
function words(done: string, to: string, noun?: string): ActionWords {
  if (noun === undefined) return { done, to };
  const object = noun.includes('{') ? noun : `${noun} {object}`;
  return { done: `${object} ${done}`, to: `${object} ${to}` };
}

/** Texts of the audited actions. [PLUS-22] */
export const AUDIT_ACTION_TEXTS: Translation<typeof english.AUDIT_ACTION_TEXTS> = {
  'membership.request': words('um eine Rolle gebeten', 'um eine Rolle bitten'),
  'membership.decline-request': words('abgelehnt', 'ablehnen', 'die Bitte von {name}'),
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
  'account.customer-number': words('geändert', 'ändern', 'die Kundennummer des Kontos'),
  'partner.add': words('zum autorisierten Partner gemacht', 'zum autorisierten Partner machen', 'das Konto'),
  'partner.customer-accept': words('angenommen', 'annehmen', 'das Angebot an {name}'),
  'partner.customer-add': words('gemacht', 'machen', 'ein Angebot an {name}'),
  'partner.customer-release': words('freigegeben', 'freigeben', 'den Kunden'),
  'partner.customer-release-ask': words('erbeten', 'erbitten', 'die Freigabe von {name}'),
  'partner.customer-release-decline': words('abgelehnt', 'ablehnen', 'die Freigabe von {name}'),
  'partner.customer-withdraw': words('zurückgezogen', 'zurückziehen', 'das Angebot an {name}'),
  'partner.remove': words('zum direkten Kunden gemacht', 'zum direkten Kunden machen', 'das Konto'),
  'support.device-history': words(
    'vom Support lesen lassen',
    'vom Support lesen lassen',
    'den Verlauf des Geräts',
  ),
  'support.notifications': words(
    'vom Support lesen lassen',
    'vom Support lesen lassen',
    'die Benachrichtigungen von {name}',
  ),
  'support.rights': words('vom Support lesen lassen', 'vom Support lesen lassen', 'die Rechte von {name}'),
  'support.who-can': words(
    'vom Support lesen lassen',
    'vom Support lesen lassen',
    'wer auf {name} zugreifen darf',
  ),
  'support-token.create': words('erstellt', 'erstellen', 'das Support-Token'),
  'support-token.revoke': words('widerrufen', 'widerrufen', 'das Support-Token'),
  'schedule.create': words('angelegt', 'anlegen', 'den Zeitplan'),
  'schedule.change': words('geändert', 'ändern', 'den Zeitplan'),
  'schedule.delete': words('gelöscht', 'löschen', 'den Zeitplan'),
  'schedule.pause': words('pausiert', 'pausieren', 'den Zeitplan'),
  'schedule.resume': words('fortgesetzt', 'fortsetzen', 'den Zeitplan'),
  'schedule.run': words('ausgeführt', 'ausführen', 'den Zeitplan'),
  'payment.dispute': words('eine Zahlungsanfechtung vermerkt', 'eine Zahlungsanfechtung vermerken'),
  'payment.refund': words('eine Erstattung vermerkt', 'eine Erstattung vermerken'),
  'subscription.buy': words('gekauft', 'kaufen', 'das Abonnement'),
  'subscription.cancel': words('gekündigt', 'kündigen', 'das Abonnement'),
  'subscription.change': words('geändert', 'ändern', 'den Tarif des Abonnements'),
  'subscription.checkout': words('begonnen', 'beginnen', 'den Kauf des Abonnements'),
  'subscription.delete': words('gelöscht', 'löschen', 'das Abonnement'),
  'subscription.end': words('beendet', 'beenden', 'das Abonnement'),
  'subscription.follow': words('aktualisiert', 'aktualisieren', 'das Abonnement'),
  'subscription.open-billing': words('das Abrechnungsportal geöffnet', 'das Abrechnungsportal öffnen'),
  'subscription.withdraw-change': words(
    'die wartende Änderung eines Abonnements verworfen',
    'die wartende Änderung eines Abonnements verwerfen',
  ),
  'subscription.resubscribe': words('fortgesetzt', 'fortsetzen', 'das Abonnement'),
  'subscription.tax': words('mit Steuer versehen', 'mit Steuer versehen', 'das Abonnement'),
  'subscription.tax-told': words(
    'den Inhabern die Steuer der Abonnements mitgeteilt',
    'den Inhabern die Steuer der Abonnements mitteilen',
  ),
  'subscription.warn': words('angekündigt', 'ankündigen', 'das Ende des Abonnements'),
  'trial.start': words('gestartet', 'starten', 'die Testphase des Geräts'),
  'device.add': words('hinzugefügt', 'hinzufügen', 'das Gerät'),
  'device.unregister': words('entfernt', 'entfernen', 'das Gerät'),
  'eula.accept': words('die Lizenzvereinbarung angenommen', 'die Lizenzvereinbarung annehmen'),
  'instance.acknowledge': words('übernommen', 'übernehmen', 'die Störung von {name}'),
  'instance.unacknowledge': words('abgegeben', 'abgeben', 'die Störung von {name}'),
  'instance.favorite': words('als Favorit markiert', 'als Favorit markieren', 'das Gerät'),
  'instance.open': words('geöffnet', 'öffnen', 'die Verwaltungsseite des Geräts'),
  'instance.save': words('geändert', 'ändern', 'das Gerät'),
  'instance.start': words('gestartet', 'starten', 'das Gerät'),
  'instance.stop': words('gestoppt', 'stoppen', 'das Gerät'),
  'instance.upgrade': words('aktualisiert', 'aktualisieren', 'das Gerät'),
  'instance.withdraw': words('zurückgenommen', 'zurücknehmen', 'den Befehl für {name}'),
  'invitation.accept': words('angenommen', 'annehmen', 'die Einladung'),
  'invitation.leave': words('aufgegeben', 'aufgeben', 'die Einladung'),
  'invitation.resume': words('wieder freigegeben', 'wieder freigeben', 'die Einladung'),
  'invitation.suspend': words('ausgesetzt', 'aussetzen', 'die Einladung'),
  'invitation.change': words('geändert', 'ändern', 'die Einladung'),
  'invitation.link': words('kopiert', 'kopieren', 'den Link der Einladung'),
  'invitation.resend': words('erneut gesendet', 'erneut senden', 'die Einladung'),
  'invitation.revoke': words('zurückgezogen', 'zurückziehen', 'die Einladung'),
  'invitation.send': words('eingeladen', 'einladen', 'die Person'),
  'membership.change': words('geändert', 'ändern', 'den Zugang von {name}'),
  'membership.disable': words('ausgesperrt', 'aussperren', '{name}'),
  'membership.enable': words('wieder eingelassen', 'wieder einlassen', '{name}'),
  'membership.end': words('beendet', 'beenden', 'den Zugang von {name}'),
  'membership.leave': words('aufgegeben', 'aufgeben', 'den Zugang von {name}'),
  'membership.link': words('kopiert', 'kopieren', 'einen Link für {name}'),
  'membership.resend': words('erneut eingeladen', 'erneut einladen', 'das Mitglied'),
  'membership.resume': words('wieder freigegeben', 'wieder freigeben', 'den Zugang von {name}'),
  'membership.revoke': words('entfernt', 'entfernen', 'den Zugang von {name}'),
  'membership.suspend': words('ausgesetzt', 'aussetzen', 'den Zugang von {name}'),
  'ownership.accept': words('angenommen', 'annehmen', 'die Inhaberschaft von {name}'),
  'ownership.cancel': words('zurückgezogen', 'zurückziehen', 'die Übergabe von {name}'),
  'ownership.lapse': words('beendet', 'beenden', 'die Übergabe von {name}'),
  'ownership.open': words('geöffnet', 'öffnen', 'die Übergabe von {name}'),
  'ownership.reject': words('abgelehnt', 'ablehnen', 'die Übergabe von {name}'),
  'ownership.request': words('angefordert', 'anfordern', 'die Inhaberschaft von {name}'),
  'ownership.resend': words('erneut gesendet', 'erneut senden', 'die Übergabe von {name}'),
  'ownership.transfer': words('angeboten', 'anbieten', 'die Inhaberschaft von {name}'),
  'person.end-other-sessions': words(
    'die eigenen anderen Sitzungen beendet',
    'die eigenen anderen Sitzungen beenden',
  ),
  'person.end-session': words('eine eigene Sitzung beendet', 'eine eigene Sitzung beenden'),
  'person.contact': words('eine Kontaktanfrage gesendet', 'eine Kontaktanfrage senden'),
  'person.feedback': words('Feedback gesendet', 'Feedback senden'),
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
  partner: 'Partner und ihre Kunden',
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

/** Sentences for a change of one thing. */
const PHRASES: SentenceWords['phrases'] = {
  'access.role': words('geändert', 'ändern', 'die Rolle von {name}'),
  'access.end-date': words('ein Enddatum gesetzt', 'ein Enddatum setzen', 'für {name}'),
  'access.no-end-date': words('entfernt', 'entfernen', 'das Enddatum von {name}'),
  'device.name': words('umbenannt', 'umbenennen', 'das Gerät'),
  'device.data-center': words('geändert', 'ändern', 'das Rechenzentrum von {name}'),
};

const people = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`);
const devices = (count: number) => (count === 1 ? '1 Gerät' : `${count} Geräte`);
/** Counts devices after a preposition. */
const ofDevices = (count: number) => (count === 1 ? '1 Gerät' : `${count} Geräten`);

function many(of: (count: number) => string, done: string, to: string, noun = '{name}') {
  return { ...words(done, to, noun), of };
}

/** Sentences for an act on many. */
const MANY: SentenceWords['many'] = {
  'access.role': many(people, 'geändert', 'ändern', 'die Rolle von {name}'),
  'access.end-date': many(people, 'ein Enddatum gesetzt', 'ein Enddatum setzen', 'für {name}'),
  'access.no-end-date': many(people, 'entfernt', 'entfernen', 'das Enddatum von {name}'),
  'device.name': many(devices, 'umbenannt', 'umbenennen'),
  'device.data-center': many(ofDevices, 'geändert', 'ändern', 'das Rechenzentrum von {name}'),
  'device.unregister': many(devices, 'entfernt', 'entfernen'),
  'instance.favorite': many(devices, 'als Favoriten markiert', 'als Favoriten markieren'),
  'instance.save': many(devices, 'geändert', 'ändern'),
  'instance.start': many(devices, 'gestartet', 'starten'),
  'instance.stop': many(devices, 'gestoppt', 'stoppen'),
  'instance.upgrade': many(devices, 'aktualisiert', 'aktualisieren'),
  'invitation.change': many(people, 'geändert', 'ändern', 'den Zugang von {name}'),
  'invitation.resend': many(people, 'erneut eingeladen', 'erneut einladen'),
  'invitation.revoke': many(people, 'entfernt', 'entfernen', 'den Zugang von {name}'),
  'invitation.send': many(people, 'eingeladen', 'einladen'),
  'membership.change': many(people, 'geändert', 'ändern', 'den Zugang von {name}'),
  'membership.resend': many(people, 'erneut eingeladen', 'erneut einladen'),
  'membership.resume': many(people, 'wieder freigegeben', 'wieder freigeben', 'den Zugang von {name}'),
  'membership.revoke': many(people, 'entfernt', 'entfernen', 'den Zugang von {name}'),
  'membership.suspend': many(people, 'ausgesetzt', 'aussetzen', 'den Zugang von {name}'),
};

/** The words of the log's sentences. [PLUS-22] */
export const SENTENCE_WORDS: SentenceWords = {
  locale: 'de',
  actions: AUDIT_ACTION_TEXTS,
  phrases: PHRASES,
  many: MANY,
  others: (count) => `und ${count} weitere`,
  areas: {
    'audit-log': 'das Protokoll',
    alerts: 'Alarme',
    schedules: 'Zeitpläne',
    'api-tokens': 'API-Token',
    ownership: 'Inhaberschaften',
    billing: 'die Abrechnung',
    people: 'Personen und Einladungen',
    notifications: 'Benachrichtigungen',
    devices: 'Geräte',
    workspaces: 'Arbeitsbereiche',
    account: 'das Konto',
    service: 'den Dienst',
  },
  call: { done: 'auf {area} zugegriffen', to: 'auf {area} zugreifen' },
  unknown: {
    done: 'etwas getan, das diese Version nicht beschreiben kann',
    to: 'etwas tun, das diese Version nicht beschreiben kann',
  },
  unnamed: {
    user: 'einer entfernten Person',
    membership: 'einem Mitglied',
    invitation: 'einer Person',
    workspace: 'einem Arbeitsbereich',
    account: 'dem Konto',
    instance: 'einem Gerät',
    support: 'einem Benutzer',
    ownership: 'einem Arbeitsbereich oder dem Konto',
    other: 'etwas Gelöschtem',
  },
  outcomes: {
    done: '{actor} hat {act}',
    refused: '{actor} wollte {act}, das wurde {refused}',
    failed: '{actor} wollte {act}, das schlug fehl',
  },
  refused: 'abgelehnt',
  actors: { user: 'Ein gelöschter Benutzer', host: 'Das Rechenzentrum', system: 'Der Dienst' },
  schedule: 'Der Zeitplan {actor}',
  deletedSchedule: 'Ein gelöschter Zeitplan',
};
