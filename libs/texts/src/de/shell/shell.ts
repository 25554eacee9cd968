import type * as english from '../../shell/shell.ts';
import type { Translation } from '../../translation.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';

/** Texts of the app shell: navigation, bars, messages, overlays. */
export const shell: Translation<typeof english.shell> = {
  skipToContent: 'Zum Inhalt springen',
  sidebar: 'Konto und Navigation',
  navigation: 'Hauptmenü',
  dashboard: 'Dashboard',
  toLogIn: 'Zurück zur Anmeldung',
  goOn: 'Weiter',
  shows: 'Shows',
  people: 'Personen',
  activity: 'Aktivität',
  billing: 'Abrechnung',
  settings: 'Einstellungen',
  personal: 'Sie',
  more: 'Mehr',
  switchAccount: 'Konto wechseln',
  userMenu: 'Hilfe, Abmelden',
  accounts: 'Ihre Konten',
  openOwnAccount: 'Eigenes Konto eröffnen',
  logOut: 'Abmelden',
  find: 'Suchen, öffnen',
  findKeys: (isApple) => (isApple ? '⌘ K' : 'Strg K'),
  messages: 'Meldungen',
  closeMessage: 'Meldung schließen',
  loading: 'Wird geladen',
  settingUp: 'Ihr Konto wird eingerichtet',
  switchingAccount: 'Konto wird gewechselt',
  loggingOut: 'Abmeldung läuft',
  reload: 'Neu laden',
  offline: 'Sie sind offline. Diese Seite öffnet sich, sobald Sie wieder verbunden sind.',
  pageUnknown: DECIDED_WORDINGS.pageUnknown,
  rightsChanged: 'Sie arbeiten jetzt in einem anderen Konto, das in einem anderen Fenster gewählt wurde.',
  roleChanged: 'Ihre Rolle in diesem Konto wurde geändert. Sie sehen, was Sie jetzt dürfen.',
  themeNames: { auto: 'Systemdesign', light: 'hell', dark: 'dunkel' },
  theme: {
    auto: (next) => `Design: System. Wechseln zu ${next}`,
    light: (next) => `Design: hell. Wechseln zu ${next}`,
    dark: (next) => `Design: dunkel. Wechseln zu ${next}`,
  },
  trial: {
    label: 'Testphase',
    daysLeft: (days) => (days === 1 ? 'Noch 1 Tag Testphase' : `Noch ${days} Tage Testphase`),
    ends: (date) => `Endet am ${date}`,
    ended: 'Ihre Testphase ist zu Ende',
    choosePlan: 'Tarif wählen',
  },
};

/** Shown where scripts are switched off. */
export const NO_SCRIPT_TEXT: string =
  'Dieses Portal braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.';
