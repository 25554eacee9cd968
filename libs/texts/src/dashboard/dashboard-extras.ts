import { type ViewType, DASHBOARD_REFRESH_MS } from '@partyline/display';
import { plural, countText, percentText } from '../terms/figures.ts';

/** Texts of the dashboard's views: list and tiles. */
export const dashboardViews = {
  view: 'View',
  views: { grid: 'Grid', list: 'List', popup: 'Popup' } satisfies Record<ViewType, string>,
  zoom: 'Size of the cards',
  zoomSizes: { small: 'Small', medium: 'Medium', large: 'Large' },

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
} as const;

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
  workspace: 'Workspace',
  allWorkspaces: (count: number) => `All ${countText(count)}`,
  workspacesOf: (count: number, total: number) => `${countText(count)} of ${countText(total)}`,
  workspaceSearch: 'Find a workspace by name or owner',
  workspaceSearchPlaceholder: 'Workspace or owner',
  workspacesFound: (count: number, total: number) =>
    count === total
      ? `${countText(total)} workspaces`
      : `${countText(count)} of ${countText(total)} workspaces`,
  moreWorkspaces: (count: number) => `${countText(count)} more. Search to find them.`,
  all: 'All',
  showOnly: (name: string) => `Show only ${name}`,

  saved: 'Views',
  savedLabel: 'Saved views',
  savedNone: 'Search or filter, then save the view here under a name.',
  saveName: 'Name of the view',
  save: 'Save view',
  nameRequired: 'Please enter a name.',
  remove: (name: string) => `Remove the view ${name}`,
} as const;

/** Texts of the dashboard export. */
export const dashboardExport = {
  label: 'Export the devices shown as CSV',
  workspace: 'Export its devices as CSV',
  selected: (count: number) => `Export ${count}`,
  cancel: (percent: number) => `Cancel, ${percentText(percent)}`,
  cancelLabel: (percent: number) => `Cancel, ${percentText(percent)} of the export is done`,
  progress: (percent: number) => `Exporting, ${percentText(percent)} done`,
  done: (rows: number) => `The file is saved, with ${countText(rows)} ${rows === 1 ? 'row' : 'rows'}.`,
  cancelled: 'The export was cancelled. No file was saved.',
  nothing: 'There are no devices to export.',
} as const;

const refreshes = `This page refreshes every ${DASHBOARD_REFRESH_MS / 1_000} s.`;

/** Texts while live updates are interrupted. */
export const liveUpdates = {
  paused: 'Live updates are paused',
  reasons: {
    'too-many-streams': `Too many browsers are signed in as you. ${refreshes} Close one to get live updates back here.`,
    'polling-with-notice': `The connection for live updates is interrupted. ${refreshes}`,
  },
} as const;
