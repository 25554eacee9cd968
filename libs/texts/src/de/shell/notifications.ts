import type { NotificationKind } from '@partyline/notifications';
import type * as english from '../../shell/notifications.ts';
import type { Translation } from '../../translation.ts';

const KINDS: Readonly<Record<NotificationKind, string>> = {
  'device-failed': 'Ein Gerät fällt aus',
  'subscription-ending': 'Eine Testphase oder ein Abonnement endet bald',
  'payment-failed': 'Eine Zahlung schlägt fehl',
  'payment-confirmation': 'Ihre Bank bittet Sie, eine Zahlung zu bestätigen',
  'purchase-settled': 'Ein Kauf wird verspätet abgeschlossen oder abgelehnt',
  'tax-changed': 'Steuer kommt zu Ihren Rechnungen hinzu',
  'ownership-submitted': 'Eine Inhaberschaft wird angeboten oder erbeten',
  'ownership-answered': 'Ihre Übertragung oder Anforderung wird beantwortet',
  'access-changed': 'Ihr Zugang ändert sich',
  'access-ending': 'Ihr Zugang endet bald',
  'access-requested': 'Ein Mitglied bittet um eine Rolle, die Sie vergeben dürfen',
  'access-request-answered': 'Ihre Bitte um eine Rolle wird beantwortet',
  'invitation-accepted': 'Ihre Einladung wird angenommen',
  'workspace-changed': 'Geräte werden verschoben oder ein Arbeitsbereich gelöscht',
  'schedule-paused': 'Ein Zeitplan wird pausiert, weil er nicht mehr laufen kann',
};

/** Texts of the notification list and preferences. [NOTIF-1, PLUS-27] */
export const notifications: Translation<typeof english.notifications> = {
  title: 'Benachrichtigungen',
  bell: (unread) => (unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${unread} ungelesen`),
  unread: (count) => `Ungelesen ${count}`,
  all: 'Alle',
  show: 'Welche Benachrichtigungen',
  list: 'Ihre Benachrichtigungen',
  markRead: 'Als gelesen markieren',
  markReadOf: (message) => `Als gelesen markieren: ${message}`,
  markAllRead: 'Alle gelesen',
  remove: 'Löschen',
  removeOf: (message) => `Löschen: ${message}`,
  removeAll: 'Alle löschen',
  removeAllQuestion:
    'Alle Benachrichtigungen dieses Kontos löschen? Das kann nicht rückgängig gemacht werden.',
  keep: 'Behalten',
  settings: 'Einstellungen für Benachrichtigungen',
  isUnread: 'Ungelesen',
  loading: 'Ihre Benachrichtigungen werden geladen',
  notLoaded: 'Ihre Benachrichtigungen sind gerade nicht verfügbar.',
  tryAgain: 'Erneut versuchen',
  empty: 'Keine Benachrichtigungen',
  emptyText: 'Ausfälle, Anfragen und Änderungen an Ihrem Zugang erscheinen hier.',
  noneUnread: 'Nichts Ungelesenes',
  noneUnreadText: 'Sie haben alles gelesen.',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  open: {
    device: 'Gerät zeigen',
    workspace: 'Arbeitsbereich zeigen',
    ownership: 'Lesen und antworten',
    subscription: 'Abrechnung öffnen',
    'access-request': 'Lesen und antworten',
    people: 'Personen zeigen',
  },
  preferences: {
    title: 'Benachrichtigungen',
    text: 'Was Ihnen gemeldet wird, und wie. Das gilt für jedes Konto, zu dem Sie gehören.',
    loading: 'Ihre Auswahl wird geladen',
    loadFailed: 'Ihre Auswahl konnte nicht geladen werden',
    tryAgain: 'Erneut versuchen',
    list: 'Was Ihnen gemeldet wird',
    when: 'Wann',
    subjects: { devices: 'Geräte', money: 'Geld', people: 'Personen' },
    channels: { feed: 'Im Portal', mail: 'Per E-Mail' },
    choice: (kind, channel) => `${KINDS[kind]}: ${channel === 'feed' ? 'im Portal' : 'per E-Mail'}`,
    always: { feed: 'Immer im Portal', mail: 'Immer per E-Mail' },
    alwaysText:
      'Änderungen an Zugang und Inhaberschaft werden zu Ihrer Sicherheit immer per E-Mail gemeldet.',
    kinds: KINDS,
  },
};
