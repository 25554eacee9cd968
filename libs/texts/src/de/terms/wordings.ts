import type * as english from '../../terms/wordings.ts';
import type { Translation } from '../../translation.ts';

/** German versions of the sentences fixed by the specification. [ERR-7 … ERR-36] */
export const WORDINGS: Translation<typeof english.WORDINGS> = {
  generalError: 'Es ist ein Fehler aufgetreten!',
  timeout: 'Die Anfrage konnte nicht verarbeitet werden. Bitte versuchen Sie es erneut!',
  loginUnsuccessful: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut!',
  registrationFailure: 'Die Registrierung ist fehlgeschlagen!',
  sessionExpired: 'Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an!',
  requestNotProper: 'Ihre Anfrage ist nicht korrekt!',
  actionCodeInvalid: 'Der Aktionscode ist ungültig oder abgelaufen',
  recentLoginRequired:
    'Dafür ist eine aktuelle Anmeldung nötig. Bitte melden Sie sich erneut an und versuchen Sie es noch einmal.',
  planAlreadyActive: 'Sie haben bereits einen aktiven Tarif.',
  dnsNotPrepared:
    'Der DNS-Eintrag der Instanz ist noch nicht bereit. Bitte versuchen Sie es in Kürze erneut!',
  deviceNotDeletable: 'Das Gerät kann nicht gelöscht werden',
  startNotAllowed: 'Der Benutzer darf diese Intercom nicht starten.',
  activeSubscriptions: 'Bitte löschen Sie alle aktiven Abonnements, bevor Sie das Konto löschen',
  workspaceOwners: 'Bitte löschen Sie alle Inhaber der Arbeitsbereiche',
  deleteOwnerFirst: 'Bitte löschen Sie den Inhaber, um diesen Arbeitsbereich zu löschen.',
  stopDevicesFirst: 'Bitte stoppen Sie die Geräte, um diesen Arbeitsbereich zu löschen.',
  linkGroupHasOwnersLq:
    'Sie können diese Link-Gruppe nicht verschieben, weil sie ein LQ enthält, das der Inhaber des Arbeitsbereichs hinzugefügt hat.',
  inviteYourself: 'Sie können sich nicht selbst einladen.',
  permissionExists: 'Dieser Benutzer hat diese Berechtigung bereits',
};
