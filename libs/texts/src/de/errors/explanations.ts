import type * as english from '../../errors/explanations.ts';
import type { Translation } from '../../translation.ts';

/** Why a visitor was redirected, for support staff. [ROUTE-28, GR-1] */
export const ROUTE_RULE_TEXTS: Translation<typeof english.ROUTE_RULE_TEXTS> = {
  maintenance: 'Der Dienst wird gerade gewartet.',
  idle: 'Der Benutzer war zu lange untätig und wird abgemeldet.',
  'special-page': 'Diese Seite wird über Links in E-Mails erreicht, angemeldet oder nicht, und prüft selbst.',
  'public-page': 'Diese Seite ist öffentlich.',
  'signed-out': 'Es ist kein Benutzer angemeldet, und diese Seite braucht einen.',
  'unverified-email': 'Zuerst muss die E-Mail-Adresse bestätigt werden.',
  'login-unanswered': 'Die Anmeldung wurde noch nicht beantwortet, daher wartet die Seite.',
  'pending-invite': 'Ein Einladungslink wartet darauf, angenommen zu werden.',
  'account-choice': 'Der Benutzer hat mehrere Konten und noch keines gewählt.',
  'allowed-page': 'Ein angemeldeter Benutzer darf hier sein.',
  'other-page': 'Diese Seite ist nicht für angemeldete Benutzer.',
};

/** Result of a device update, for support staff. [GN-5, GD-11] */
export const UPDATE_VERDICT_TEXTS: Translation<typeof english.UPDATE_VERDICT_TEXTS> = {
  applied: 'Übernommen.',
  'other-device': 'Ignoriert: betrifft ein anderes Gerät.',
  stale: 'Ignoriert: eine neuere Meldung wurde bereits übernommen (Epoche und Sequenz).',
  duplicate: 'Ignoriert: wurde bereits übernommen (Epoche und Sequenz).',
  'unreported-change':
    'Ignoriert: weicht von der Meldung ab, die mit dieser Epoche und Sequenz bereits übernommen wurde. Das Gerät muss neu gelesen werden.',
};

/** Why a notification carries no update, for support staff. [NOTIF-17, GN-3, GN-4] */
export const NO_UPDATE_TEXTS: Translation<typeof english.NO_UPDATE_TEXTS> = {
  'not-a-notification': 'Ignoriert: keine Benachrichtigung.',
  'not-an-update': 'Ignoriert: nennt kein Gerät.',
  'no-mark': 'Ignoriert: ohne Epoche und Sequenz ändert die Meldung nichts, und das Gerät wird neu gelesen.',
  'no-update-event': 'Ignoriert: kein Ereignis darin ist eine Aktualisierung einer Instanz.',
  'no-data': 'Ignoriert: enthält keine Daten, daher wird der Arbeitsbereich neu gelesen.',
};

/** Why a field of an update is ignored, for support staff. [GN-5] */
export const UPDATE_FIELD_TEXTS: Translation<typeof english.UPDATE_FIELD_TEXTS> = {
  'unknown-field': 'kein Feld einer Aktualisierung',
  'wrong-type': 'vom falschen Typ',
  'not-taken': 'ein unbekannter Wert oder eine Zahl außerhalb des Bereichs',
};

/** Issues of a token's claim, for support staff. [AUTH-18, AUTH-19, GC-12] */
export const CLAIM_ISSUE_TEXTS: Translation<typeof english.CLAIM_ISSUE_TEXTS> = {
  missing: 'Dieser Claim fehlt.',
  malformed: 'Dieser Claim ist nicht lesbar.',
  'unknown-role': 'Diese Rolle ist nicht bekannt und hat daher keine Rechte.',
};

/** Issues of a rights table, for its author. [GC-3, GC-6] */
export const RIGHTS_ISSUE_TEXTS: Translation<typeof english.RIGHTS_ISSUE_TEXTS> = {
  'missing-role': 'Diese Rolle fehlt.',
  'unknown-role': 'Diese Rolle gibt es nicht.',
  'missing-branch': 'Dieser Zweig fehlt.',
  'unknown-branch': 'Diesen Zweig gibt es nicht.',
  'unknown-action': 'Diese Aktion gibt es nicht.',
  'action-twice': 'Diese Aktion ist zweimal aufgeführt.',
  'action-without-role': 'Keine Rolle hat diese Aktion.',
  'set-never-asked': 'Keine Regel benutzt diese Menge.',
  'lower-role-holds-more': 'Eine niedrigere Rolle hat, was einer höheren fehlt.',
  'intended-gap-not-needed': 'Diese Lücke ist als gewollt aufgeführt, ist aber keine.',
  'intended-gap-without-reason': 'Diese Lücke ist ohne Grund als gewollt aufgeführt.',
};
