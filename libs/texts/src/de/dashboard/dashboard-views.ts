import type * as english from '../../dashboard/dashboard-views.ts';
import type { Translation } from '../../translation.ts';
import { plural } from '../terms/figures.ts';

/** Texts of the dashboard's views: list and tiles. */
export const dashboardViews: Translation<typeof english.dashboardViews> = {
  view: 'Ansicht',
  views: { grid: 'Raster', list: 'Liste', popup: 'Kacheln' },

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

  tileLabel: (name, state) => `${name}, ${state}`,
};
