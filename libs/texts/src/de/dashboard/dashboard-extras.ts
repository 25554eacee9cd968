import { DASHBOARD_REFRESH_MS } from '@partyline/display';
import type * as english from '../../dashboard/dashboard-extras.ts';
import type { Translation } from '../../translation.ts';
import { plural, countText } from '../terms/figures.ts';

/** Texts of the dashboard's views: list and tiles. */
export const dashboardViews: Translation<typeof english.dashboardViews> = {
  view: 'Ansicht',
  views: { grid: 'Raster', list: 'Liste', popup: 'Kacheln' },
  zoom: 'Größe der Karten',
  zoomSizes: { small: 'Klein', medium: 'Mittel', large: 'Groß' },

  listLabel: 'Geräte',
  columns: {
    name: 'Name',
    state: 'Zustand',
    detail: 'Einzelheiten',
    center: 'Rechenzentrum',
    plan: 'Tarif',
    users: 'Benutzer',
    version: 'Version',
    term: 'Verlängerung/Ende',
  },
  sortBy: 'Sortieren nach',
  sortNone: 'Gruppen, dann Name',
  sortUp: 'Aufsteigend. Zu absteigend wechseln',
  sortDown: 'Absteigend. Zu aufsteigend wechseln',
  actions: 'Aktionen',
  none: 'Keine',
  physical: 'Physisch',
  selectAll: 'Alle angezeigten Geräte auswählen',
  select: (name) => `${name} auswählen`,
  ends: (date, left) => `${date}, ${left}`,
  left: (days) => plural(days, 'Tag', 'Tage'),
};

/** Texts of the dashboard's filters and saved views. */
export const dashboardFilters: Translation<typeof english.dashboardFilters> = {
  state: 'Zustand',
  working: 'In Arbeit',
  plan: 'Tarif',
  version: 'Version',
  center: 'Rechenzentrum',
  favourites: 'Favoriten',
  filters: 'Filtern',
  chosen: (name, count) => `${name}: ${count}`,
  show: (count) => `${plural(count, 'Gerät', 'Geräte')} zeigen`,
  nothing: 'Keine Auswahl möglich.',
  workspace: 'Arbeitsbereich',
  allWorkspaces: (count) => `Alle ${countText(count)}`,
  workspacesOf: (count, total) => `${countText(count)} von ${countText(total)}`,
  workspaceSearch: 'Arbeitsbereich nach Name oder Inhaber suchen',
  workspaceSearchPlaceholder: 'Arbeitsbereich, Inhaber',
  workspacesFound: (count, total) =>
    count === total
      ? `${countText(total)} Arbeitsbereiche`
      : `${countText(count)} von ${countText(total)} Arbeitsbereichen`,
  moreWorkspaces: (count) => `${countText(count)} weitere. Suchen Sie danach.`,
  all: 'Alle',
  showOnly: (name) => `Nur ${name} zeigen`,

  saved: 'Ansicht',
  savedLabel: 'Gespeicherte Ansichten',
  savedNone: 'Suchen oder filtern Sie und speichern Sie die Ansicht hier unter einem Namen.',
  saveName: 'Name der Ansicht',
  save: 'Ansicht speichern',
  nameRequired: 'Bitte geben Sie einen Namen ein.',
  remove: (name) => `Ansicht ${name} entfernen`,
};

/** Texts of the dashboard export. */
export const dashboardExport: Translation<typeof english.dashboardExport> = {
  label: 'Angezeigte Geräte als CSV exportieren',
  workspace: 'Geräte als CSV exportieren',
  selected: (count) => `${count} exportieren`,
  cancel: (percent) => `Abbrechen, ${percent} %`,
  cancelLabel: (percent) => `Abbrechen, ${percent} % des Exports sind fertig`,
  progress: (percent) => `Export läuft, ${percent} % fertig`,
  done: (rows) => `Die Datei ist gespeichert, mit ${countText(rows)} ${rows === 1 ? 'Zeile' : 'Zeilen'}.`,
  cancelled: 'Der Export wurde abgebrochen. Es wurde keine Datei gespeichert.',
  nothing: 'Es gibt keine Geräte zum Exportieren.',
};

const refreshes = `Diese Seite wird alle ${DASHBOARD_REFRESH_MS / 1_000} s aktualisiert.`;

/** Texts while live updates are interrupted. */
export const liveUpdates: Translation<typeof english.liveUpdates> = {
  paused: 'Live-Aktualisierung ist unterbrochen',
  reasons: {
    'too-many-streams': `Sie sind in zu vielen Browsern angemeldet. ${refreshes} Schließen Sie einen, um hier wieder Live-Aktualisierungen zu bekommen.`,
    'polling-with-notice': `Die Verbindung für Live-Aktualisierungen ist unterbrochen. ${refreshes}`,
  },
};
