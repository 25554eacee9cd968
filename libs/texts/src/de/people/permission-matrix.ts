import type * as english from '../../people/permission-matrix.ts';
import type { Translation } from '../../translation.ts';

/** Rights by place; only those that some role can have there. [GC-3, GC-8, PLUS-8] */
export const ACTION_TEXTS: Translation<typeof english.ACTION_TEXTS> = {
  workspace: {
    view: 'Arbeitsbereich und seine Geräte sehen',
    list: 'Sehen, wer Zugang hat',
    rename: 'Arbeitsbereich umbenennen',
    invite: 'Personen einladen, ihren Zugang fortsetzen und verlängern und ihre Rollen erhöhen',
    create: 'Einladungen vorbereiten',
    revoke:
      'Einladungen zurückziehen, Personen entfernen und aussetzen, Enddaten setzen oder vorziehen und Rollen herabstufen',
    delete: 'Arbeitsbereich löschen',
    transferOwnership: 'Inhaberschaft übertragen',
    askWorkspaceOwnership: 'Inhaberschaft anfordern',
    'add-instances': 'Geräte hinzufügen und hereinholen',
    'move-instances': 'Geräte in andere Arbeitsbereiche verschieben',
    'edit-instances': 'Geräte umbenennen, aktualisieren und entfernen',
  },
  instance: {
    view: 'Gerät sehen',
    list: 'Seinen Verlauf sehen',
    favorite: 'Als Favorit markieren',
    start: 'Starten',
    stop: 'Stoppen',
    playPause: 'Start und Stopp auf der Karte haben',
    ccm: 'Verwaltungsseite öffnen',
    'change-target': 'Rechenzentrum wechseln',
    update: 'Einstellungen ändern',
  },
  'account.workspace': {
    add: 'Arbeitsbereiche anlegen',
    list: 'Alle Arbeitsbereiche und das Protokoll sehen',
    view: 'Jeden Arbeitsbereich öffnen',
  },
  subscription: {
    view: 'Einzelheiten eines Abonnements sehen',
    list: 'Abonnements und Rechnungen sehen',
    buy: 'Tarife kaufen und verlängern',
    update: 'Tarife ändern',
    cancel: 'Verlängerung beenden und wieder aufnehmen',
    unsubscribe: 'Beendete Abonnements löschen',
  },
  accountName: {
    view: 'Namen des Kontos sehen',
    rename: 'Konto umbenennen',
    update: 'Angaben zum Konto ändern',
  },
};

/** Texts of the permissions page. [PLUS-8] */
export const permissionMatrix: Translation<typeof english.permissionMatrix> = {
  title: 'Berechtigungen',
  yourRole: 'Ihre Rolle',
  noAccount: 'Wählen Sie ein Konto, um zu sehen, was Sie darin dürfen.',
  youAre: (role, account) => `Sie sind ${role} in ${account}.`,
  youAreIn: (role, workspace, account) => `Sie sind ${role} im Arbeitsbereich ${workspace} von ${account}.`,
  reach: {
    'account-owner':
      'Ihre Rolle umfasst das Konto und alle seine Arbeitsbereiche. Es gibt einen Kontoinhaber.',
    'account-admin': 'Ihre Rolle umfasst das Konto und alle seine Arbeitsbereiche.',
    'workspace-owner': 'Ihre Rolle umfasst diesen Arbeitsbereich und seine Geräte.',
    'workspace-admin': 'Ihre Rolle umfasst diesen Arbeitsbereich und seine Geräte.',
    'vic-admin':
      'Ihre Rolle umfasst die Geräte dieses Arbeitsbereichs. Sie können auch Personen einladen, die sie benutzen.',
    'endpoint-user': 'Sie können die Geräte dieses Arbeitsbereichs sehen und als Favoriten markieren.',
  },
  trial:
    'Das Konto hat noch keinen bezahlten Tarif, daher gelten Sie als Testbenutzer: Was mit „noch nicht“ markiert ist, wartet auf einen Tarif.',
  free: 'Das Konto hat keinen bezahlten Tarif; was mit „noch nicht“ markiert ist, wartet auf einen.',
  'no-plan':
    'Ihr Partner richtet Ihr Intercom ein. Was mit „noch nicht“ markiert ist, wartet auf den Tarif, den Ihr Partner kauft.',
  partner: 'Tarife dieses Kontos werden über Ihren Partner gekauft.',

  matrixTitle: 'Was jede Rolle erlaubt',
  matrixText:
    'In einem Konto mit dem Tarif, den Ihres jetzt hat. Wer mehrere Rollen hat, hat die Rechte aller dieser Rollen.',
  kind: 'Art des Arbeitsbereichs',
  kinds: { default: 'Standard', shared: 'Mit Inhaber', orphanage: 'Ohne Inhaber' },
  action: 'Aktion',
  role: 'Rolle',
  yours: 'Ihre',
  places: {
    workspace: 'Im Arbeitsbereich',
    instance: 'Mit seinen Geräten',
    'account.workspace': 'Im Konto',
    subscription: 'Tarife und Rechnungen',
    accountName: 'Das Konto selbst',
  },
  allowed: 'Erlaubt',
  notAllowed: 'Nicht erlaubt',
  notNow: 'Noch nicht',

  whatIfTitle: 'Was könnte dieses Mitglied hier tun als …?',
  whatIfText: 'Vergleichen Sie, was ein Mitglied jetzt darf, mit einer anderen Rolle, bevor Sie sie ändern.',
  workspace: 'Arbeitsbereich',
  member: 'Mitglied',
  someoneNew: 'Jemand Neues',
  as: 'Als',
  choose: 'Bitte wählen',
  loading: 'Wird geladen',
  membersHidden: 'Ihre Rolle zeigt nicht, wer Zugang zu diesem Arbeitsbereich hat.',
  now: (name, role) => `${name} hat hier die Rolle ${role}.`,
  nothingNow: 'Ohne Zugang ist hier jetzt nichts möglich.',
  gains: 'Käme hinzu',
  loses: 'Fiele weg',
  keeps: 'Bliebe möglich',
  none: 'Nichts',
  cannotGrant: (role) => `Ihre Rolle kann die Rolle ${role} nicht vergeben.`,
  tryAgain: 'Erneut versuchen',
  loadFailed: 'Die Arbeitsbereiche konnten nicht geladen werden',
};
