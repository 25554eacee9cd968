import type * as english from '../../../audit/acts/account-acts.ts';
import type { Translation } from '../../../translation.ts';

/** Sentences of acts of accounts, persons and tokens. [PLUS-22] */
export const ACCOUNT_ACTS: Translation<typeof english.ACCOUNT_ACTS> = {
  'account.close': {
    label: 'Das Konto schließen',
    done: (who, what) => `${who} hat das Konto ${what} geschlossen`,
    refused: (who, what) => `${who} wollte das Konto ${what} schließen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Konto ${what} schließen, das schlug fehl`,
  },
  'account.create': {
    label: 'Das Konto anlegen',
    done: (who, what) => `${who} hat das Konto ${what} angelegt`,
    refused: (who, what) => `${who} wollte das Konto ${what} anlegen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Konto ${what} anlegen, das schlug fehl`,
  },
  'account.rename': {
    label: 'Das Konto umbenennen',
    done: (who, what) => `${who} hat das Konto ${what} umbenannt`,
    refused: (who, what) => `${who} wollte das Konto ${what} umbenennen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Konto ${what} umbenennen, das schlug fehl`,
  },
  'api-token.create': {
    label: 'Das API-Token erstellen',
    done: (who, what) => `${who} hat das API-Token ${what} erstellt`,
    refused: (who, what) => `${who} wollte das API-Token ${what} erstellen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das API-Token ${what} erstellen, das schlug fehl`,
  },
  'api-token.revoke': {
    label: 'Das API-Token widerrufen',
    done: (who, what) => `${who} hat das API-Token ${what} widerrufen`,
    refused: (who, what) => `${who} wollte das API-Token ${what} widerrufen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das API-Token ${what} widerrufen, das schlug fehl`,
  },
  'account.customer-number': {
    label: 'Die Kundennummer des Kontos ändern',
    done: (who, what) => `${who} hat die Kundennummer des Kontos ${what} geändert`,
    refused: (who, what) => `${who} wollte die Kundennummer des Kontos ${what} ändern, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Kundennummer des Kontos ${what} ändern, das schlug fehl`,
  },
  'support.device-history': {
    label: 'Den Verlauf des Geräts vom Support lesen lassen',
    done: (who, what) => `${who} hat den Verlauf des Geräts ${what} vom Support lesen lassen`,
    refused: (who, what) =>
      `${who} wollte den Verlauf des Geräts ${what} vom Support lesen lassen, das wurde *abgelehnt*`,
    failed: (who, what) =>
      `${who} wollte den Verlauf des Geräts ${what} vom Support lesen lassen, das schlug fehl`,
  },
  'support.notifications': {
    label: 'Die Benachrichtigungen von einem Benutzer vom Support lesen lassen',
    done: (who, what) => `${who} hat die Benachrichtigungen von ${what} vom Support lesen lassen`,
    refused: (who, what) =>
      `${who} wollte die Benachrichtigungen von ${what} vom Support lesen lassen, das wurde *abgelehnt*`,
    failed: (who, what) =>
      `${who} wollte die Benachrichtigungen von ${what} vom Support lesen lassen, das schlug fehl`,
    unnamed: 'einem Benutzer',
  },
  'support.rights': {
    label: 'Die Rechte von einem Benutzer vom Support lesen lassen',
    done: (who, what) => `${who} hat die Rechte von ${what} vom Support lesen lassen`,
    refused: (who, what) =>
      `${who} wollte die Rechte von ${what} vom Support lesen lassen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Rechte von ${what} vom Support lesen lassen, das schlug fehl`,
    unnamed: 'einem Benutzer',
  },
  'support.who-can': {
    label: 'Vom Support lesen lassen, wer zugreifen darf',
    done: (who, what) => `${who} hat vom Support lesen lassen, wer auf ${what} zugreifen darf`,
    refused: (who, what) =>
      `${who} wollte vom Support lesen lassen, wer auf ${what} zugreifen darf, das wurde *abgelehnt*`,
    failed: (who, what) =>
      `${who} wollte vom Support lesen lassen, wer auf ${what} zugreifen darf, das schlug fehl`,
    unnamed: 'etwas Gelöschtes',
  },
  'support-token.create': {
    label: 'Das Support-Token erstellen',
    done: (who, what) => `${who} hat das Support-Token ${what} erstellt`,
    refused: (who, what) => `${who} wollte das Support-Token ${what} erstellen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Support-Token ${what} erstellen, das schlug fehl`,
  },
  'support-token.revoke': {
    label: 'Das Support-Token widerrufen',
    done: (who, what) => `${who} hat das Support-Token ${what} widerrufen`,
    refused: (who, what) => `${who} wollte das Support-Token ${what} widerrufen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Support-Token ${what} widerrufen, das schlug fehl`,
  },
  'eula.accept': {
    label: 'Die Lizenzvereinbarung annehmen',
    done: (who) => `${who} hat die Lizenzvereinbarung angenommen`,
    refused: (who) => `${who} wollte die Lizenzvereinbarung annehmen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte die Lizenzvereinbarung annehmen, das schlug fehl`,
  },
  'person.end-other-sessions': {
    label: 'Die eigenen anderen Sitzungen beenden',
    done: (who) => `${who} hat die eigenen anderen Sitzungen beendet`,
    refused: (who) => `${who} wollte die eigenen anderen Sitzungen beenden, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte die eigenen anderen Sitzungen beenden, das schlug fehl`,
  },
  'person.end-session': {
    label: 'Eine eigene Sitzung beenden',
    done: (who) => `${who} hat eine eigene Sitzung beendet`,
    refused: (who) => `${who} wollte eine eigene Sitzung beenden, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte eine eigene Sitzung beenden, das schlug fehl`,
  },
  'person.contact': {
    label: 'Eine Kontaktanfrage senden',
    done: (who) => `${who} hat eine Kontaktanfrage gesendet`,
    refused: (who) => `${who} wollte eine Kontaktanfrage senden, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte eine Kontaktanfrage senden, das schlug fehl`,
  },
  'person.feedback': {
    label: 'Feedback senden',
    done: (who) => `${who} hat Feedback gesendet`,
    refused: (who) => `${who} wollte Feedback senden, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte Feedback senden, das schlug fehl`,
  },
  'person.erase': {
    label: 'Den eigenen Zugang löschen',
    done: (who) => `${who} hat den eigenen Zugang gelöscht`,
    refused: (who) => `${who} wollte den eigenen Zugang löschen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte den eigenen Zugang löschen, das schlug fehl`,
  },
  'person.export': {
    label: 'Die eigenen Daten exportieren',
    done: (who) => `${who} hat die eigenen Daten exportiert`,
    refused: (who) => `${who} wollte die eigenen Daten exportieren, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte die eigenen Daten exportieren, das schlug fehl`,
  },
  'person.log-out-everywhere': {
    label: 'Sich überall abmelden',
    done: (who) => `${who} hat sich überall abgemeldet`,
    refused: (who) => `${who} wollte sich überall abmelden, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte sich überall abmelden, das schlug fehl`,
  },
  'profile.change': {
    label: 'Das eigene Profil ändern',
    done: (who) => `${who} hat das eigene Profil geändert`,
    refused: (who) => `${who} wollte das eigene Profil ändern, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte das eigene Profil ändern, das schlug fehl`,
  },
};
