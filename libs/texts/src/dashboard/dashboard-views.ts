import type { ViewType } from '@partyline/display';
import { plural } from '../terms/figures.ts';

/** Texts of the dashboard's views: list and tiles. */
export const dashboardViews = {
  view: 'View',
  views: { grid: 'Grid', list: 'List', popup: 'Popup' } satisfies Record<ViewType, string>,

  listLabel: 'Devices',
  columns: {
    name: 'Name',
    state: 'State',
    detail: 'Detail',
    center: 'Data center',
    plan: 'Plan',
    users: 'Users',
    version: 'Version',
    term: 'Renews or ends',
  },
  sortBy: 'Sort by',
  sortNone: 'Groups, then name',
  sortUp: 'Ascending. Change to descending',
  sortDown: 'Descending. Change to ascending',
  actions: 'Actions',
  none: 'None',
  physical: 'Physical',
  selectAll: 'Select all devices shown',
  select: (name: string) => `Select ${name}`,
  ends: (date: string, left: string) => `${date}, ${left}`,
  left: (days: number) => `${plural(days, 'day', 'days')} left`,

  tileLabel: (name: string, state: string) => `${name}, ${state}`,
} as const;
