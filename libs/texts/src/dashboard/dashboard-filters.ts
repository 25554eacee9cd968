import { plural } from '../terms/figures.ts';

/** Texts of the dashboard's filters and saved views. */
export const dashboardFilters = {
  state: 'State',
  working: 'Working',
  plan: 'Plan',
  version: 'Version',
  center: 'Data center',
  favourites: 'Favourites',
  filters: 'Filters',
  chosen: (name: string, count: number) => `${name}: ${count}`,
  show: (count: number) => `Show ${plural(count, 'device', 'devices')}`,
  nothing: 'Nothing to choose from.',

  saved: 'Views',
  savedLabel: 'Saved views',
  savedNone: 'Search or filter, then save the view here under a name.',
  saveName: 'Name of the view',
  save: 'Save view',
  nameRequired: 'Please enter a name.',
  remove: (name: string) => `Remove the view ${name}`,
  savedAs: (name: string) => `Saved as ${name}.`,
} as const;
