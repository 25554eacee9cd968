import type * as english from '../../people/invite.ts';
import type { Translation } from '../../translation.ts';
import { roleNameText } from '../terms/role-names.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/** Texts of /invite. [GEN-10, GV-17, GV-18] */
export const invite: Translation<typeof english.invite> = {
  title: 'Einladung',
  checking: 'Die Einladung wird geprüft',
  failedTitle: 'Dieser Link funktioniert nicht',
  signUpTitle: 'Registrieren',
  signUpWith:
    'Sie wurden eingeladen. Registrieren Sie sich mit der E-Mail-Adresse, an die die Einladung gesendet wurde.',

  customerTitle: (partner) => `Angebot von ${partner}`,
  customerOffer: (partner, company) =>
    `${partner} richtet Intercoms von ${company} ein und bezahlt sie. Das Konto gehört Ihnen; ${partner} sieht die Tarife, wie viele Benutzer verbunden sind, die Verlängerung und den Zustand.`,
  partner: 'Partner',
  company: 'Konto',
  offerTitle: (account) => `${account} beitreten`,
  offer: (from, account) =>
    from === '' ? `Sie wurden zu ${account} eingeladen.` : `${from} lädt Sie zu ${account} ein.`,
  account: 'Konto',
  workspace: 'Arbeitsbereich',
  role: 'Rolle',
  roleName: (role) => roleNameText(role),
  wholeAccount: 'Alle Arbeitsbereiche des Kontos',
  sentTo: 'Gesendet an',
  openUntil: 'Offen bis',
  accessEnds: 'Zugang endet',

  signUp: 'Registrieren',
  haveAccount: 'Ich habe ein Konto',
  signedInAs: (signedIn) => `Sie sind als ${signedIn} angemeldet.`,
  accept: 'Annehmen',
  accepting: 'Beitritt läuft',
  notNow: 'Nicht jetzt',
  confirmFirst: (email) =>
    `Dieser Link wurde kopiert und nicht per E-Mail an Sie gesendet. Bitte bestätigen Sie daher zuerst, dass ${email} Ihnen gehört. Sie kommen danach hierher zurück.`,
  confirmEmail: 'E-Mail-Adresse bestätigen',

  otherAccount: (invited, signedIn) =>
    `Diese Einladung ist für ${invited}. Sie sind als ${signedIn} angemeldet.`,
  logOutAndUse: (invited) => `Abmelden und ${invited} verwenden`,
  ignore: 'Ignorieren',

  notOpen: ACCOUNT_WORDINGS.actionCodeInvalid,
  notOpenHints: {
    accepted: 'Diese Einladung wurde bereits angenommen. Wenn Sie das waren, ist nichts weiter zu tun.',
    expired: 'Diese Einladung ist abgelaufen.',
    revoked: 'Diese Einladung wurde zurückgezogen.',
    unknown: 'Keine offene Einladung hat diesen Link. Ein neuer Link ersetzt die früheren.',
  },
  askAgain: 'Neue Einladung anfordern',
  asking: 'Wird gesendet',
  asked:
    'Falls es diese Einladung gibt, wurde ihr Absender um eine neue gebeten. Achten Sie auf eine neue E-Mail.',
  toDashboard: 'Zum Dashboard',
  tryAgain: 'Erneut versuchen',
};
