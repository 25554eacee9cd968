import { ACCESS_COUNT_LIMIT, INVITATION_LIFETIME_MS } from '@partyline/invitations';
import type * as english from '../../people/people.ts';
import type { Translation } from '../../translation.ts';
import { countText, plural } from '../terms/figures.ts';
import { roleNameText } from '../terms/role-names.ts';

const DAY_MS = 86_400_000;
const invitations = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'Einladung' : 'Einladungen'}`;

/** What each role may do, in a line. */
export const ROLE_SUMMARIES: Translation<typeof english.ROLE_SUMMARIES> = {
  'account-owner': 'Inhaber des Kontos und all dessen, was darin ist.',
  'account-admin': 'Verwaltet jeden Arbeitsbereich, dessen Geräte und Personen.',
  'workspace-owner': 'Inhaber dieses Arbeitsbereichs; kann ihn übergeben.',
  'workspace-admin': 'Verwaltet die Geräte und Personen dieses Arbeitsbereichs.',
  'vic-admin': 'Startet, stoppt und öffnet Geräte und lädt Client-Benutzer ein.',
  'endpoint-user': 'Sieht die Geräte dieses Arbeitsbereichs.',
};

/** Texts of /manage-invite. */
export const manageInvite: Translation<typeof english.manageInvite> = {
  title: 'Personen',
  invitations: 'Einladungen',
  members: 'Personen mit Zugang',
  noInvitation: 'Keine Einladung ist offen.',
  noMatchHere: 'Nichts passt zur Suche und zu den Filtern.',
  tools: 'Personen suchen und einladen',
  filters: 'Filter',
  filtersChosen: (count) => `Filter, ${count} gewählt`,
  clearFilters: 'Filter zurücksetzen',
  done: 'Fertig',
  search: 'Personen suchen',
  searchPlaceholder: 'E-Mail, Arbeitsbereich oder Rolle',
  clearSearch: 'Suche leeren',
  invite: 'Personen einladen',
  import: 'CSV importieren',
  export: 'CSV exportieren',
  exporting: 'Export läuft',
  exported: (count) =>
    `Die Datei ist gespeichert, mit ${countText(count)} ${count === 1 ? 'Zeile' : 'Zeilen'}.`,

  columns: {
    email: 'E-Mail',
    workspace: 'Arbeitsbereich',
    permission: 'Rolle',
    status: 'Status',
    lastActive: 'Zuletzt aktiv',
    endsAt: 'Zugang endet',
    actions: 'Aktionen',
  },
  sortBy: 'Sortieren nach',
  sortUp: 'Aufsteigend sortiert. Absteigend sortieren',
  sortDown: 'Absteigend sortiert. Aufsteigend sortieren',
  everyWorkspace: 'Alle Arbeitsbereiche',
  you: 'Sie',
  active: 'Aktiv',
  suspended: 'Ausgesetzt',
  ended: 'Beendet',
  expiredOrEnded: 'Abgelaufen oder beendet',
  never: 'Nie',
  noEnd: 'Kein Enddatum',
  linkUntil: (date) => `Link gültig bis ${date}`,
  endsAt: (date) => `Endet am ${date}`,
  endedAt: (date) => `Endete am ${date}`,

  allWorkspaces: 'Alle Arbeitsbereiche',
  allRoles: 'Alle Rollen',
  allStatuses: 'Jeder Status',
  onlyOne: (email) => `Alles, wozu ${email} Zugang hat`,
  onlyOneIn: (workspace) => `Wer Zugang zu ${workspace} hat`,
  showAll: 'Alle Personen zeigen',
  clear: 'Suche und Filter zurücksetzen',

  showMore: (count) => (count === null ? 'Mehr zeigen' : `${countText(count)} weitere zeigen`),
  showLess: 'Weniger zeigen',
  total: (total) => (total === null ? `mehr als ${countText(ACCESS_COUNT_LIMIT)}` : countText(total)),
  page: (from, to, total) =>
    `${countText(from)} bis ${countText(to)} von ${total === null ? `mehr als ${countText(ACCESS_COUNT_LIMIT)}` : countText(total)}`,
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  loading: 'Personen werden geladen',
  loadFailed: 'Die Liste konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  noRightsTitle: 'Das Verwalten von Personen gehört nicht zu Ihrer Rolle',
  noRightsText: (owner) => `Bitten Sie ${owner}, Personen einzuladen oder zu ändern, was sie dürfen.`,
  aloneTitle: 'Sie sind hier allein',
  aloneText: 'Laden Sie die Personen ein, die mit Ihnen arbeiten. Jede bekommt einen Link per E-Mail.',
  noMatchTitle: 'Kein Treffer',
  noMatchText: 'Kein Mitglied und keine Einladung passt zur Suche und zu den Filtern.',

  menuOf: (email, place) => `Aktionen für ${email}, ${place}`,
  all: 'Alle Zugänge dieses Benutzers zeigen',
  changeRole: 'Rolle ändern',
  setEnd: 'Enddatum setzen',
  suspend: 'Aussetzen',
  resume: 'Wieder freigeben',
  resend: 'Erneut senden',
  copy: 'Link kopieren',
  revoke: 'Einladung zurückziehen',
  remove: 'Zugang entfernen',
  leave: 'Verlassen',
  offline: 'Sie sind offline. Änderungen sind erst möglich, wenn Sie wieder verbunden sind.',

  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',

  roleTitle: (email) => `Rolle von ${email} ändern`,
  roleSaved: (email, role) => `${email} hat jetzt die Rolle ${roleNameText(role)}.`,
  endTitle: (email) => `Wann endet der Zugang von ${email}?`,
  endHint: 'Der Zugang endet mit dem Ende dieses Tages. Leer lassen für kein Ende.',
  endSaved: (email, date) =>
    date === null
      ? `Der Zugang von ${email} hat jetzt kein Enddatum.`
      : `Der Zugang von ${email} endet am ${date}.`,

  suspendTitle: (email) => `Zugang von ${email} aussetzen?`,
  suspendText: (place) =>
    `Der Zugang zu „${place}“ entfällt sofort. Die Rolle bleibt für die Zeit nach der Freigabe erhalten.`,
  suspendedNow: (email) => `Der Zugang von ${email} ist ausgesetzt.`,
  resumed: (email) => `${email} hat wieder Zugang.`,

  resent: (email, date) =>
    `Die Einladung wurde erneut an ${email} gesendet. Der neue Link ist gültig bis ${date}; frühere Links gelten nicht mehr.`,
  copied: (date) => `Der Link ist kopiert. Er ist gültig bis ${date}.`,
  copyTitle: 'Link kopieren',
  makeLink: 'Link erzeugen',
  makeLinkText: (email) =>
    `Der Link ist nur für ${email}. Ein früher kopierter Link funktioniert dann nicht mehr; der Link in der E-Mail bleibt gültig.`,
  linkText: (date) => `Gültig bis ${date}. Er wird nur einmal angezeigt.`,
  copyText: 'Ihr Browser hat das Kopieren nicht erlaubt. Markieren Sie den Link und kopieren Sie ihn selbst.',
  link: 'Einladungslink',

  revokeTitle: (email) => `Einladung von ${email} zurückziehen?`,
  revokeText: (role, place) =>
    `Die Links funktionieren nicht mehr. Diese Person bekommt die Rolle ${roleNameText(role)} in „${place}“ nicht.`,
  revoked: (email) => `Die Einladung von ${email} ist zurückgezogen.`,
  removeTitle: (email) => `Zugang von ${email} entfernen?`,
  removeText: (role, place) =>
    `Diese Person hat die Rolle ${roleNameText(role)} in „${place}“. Sie verliert sie sofort, in jedem Browser.`,
  removed: (email, place) => `${email} hat keinen Zugang zu „${place}“ mehr.`,
  leaveTitle: (place) => `„${place}“ verlassen?`,
  leaveText: (role, place) =>
    `Sie haben die Rolle ${roleNameText(role)} in „${place}“ und verlieren sie sofort. Um zurückzukommen, brauchen Sie eine neue Einladung.`,
  ownerCannotLeave: 'Übertragen Sie die Inhaberschaft, bevor Sie gehen.',
  left: (place) => `Sie haben „${place}“ verlassen.`,
};

/** Texts of the invite dialog. */
export const inviteDialog: Translation<typeof english.inviteDialog> = {
  title: 'Personen einladen',
  email: 'E-Mail',
  emailHint: 'Fügen Sie mehrere Adressen ein, um viele einzuladen.',
  emailCount: (count) => `${plural(count, 'Adresse', 'Adressen')}: Jede bekommt eine Einladung.`,
  role: 'Rolle',
  workspace: 'Arbeitsbereich',
  chooseWorkspace: 'Arbeitsbereich wählen',
  locked: 'Ein Kontoadministrator verwaltet jeden Arbeitsbereich.',
  noWorkspace: 'Sie haben keinen Arbeitsbereich, in dem diese Rolle vergeben werden kann.',
  endsAt: 'Zugang endet',
  endsHint: `Optional. Der Link selbst ist ${INVITATION_LIFETIME_MS / DAY_MS} Tage gültig.`,
  send: 'Einladung senden',
  sendMany: (count) => `${invitations(count)} senden`,
  sending: (done, all) => `${done + 1} von ${all} wird gesendet`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  sent: (email) => `Die Einladung an ${email} ist unterwegs.`,

  updateTitle: 'Rolle ändern?',
  updateText: (email, held, place, next) =>
    `${email} ist ${roleNameText(held)} in „${place}“. Möchten Sie die Rolle in ${roleNameText(next)} ändern?`,
  updateTextUnknown: (email, place, next) =>
    `${email} hat eine andere Rolle in „${place}“. Möchten Sie die Rolle in ${roleNameText(next)} ändern?`,
  update: 'Rolle ändern',
  keep: 'Nicht ändern',
  updated: (email, role) => `${email} hat jetzt die Rolle ${roleNameText(role)}.`,

  results: 'Ergebnisse',
  resultsSummary: (sent, failed) =>
    failed === 0
      ? `${invitations(sent)} gesendet.`
      : `${invitations(sent)} gesendet, ${countText(failed)} nicht gesendet.`,
  waiting: 'Wartet',
  resultSent: 'Gesendet',
  resultUpdate: 'Hat hier eine andere Rolle',
  retry: (count) => `${plural(count, 'Adresse', 'Adressen')} erneut versuchen`,
  edit: 'Zurück zum Formular',
};

const STATUSES = {
  pending: 'Eingeladen',
  accepted: manageInvite.active,
  expired: 'Abgelaufen',
  revoked: 'Zurückgezogen',
} as const;

/** Names the status of a row; an accepted one is a member. [GV-4, PLUS-5] */
export const accessStatusText: typeof english.accessStatusText = (status, isSuspended, kind) => {
  if (kind === 'membership' && status === 'expired') return manageInvite.ended;
  return isSuspended && status === 'accepted' ? manageInvite.suspended : STATUSES[status];
};
