import type * as english from '../../dashboard/dashboard.ts';
import type { Translation } from '../../translation.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { COMMAND_LIMIT_TEXT, plural } from '../terms/figures.ts';

const devices = (count: number): string => plural(count, 'Gerät', 'Geräte');
/** A duration too short for a figure. */
export const JUST_NOW = 'gerade eben';
const users = (count: number): string => `${count} Benutzer`;

/** Texts of /dashboard. */
export const dashboard: Translation<typeof english.dashboard> = {
  title: 'Dashboard',
  toolsLabel: 'Suche und Ansicht',
  searchLabel: 'Geräte nach Name, Host, Arbeitsbereich oder Person suchen',
  searchPlaceholder: 'Gerät, Arbeitsbereich, Host, Person',
  searchPlaceholderShort: 'Gerät, Arbeitsbereich',
  clearSearch: 'Suche leeren',
  clearFilters: 'Filter zurücksetzen',
  clearAll: 'Suche und Filter zurücksetzen',
  tallyLabel: 'Geräte nach Zustand',
  tally: {
    online: 'online',
    working: 'in Arbeit',
    warning: 'Warnung',
    failed: 'gestört',
    offline: 'offline',
  },

  kinds: { default: 'Standard', shared: 'Geteilt', orphanage: 'Verwaist', invited: 'Eingeladen' },
  ownedBy: (name) => `Inhaber: ${name}`,
  ownedByYou: 'Inhaber: Sie',
  noOwner: 'Kein Inhaber',
  join: {
    title: 'So nehmen Sie teil',
    text: 'Geben Sie Host und Port in Ihrem Intercom-Client oder Ihrer Sprechstelle ein, dazu Ihren Namen.',
    host: 'Host',
    port: 'Port',
    hostOf: (device) => `Host von ${device}`,
    portOf: (device) => `Port von ${device}`,
    ask: (owner) => `Noch nicht bereit. Bitten Sie ${owner}, es zu starten.`,
  },
  viewOnly: (owner) =>
    `Sie können Geräte sehen und als Favoriten markieren. Zum Starten oder Stoppen wenden Sie sich an ${owner}.`,
  shownOf: (shown, total) => `${shown} von ${total} angezeigt`,
  onlineOf: (online, total) => `${online} von ${total} online`,
  noDevices: 'Keine Geräte',
  workspaceMenu: (name) => `Aktionen für den Arbeitsbereich ${name}`,
  collapseAll: 'Alle Arbeitsbereiche zuklappen',
  expandAll: 'Alle Arbeitsbereiche aufklappen',
  workspaceDevices: (name) => `Geräte von ${name}`,
  foundIn: (count, workspaces) =>
    `${devices(count)} in ${plural(workspaces, 'Arbeitsbereich', 'Arbeitsbereichen')}`,
  foundDevices: 'Gefundene Geräte',

  linkGroup: 'Link-Gruppe',
  ledBy: (name) => `geleitet von ${name}`,
  linkGroupOf: (name) => `Link-Gruppe, geleitet von ${name}`,
  leader: 'Leitgerät',
  membersKeepWorking: 'Die Mitglieder arbeiten weiter, wenn das Leitgerät stoppt',
  leaderMissing: DECIDED_WORDINGS.leaderMissing,

  cardLabel: (name, state) => `${name}, ${state}`,
  favourite: 'Favorit',
  moreOf: (name) => `Mehr zu ${name}`,
  since: (when) => `seit ${when}`,
  ago: (duration) => (duration === JUST_NOW ? duration : `vor ${duration}`),
  seen: (ago) => `gesehen ${ago}`,
  lastSeen: (ago) => `Zuletzt gesehen ${ago}`,
  neverSeen: 'Noch nicht gesehen',
  duration: ({ days, hours, minutes }) => {
    const parts = [
      days && (days === 1 ? '1 Tag' : `${days} Tage`),
      hours && `${hours} h`,
      minutes && `${minutes} min`,
    ].filter((part) => part !== 0);
    return parts.length === 0 ? JUST_NOW : parts.join(' ');
  },
  elapsed: (seconds) => (seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`),
  delay: {
    'not-taken': (host) => `Noch keine Antwort von ${host}`,
    'no-progress': (host) => `Keine Meldung mehr von ${host}`,
    working: (host) => `Noch in Arbeit auf ${host}, bis zu ${COMMAND_LIMIT_TEXT}`,
  },
  onItsWay: {
    waiting: (host) => `Unterwegs zu ${host}`,
    taken: (host) => `In Arbeit auf ${host}`,
  },
  hostOf: (name) => (name === '' ? 'dem Host' : `Host ${name}`),
  dnsPreparing: 'DNS wird vorbereitet',
  users,
  onSite: 'Vor Ort',
  badges: {
    'version-unsupported': 'Nicht unterstützt',
    'restart-required': 'Neustart nötig',
    'upgrade-available': 'Neue Version verfügbar',
  },
  versionAvailable: (version) => `${version} verfügbar`,
  daysLeft: (days) => plural(days, 'Tag', 'Tage'),
  expired: 'Abgelaufen',
  pastDue: 'Überfällig',
  term: { renews: (date) => `Verlängerung am ${date}`, ends: (date) => `Läuft ab am ${date}` },
  noAnswer: {
    start: `Keine Antwort auf „Starten“ innerhalb von ${COMMAND_LIMIT_TEXT}`,
    stop: `Keine Antwort auf „Stoppen“ innerhalb von ${COMMAND_LIMIT_TEXT}`,
    save: `Keine Antwort auf „Speichern“ innerhalb von ${COMMAND_LIMIT_TEXT}`,
    upgrade: `Keine Antwort auf „Aktualisieren“ innerhalb von ${COMMAND_LIMIT_TEXT}`,
  },
  notDone: {
    start: 'Nicht gestartet',
    stop: 'Nicht gestoppt',
    restart: 'Nicht neu gestartet',
    open: 'Nicht geöffnet',
    favorite: 'Favorit nicht gespeichert',
    upgrade: 'Nicht aktualisiert',
  },
  failedAction: (what, cause) => `${what}: ${cause}`,

  open: 'Öffnen',
  opening: (name) => `${name} wird geöffnet`,
  tabBlocked:
    'Der Browser hat keinen neuen Tab erlaubt. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut.',
  start: 'Starten',
  stop: 'Stoppen',
  retry: 'Wiederholen',
  restart: 'Neu starten',
  working: { starting: 'Startet', stopping: 'Stoppt' },
  cancel: 'Abbrechen',
  withdrawn: {
    start: (name) => `Das Starten von ${name} wurde zurückgenommen`,
    stop: (name) => `Das Stoppen von ${name} wurde zurückgenommen`,
  },
  taken: {
    start: 'Der Host hat den Befehl angenommen. Stoppen wird angeboten, sobald das Gerät online ist.',
    stop: 'Der Host hat den Befehl angenommen. Starten Sie das Gerät wieder, sobald es offline ist.',
  },
  held: (name) => `${name} wird gestoppt`,
  heldText: 'Niemand ist verbunden. Gleich wird es gestoppt.',
  undo: 'Rückgängig',
  stopOffer: 'Es ist jetzt online.',
  controlOf: (word, name) => `${word}: ${name}`,

  loading: 'Geräte werden geladen',
  emptyAccountTitle: 'Noch keine Arbeitsbereiche',
  emptyAccountText: 'Ein Arbeitsbereich erscheint hier, sobald Sie Zugang zu einem bekommen.',
  emptyWorkspaceTitle: 'Keine Geräte in diesem Arbeitsbereich',
  addDevice: 'Gerät hinzufügen',
  emptyWorkspaceText: 'Eine Intercom erscheint hier, sobald das Konto einen Tarif dafür hat.',
  emptyWorkspaceAddText: 'Ein physisches Gerät fügen Sie mit dem Code auf seiner Anzeige hinzu.',
  nothingFoundTitle: 'Kein passendes Gerät',
  nothingFoundText: (query, isNarrowed, hidden) => {
    const are = `${devices(hidden)} ${hidden === 1 ? 'ist' : 'sind'}`;
    if (query === '') return `${are} durch die Filter ausgeblendet.`;
    const searched = 'in Namen und Hosts der Geräte, Namen der Arbeitsbereiche und bei deren Inhabern';
    return `Gesucht nach „${query}“ ${searched}. ${are} dadurch${isNarrowed ? ' und durch die Filter' : ''} ausgeblendet.`;
  },
  failedTitle: 'Die Geräte konnten nicht geladen werden',
  staleText: (reason, time) => `${reason} Zuletzt aktualisiert um ${time}.`,
  noTarget: 'Es gibt keinen anderen Arbeitsbereich, in den Sie Geräte bringen können.',
  offlineRefusal: 'Sie sind offline. Befehle sind erst möglich, wenn Sie wieder verbunden sind.',
  offlineTitle: 'Sie sind offline',
  offlineText: (time) =>
    `Zuletzt aktualisiert um ${time}. Befehle sind erst möglich, wenn Sie wieder verbunden sind.`,
  partMissingTitle: 'Ein Teil dieser Seite konnte nicht geladen werden',
  partMissingText:
    'Ihre Geräte werden angezeigt und aktuell gehalten. Laden Sie neu, um Suche und Filter zu bekommen.',
  reload: 'Neu laden',

  announce: (name, state, word) =>
    state === 'starting' || state === 'stopping' ? `${name}: ${word}` : `${name} jetzt: ${word}`,
  became: {
    failed: 'ist gestört',
    error: 'hat einen Fehler',
    warning: 'hat eine Warnung',
    offline: 'ist jetzt offline',
    online: 'ist jetzt online',
    deleted: 'wurde gelöscht',
  },
  announceChanges: (name, became, others) => {
    if (others === 0) return `${name} ${became}.`;
    const more = others === 1 ? 'Ein weiteres Gerät hat sich' : `${others} weitere Geräte haben sich`;
    return `${name} ${became}. ${more} geändert.`;
  },
  announceFound: (count) => (count === 0 ? 'Keine Geräte gefunden' : `${devices(count)} gefunden`),
  announceAll: (count) => `${devices(count)} angezeigt`,
};
