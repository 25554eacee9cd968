import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '@partyline/validation';
import type * as english from '../../account/my-account.ts';
import type { Translation } from '../../translation.ts';
import { NEW_PASSWORD_HINT } from '../errors/passwords.ts';
import { lengthHint } from '../terms/figures.ts';

/** Texts of /myaccount. */
export const myAccount: Translation<typeof english.myAccount> = {
  loading: 'Ihr Konto wird geladen',
  loadFailed: 'Ihr Konto konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert',
  discard: 'Verwerfen',
  saved: 'Gespeichert.',
  nothingToSave: 'Es gibt nichts zu speichern.',

  account: {
    title: 'Konto',
    name: 'Kontoname',
    nameHint: `${lengthHint(NAME_MIN_LENGTH, NAME_MAX_LENGTH)}. Alle im Konto sehen ihn.`,
    notYours: 'Nur ein Inhaber oder Administrator des Kontos kann seinen Namen ändern.',
    none: 'Sie haben noch kein eigenes Konto.',
    customerNumber: 'Kundennummer',
    role: 'Ihre Rolle',
  },

  ownAccess: {
    title: 'Ihr Zugang',
    leave: (place) => `„${place}“ verlassen`,
  },

  appearance: {
    title: 'Darstellung',
    theme: 'Design',
    themes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
    hint: 'Gilt nur für diesen Browser',
    language: 'Sprache',
    languageHint: 'Gilt für Sie in jedem Browser und für die E-Mails an Sie',
  },

  signIn: {
    title: 'Anmeldung',
    provider: 'Sie melden sich an mit',
    providers: {
      password: 'E-Mail und Passwort',
      'google.com': 'Google',
      'microsoft.com': 'Microsoft',
    },
    password: 'Passwort',
    passwordText: 'Zum Ändern brauchen Sie das jetzige.',
    secondFactor: {
      name: 'Zweiter Faktor',
      confirmed: 'Diese Anmeldung wurde mit einem bestätigt.',
      'by-provider': (provider) => `${provider} fragt danach, wenn Sie ihn dort eingerichtet haben.`,
      none: 'Ein Passwort allein meldet Sie an. Mit Google oder Microsoft können Sie einen haben.',
      setUp: (provider) => `Bei ${provider} einrichten`,
    },
    changePassword: 'Passwort ändern',
    currentPassword: 'Jetziges Passwort',
    wrongPassword: 'Das ist nicht Ihr jetziges Passwort.',
    newPassword: 'Neues Passwort',
    newPasswordAgain: 'Neues Passwort wiederholen',
    newPasswordHint: NEW_PASSWORD_HINT,
    changing: 'Wird geändert',
    changed: 'Ihr Passwort wurde geändert.',
    cancel: 'Abbrechen',
  },

  sessions: {
    title: 'Sitzungen',
    hint: 'Wenn Sie eine nicht kennen, beenden Sie sie und ändern Sie Ihr Passwort.',
    list: 'Ihre Sitzungen',
    loading: 'Ihre Sitzungen werden geladen',
    loadFailed: 'Ihre Sitzungen konnten nicht geladen werden',
    tryAgain: 'Erneut versuchen',
    device: (browser, system) =>
      system === null ? (browser ?? 'Unbekannter Browser') : `${browser ?? 'Ein Browser'} auf ${system}`,
    isThis: 'Dieses Gerät',
    secondFactor: 'Mit zweitem Faktor',
    signedIn: (when) => `Angemeldet: ${when}`,
    lastUsed: (when) => `zuletzt benutzt: ${when}`,
    showAll: (count) => `Alle ${count} Sitzungen zeigen`,
    showFewer: 'Weniger zeigen',
    from: (address) => `von ${address}`,
    end: 'Beenden',
    endOne: (device, when) => `Beenden: ${device}, angemeldet ${when}`,
    endTitle: 'Diese Sitzung beenden?',
    endText: (device) => `${device} wird sofort abgemeldet und muss sich erneut anmelden.`,
    endConfirm: 'Sitzung beenden',
    ended: 'Die Sitzung wurde beendet.',
    endOthers: 'Alle anderen beenden',
    endOthersTitle: 'Alle anderen Sitzungen beenden?',
    endOthersText:
      'Jeder andere Browser und jedes andere Gerät wird sofort abgemeldet. Hier bleiben Sie angemeldet.',
    endOthersConfirm: 'Alle anderen beenden',
    noOthers: 'Sie sind sonst nirgends angemeldet.',
    everywhere: 'Überall abmelden',
    everywhereText: 'Beendet Ihre Sitzung auf jedem Gerät und in jedem Browser, auch in diesem.',
    everywhereTitle: 'Überall abmelden?',
    everywhereConfirm: 'Überall abmelden',
    revokeTokens: 'Auch meine API-Token widerrufen',
    revokeTokensHint:
      'Programme, die sie benutzen, werden sofort abgelehnt. Das kann nicht rückgängig gemacht werden. Ohne Haken gelten sie weiter.',
    cancel: 'Abbrechen',
  },

  ownData: {
    title: 'Ihre Daten',
    text: 'Alles, was wir über Sie speichern, als eine JSON-Datei.',
    export: 'Meine Daten exportieren',
    exporting: 'Export läuft',
    exported: 'Ihre Daten wurden als Datei gespeichert.',
    file: (day) => `meine-daten-${day}.json`,
  },

  deletion: {
    title: 'Meinen Zugang löschen',
    text: 'Entfernt Ihre Anmeldung, Ihr Profil und Ihren Platz in jedem Konto. Rechnungen bleiben, ohne Ihren Namen. Das kann nicht rückgängig gemacht werden.',
    open: 'Meinen Zugang löschen',
    dialogTitle: 'Ihren Zugang löschen?',
    blockedTitle: 'Ihr Zugang kann noch nicht gelöscht werden',
    looking: 'Es wird geprüft, was der Löschung entgegensteht',
    blocked: 'Bevor Ihr Zugang gelöscht werden kann:',
    word: 'LÖSCHEN',
    typeWord: (word) => `Geben Sie zur Bestätigung ${word} ein`,
    wordMissing: (word) => `Löschen ist möglich, sobald Sie ${word} eingegeben haben.`,
    passwordMissing: 'Löschen ist möglich, sobald Sie Ihr Passwort eingegeben haben.',
    windowHint: (provider) => `Ein Fenster von ${provider} wird Sie bitten, sich noch einmal anzumelden.`,
    confirm: 'Meinen Zugang löschen',
    deleting: 'Wird gelöscht',
    cancel: 'Abbrechen',
    close: 'Schließen',
    where: {
      'active-subscription': (account) => `Im Konto „${account}“.`,
      'shared-workspace': (account, workspace) =>
        `Der Arbeitsbereich „${workspace}“ des Kontos „${account}“ ist mit einem eigenen Inhaber geteilt.`,
      'workspace-owner': (account, workspace) =>
        `Sie sind Inhaber des Arbeitsbereichs „${workspace}“ im Konto „${account}“.`,
      'account-owner': (account) => `Sie sind Inhaber des Kontos „${account}“.`,
    },
    onlyMember: 'Sie sind das einzige Mitglied. Der Support schließt das Konto und löscht Ihren Zugang.',
    solve: {
      support: 'An den Support schreiben',
      here: 'Dashboard öffnen',
      elsewhere: (account) => `Zu „${account}“ wechseln`,
    },
  },
};
