import type * as english from '../../terms/wordings.ts';
import type { Translation } from '../../translation.ts';

/** German versions of the sentences fixed by the specification. [ERR-7 … ERR-36] */
export const WORDINGS: Translation<typeof english.WORDINGS> = {
  generalError: 'Es ist ein Fehler aufgetreten!',
  timeout: 'Die Anfrage konnte nicht verarbeitet werden. Bitte versuchen Sie es erneut!',
  sessionExpired: 'Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an!',
  dnsNotPrepared:
    'Der DNS-Eintrag der Instanz ist noch nicht bereit. Bitte versuchen Sie es in Kürze erneut!',
  deviceNotDeletable: 'Das Gerät kann nicht gelöscht werden',
  startNotAllowed: 'Der Benutzer darf diese Intercom nicht starten.',
  linkGroupHasOwnersLq:
    'Sie können diese Link-Gruppe nicht verschieben, weil sie ein LQ enthält, das der Inhaber des Arbeitsbereichs hinzugefügt hat.',
};
