import { OWNERSHIP_LINK_DAYS } from '@partyline/workspaces';
import type * as english from '../../people/ownership.ts';
import type { Translation } from '../../translation.ts';
import { plural } from '../terms/figures.ts';
import { roleNameText } from '../terms/role-names.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/** With the preposition "innerhalb von". */
const days = plural(OWNERSHIP_LINK_DAYS, 'Tag', 'Tagen');
const WORKSPACE_OWNER = roleNameText('workspace-owner');
const WORKSPACE_ADMIN = roleNameText('workspace-admin');
const ACCOUNT_OWNER = roleNameText('account-owner');
const ACCOUNT_ADMIN = roleNameText('account-admin');

/** Texts of the ownership dialogs, lines and pages. [OWN-1, OWN-2, GO-5, GO-6, GO-9, PLUS-9] */
export const ownership: Translation<typeof english.ownership> = {
  cancel: 'Abbrechen',
  close: 'Schließen',

  transferTitle: (name) => `Inhaberschaft von ${name} übertragen`,
  transferAccountTitle: (account) => `Konto ${account} übertragen`,
  recipient: 'Neuer Inhaber',
  choose: 'Bitte wählen',
  recipientRequired: 'Bitte wählen Sie den neuen Inhaber.',
  recipientText: (name, email, role) =>
    `${name === '' ? email : `${name} (${email})`}, ${roleNameText(role)}`,
  loadingRecipients: 'Berechtigte Benutzer werden geladen',
  noRecipient: 'Es gibt noch keinen berechtigten Benutzer',
  noRecipientText: `Die Inhaberschaft geht an einen ${WORKSPACE_ADMIN} dieses Arbeitsbereichs oder an einen ${ACCOUNT_ADMIN}, der die Einladung angenommen und seine E-Mail-Adresse bestätigt hat. Laden Sie zuerst einen ein.`,
  noAccountRecipientText: `Das Konto geht an einen ${ACCOUNT_ADMIN}, der die Einladung angenommen und seine E-Mail-Adresse bestätigt hat. Laden Sie zuerst einen ein.`,
  invite: 'Personen einladen',
  afterTransfer: `Der neue Inhaber bekommt eine E-Mail und entscheidet innerhalb von ${days}. Bis dahin ändert sich nichts.`,
  previousOwner: `Bei Annahme werden Sie ${WORKSPACE_ADMIN} dieses Arbeitsbereichs.`,
  previousOrphanage:
    'Bei Annahme hat dieser Arbeitsbereich einen eigenen Inhaber. Ihre Rolle im Konto bleibt.',
  previousAccountOwner: `Bei Annahme werden Sie ${ACCOUNT_ADMIN}. Der neue Inhaber entscheidet über Tarife, Personen und das Konto selbst.`,
  devicesStay: 'Die Geräte laufen weiter.',
  transfer: 'Inhaberschaft übertragen',
  transferring: 'Wird gesendet',
  confirmLogin: 'Melden Sie sich noch einmal an, damit nur Sie das tun können.',
  windowHint: (provider) => `Ein Fenster von ${provider} wird Sie bitten, sich noch einmal anzumelden.`,
  password: 'Ihr Passwort',
  passwordMissing: 'Die Übertragung ist möglich, sobald Sie Ihr Passwort eingegeben haben.',
  sent: (email) => `Eine E-Mail mit dem Angebot ist unterwegs an ${email}.`,

  requestTitle: (name) => `Inhaberschaft von ${name} anfordern`,
  requestText: (owner) =>
    `${owner} bekommt eine E-Mail und entscheidet innerhalb von ${days}. Bei Zustimmung werden Sie ${WORKSPACE_OWNER}, und der bisherige Inhaber wird ${WORKSPACE_ADMIN}.`,
  requestFromAccount: `Der Kontoinhaber bekommt eine E-Mail und entscheidet innerhalb von ${days}. Bei Zustimmung werden Sie ${WORKSPACE_OWNER}.`,
  requestByOwner: (owner) =>
    `${owner} bekommt eine E-Mail und entscheidet innerhalb von ${days}. Bei Zustimmung wird der bisherige Inhaber ${WORKSPACE_ADMIN}, und der Arbeitsbereich gehört dem Konto, ohne eigenen Inhaber.`,
  request: 'Inhaberschaft anfordern',
  requesting: 'Wird gesendet',
  requested: 'Ihre Anforderung ist unterwegs.',

  readTitle: 'Eine Inhaberschaft zu beantworten',
  reading: {
    loading: 'Angebot oder Anforderung wird gelesen',
    loadFailed: 'Das Angebot oder die Anforderung konnte nicht gelesen werden',
    tryAgain: 'Erneut versuchen',
  },
  notOpen:
    'Das Angebot oder die Anforderung ist nicht mehr offen: beantwortet, zurückgezogen oder abgelaufen.',

  line: {
    transfer: {
      mine: (to, place) => `Sie haben ${to} die Inhaberschaft von ${place} angeboten.`,
      theirs: (from, place) => `${from} bietet Ihnen die Inhaberschaft von ${place} an.`,
    },
    request: {
      mine: (to, place) => `Sie haben ${to} um die Inhaberschaft von ${place} gebeten.`,
      theirs: (from, place) => `${from} bittet Sie um die Inhaberschaft von ${place}.`,
    },
  },
  until: (date) => `Offen bis ${date}.`,
  accept: 'Annehmen',
  agree: 'Übergeben',
  reject: 'Ablehnen',
  withdraw: 'Zurückziehen',
  resend: 'Erneut senden',
  resent: 'Die E-Mail wurde erneut gesendet. Der Link in der vorherigen E-Mail funktioniert nicht mehr.',
  answering: 'Einen Moment',
  acceptTitle: (place) => `Inhaberschaft von ${place} annehmen?`,
  agreeTitle: (place) => `Inhaberschaft von ${place} übergeben?`,
  acceptText: {
    workspace: `Sie werden ${WORKSPACE_OWNER}. Der bisherige Inhaber wird ${WORKSPACE_ADMIN}. Die Geräte laufen weiter.`,
    account: `Sie werden ${ACCOUNT_OWNER}. Der bisherige Inhaber wird ${ACCOUNT_ADMIN}.`,
  },
  agreeText: (name) =>
    `${name} wird ${WORKSPACE_OWNER}, und ein bisheriger Inhaber wird ${WORKSPACE_ADMIN}. Die Geräte laufen weiter.`,
  rejectTitle: 'Übergabe ablehnen?',
  rejectText: (name) => `${name} wird benachrichtigt und kann erneut anfragen.`,
  withdrawTitle: 'Übergabe zurückziehen?',
  withdrawText: 'Der Link in der E-Mail funktioniert dann nicht mehr.',
  accepted: (place) => `Die Inhaberschaft von ${place} ist übergegangen.`,
  rejected: 'Die Übergabe wurde abgelehnt.',
  withdrawn: 'Die Übergabe wurde zurückgezogen.',

  linkTitle: 'Inhaberschaft',
  checking: 'Der Link wird geprüft',
  linkFailedTitle: 'Dieser Link funktioniert nicht',
  linkFailed: ACCOUNT_WORDINGS.actionCodeInvalid,
  linkFailedHint:
    'Er ist vielleicht abgelaufen, schon benutzt oder zurückgezogen. Ihr Zugang hat sich nicht geändert.',
  offeredBy: (name, place) => `${name} bietet Ihnen die Inhaberschaft von ${place} an.`,
  askedBy: (name, place) => `${name} bittet Sie um die Inhaberschaft von ${place}.`,
  signInFirst:
    'Melden Sie sich mit der Adresse an, an die die E-Mail gesendet wurde. Sie kommen danach hierher zurück.',
  logIn: 'Anmelden',
  wrongUser: (email) =>
    `Sie sind als ${email} angemeldet, und dieser Link ist für einen anderen Benutzer. Melden Sie sich mit der Adresse an, an die die E-Mail gesendet wurde.`,
  logOutAndIn: 'Abmelden und andere Adresse verwenden',
  confirmFirst: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Sie kommen danach hierher zurück.',
  confirmEmail: 'E-Mail-Adresse bestätigen',
  later: 'Später entscheiden',
  toDashboard: 'Zum Dashboard',
  tryAgain: 'Erneut versuchen',
  acceptedTitle: 'Inhaberschaft angenommen',
  agreedTitle: 'Inhaberschaft übergeben',
  rejectedTitle: 'Abgelehnt',

  account: {
    title: 'Inhaberschaft des Kontos',
    text: (account) =>
      `Sie sind Inhaber des Kontos ${account}. Bevor Sie gehen, übergeben Sie es einem seiner Kontoadministratoren.`,
    open: 'Konto übertragen',
    notYours: (account) => `Nur der Inhaber von ${account} kann es übertragen.`,
  },
};
