import type { TallyClass, ViewType } from '@partyline/display';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The words of the command palette and of the list of shortcuts. */
export const commandPalette = {
  title: 'Find and do',
  field: 'Find a device, a page or something to do',
  placeholder: 'Device, page or action',
  results: 'What was found',
  close: 'Close',
  escape: 'Esc',
  more: (count: number) => `${count} more`,
  none: (typed: string) => `Nothing is called “${typed}”.`,
  noneHint: 'Try a part of a name, or what you want to do: “start main”.',
  found: (count: number) => (count === 0 ? 'Nothing found' : plural(count, 'result', 'results')),
  loading: 'Devices are being loaded',
  failed: 'Devices could not be loaded',
  move: 'move',
  run: 'run',
  actions: 'actions',
  leave: 'close',

  groups: {
    devices: 'Devices',
    favourites: 'Favourites',
    deeds: 'Actions',
    pages: 'Go to',
    dashboard: 'Dashboard',
    accounts: 'Accounts',
    session: 'This browser',
  },
  deedsOn: (name: string) => `Actions on ${name}`,
  deeds: {
    open: (name: string) => `Open ${name}`,
    start: (name: string) => `Start ${name}`,
    stop: (name: string) => `Stop ${name}`,
    restart: (name: string) => `Restart ${name}`,
    retry: (name: string) => `Retry ${name}`,
    details: (name: string) => `Details of ${name}`,
    star: (name: string) => `Add ${name} to favourites`,
    unstar: (name: string) => `Remove ${name} from favourites`,
    edit: (name: string) => `Edit ${name}`,
    upgrade: (name: string) => `Upgrade ${name}`,
    move: (name: string) => `Move ${name}`,
    unregister: (name: string) => `Unregister ${name}`,
  },
  deviceState: (name: string, state: string) => `${name}, ${state}`,

  view: {
    grid: 'View: grid',
    list: 'View: list',
    popup: 'View: popup tiles',
  } satisfies Record<ViewType, string>,
  filter: {
    online: 'Filter: online devices',
    working: 'Filter: working devices',
    warning: 'Filter: devices with a warning',
    failed: 'Filter: failed devices',
    offline: 'Filter: offline devices',
  } satisfies Record<TallyClass, string>,
  filterFavourites: 'Filter: favourites',
  filterNone: 'Filter: show all devices',
  savedView: (name: string) => `Saved view: ${name}`,
  switchTo: (account: string) => `Switch to ${account}`,
  theme: { auto: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
  shortcuts: 'Keyboard shortcuts',

  shortcutsTitle: 'Keyboard shortcuts',
  shortcutsClose: 'Close',
  keys: {
    palette: 'Find a device, a page or something to do',
    search: 'Search on the dashboard',
    help: 'Show these shortcuts',
    skip: 'To the next control; the first leads past the navigation',
    close: 'Close what is open over the page',
  },
  keyNames: { tab: 'Tab', escape: 'Esc', enter: 'Enter' },
} as const;
