import type * as english from '../../terms/account-wordings.ts';
import type { Translation } from '../../translation.ts';

/** German versions of the specification's other sentences. [ERR-20 … ERR-36] */
export const ACCOUNT_WORDINGS: Translation<typeof english.ACCOUNT_WORDINGS> = {
  loginUnsuccessful: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut!',
  registrationFailure: 'Die Registrierung ist fehlgeschlagen!',
  requestNotProper: 'Ihre Anfrage ist nicht korrekt!',
  actionCodeInvalid: 'Dieser Link ist ungültig oder abgelaufen',
  recentLoginRequired:
    'Dafür ist eine aktuelle Anmeldung nötig. Bitte melden Sie sich erneut an und versuchen Sie es noch einmal.',
  planAlreadyActive: 'Sie haben bereits einen aktiven Tarif.',
  activeSubscriptions: 'Bitte löschen Sie alle aktiven Abonnements, bevor Sie das Konto löschen',
  workspaceOwners: 'Bitte entfernen Sie zuerst die Inhaber aller Arbeitsbereiche',
  deleteOwnerFirst: 'Bitte entfernen Sie den Inhaber, um diesen Arbeitsbereich zu löschen.',
  stopDevicesFirst: 'Bitte stoppen Sie die Geräte, um diesen Arbeitsbereich zu löschen.',
  inviteYourself: 'Sie können sich nicht selbst einladen.',
  permissionExists: 'Dieser Benutzer hat diese Berechtigung bereits',
};
