import type * as english from '../../dashboard/dashboard-filters.ts';
import type { Translation } from '../../translation.ts';
import { plural } from '../terms/figures.ts';

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

  saved: 'Ansicht',
  savedLabel: 'Gespeicherte Ansichten',
  savedNone: 'Suchen oder filtern Sie und speichern Sie die Ansicht hier unter einem Namen.',
  saveName: 'Name der Ansicht',
  save: 'Ansicht speichern',
  nameRequired: 'Bitte geben Sie einen Namen ein.',
  remove: (name) => `Ansicht ${name} entfernen`,
  savedAs: (name) => `Als ${name} gespeichert.`,
};
