import type {
  DelayReason,
  DeviceBadge,
  DisplayState,
  RestingState,
  StateClass,
} from '@partyline/device-state';
import type { Elapsed } from '@partyline/display';
import type { WorkspaceKind } from '@partyline/permissions';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { COMMAND_LIMIT_TEXT, plural } from '../terms/figures.ts';

/** A duration below a minute. */
export const JUST_NOW = 'just now';

/** Texts of /dashboard. */
export const dashboard = {
  title: 'Dashboard',
  toolsLabel: 'Search and view',
  searchLabel: 'Find devices by name, host, workspace or person',
  searchPlaceholder: 'Device, workspace, host or person',
  searchPlaceholderShort: 'Device or workspace',
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  clearAll: 'Clear search and filters',
  tallyLabel: 'Devices by state',
  tally: {
    online: 'online',
    working: 'working',
    warning: 'warning',
    failed: 'failed',
    offline: 'offline',
  } satisfies Record<StateClass, string>,

  kinds: {
    default: 'Default',
    shared: 'Shared',
    orphanage: 'Orphanage',
    invited: 'Invited',
  } satisfies Record<WorkspaceKind, string>,
  ownedBy: (name: string) => `Owned by ${name}`,
  ownedByYou: 'Owned by you',
  noOwner: 'No owner',
  /** For users who can do nothing but join. [HZ-9] */
  join: {
    title: 'How to join',
    text: 'Enter host and port in your intercom client or beltpack, and your name.',
    host: 'Host',
    port: 'Port',
    hostOf: (device: string) => `host of ${device}`,
    portOf: (device: string) => `port of ${device}`,
    ask: (owner: string) => `Not ready to join. Ask ${owner} to start it.`,
  },
  /** Below a workspace's header, for users without start and stop rights. */
  viewOnly: (owner: string) => `You can view devices and mark favourites. Ask ${owner} to start or stop.`,
  shownOf: (shown: number, total: number) => `${shown} of ${total} shown`,
  onlineOf: (online: number, total: number) => `${online} online of ${total}`,
  noDevices: 'No devices',
  workspaceMenu: (name: string) => `Actions on workspace ${name}`,
  collapseAll: 'Collapse all workspaces',
  expandAll: 'Expand all workspaces',
  workspaceDevices: (name: string) => `Devices of ${name}`,
  /** Above found devices that stand side by side. */
  foundIn: (devices: number, workspaces: number) =>
    `${plural(devices, 'device', 'devices')} in ${plural(workspaces, 'workspace', 'workspaces')}`,
  foundDevices: 'Found devices',

  linkGroup: 'Link group',
  ledBy: (name: string) => `led by ${name}`,
  linkGroupOf: (name: string) => `Link group led by ${name}`,
  leader: 'Leader',
  membersKeepWorking: 'Members keep working if the leader stops',
  leaderMissing: DECIDED_WORDINGS.leaderMissing,

  cardLabel: (name: string, state: string) => `${name}, ${state}`,
  favourite: 'Favourite',
  moreOf: (name: string) => `More about ${name}`,
  since: (when: string) => `since ${when}`,
  ago: (duration: string) => (duration === JUST_NOW ? duration : `${duration} ago`),
  /** `ago` says when. */
  seen: (ago: string) => `seen ${ago}`,
  lastSeen: (ago: string) => `Last seen ${ago}`,
  neverSeen: 'Not seen yet',
  duration: ({ days, hours, minutes }: Elapsed) => {
    const parts = [days && `${days} d`, hours && `${hours} h`, minutes && `${minutes} m`].filter(
      (part) => part !== 0,
    );
    return parts.length === 0 ? JUST_NOW : parts.join(' ');
  },
  /** Of a command in progress. */
  elapsed: (seconds: number) =>
    seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} m ${seconds % 60} s`,
  /** Why a command takes longer than usual. */
  delay: {
    'not-taken': (host: string) => `No answer yet from ${host}`,
    'no-progress': (host: string) => `No more reports from ${host}`,
    working: (host: string) => `Still in progress on ${host}, up to ${COMMAND_LIMIT_TEXT}`,
  } satisfies Record<DelayReason, (host: string) => string>,
  /** Where a command is until it takes longer than usual, in the drawer. */
  onItsWay: {
    waiting: (host: string) => `On its way to ${host}`,
    taken: (host: string) => `In progress on ${host}`,
  },
  hostOf: (name: string) => (name === '' ? 'the host' : `host ${name}`),
  dnsPreparing: 'DNS being prepared',
  users: (count: number) => plural(count, 'user', 'users'),
  onSite: 'On site',
  badges: {
    'version-unsupported': 'Unsupported',
    'restart-required': 'Restart required',
    'upgrade-available': 'New version available',
  } satisfies Record<DeviceBadge, string>,
  versionAvailable: (version: string) => `${version} available`,
  daysLeft: (days: number) => plural(days, 'day', 'days'),
  expired: 'Expired',
  pastDue: 'Past-Due',
  term: {
    renews: (date: string) => `Will renew ${date}`,
    ends: (date: string) => `Will expire ${date}`,
  },
  noAnswer: {
    start: `No answer to start within ${COMMAND_LIMIT_TEXT}`,
    stop: `No answer to stop within ${COMMAND_LIMIT_TEXT}`,
    save: `No answer to save within ${COMMAND_LIMIT_TEXT}`,
    upgrade: `No answer to upgrade within ${COMMAND_LIMIT_TEXT}`,
  },
  /** Reasons of a failed action on a card, row or message. */
  notDone: {
    start: 'Not started',
    stop: 'Not stopped',
    restart: 'Not restarted',
    open: 'Not opened',
    favorite: 'Favourite not saved',
    upgrade: 'Not upgraded',
  },
  failedAction: (what: string, cause: string) => `${what}: ${cause}`,

  open: 'Open',
  opening: (name: string) => `Opening ${name}`,
  tabBlocked: 'The browser did not allow a new tab. Allow pop-ups for this page and try again.',
  start: 'Start',
  stop: 'Stop',
  retry: 'Retry',
  restart: 'Restart',
  working: { starting: 'Starting', stopping: 'Stopping' },
  cancel: 'Cancel',
  withdrawn: {
    start: (name: string) => `The start of ${name} was withdrawn`,
    stop: (name: string) => `The stop of ${name} was withdrawn`,
  },
  /** Of a command that cannot be withdrawn any more. */
  taken: {
    start: 'The host has taken the command. Stop is offered once the device is online.',
    stop: 'The host has taken the command. Start the device again once it is offline.',
  },
  /** The message about a stop that can be taken back for some seconds. */
  held: (name: string) => `Stopping ${name}`,
  heldText: 'No one is connected. It stops in a moment.',
  undo: 'Undo',
  stopOffer: 'It is online now.',
  /** Names a control to screen readers, the visible word first. */
  controlOf: (word: string, name: string) => `${word} ${name}`,

  loading: 'Loading devices',
  emptyAccountTitle: 'No workspaces yet',
  emptyAccountText: 'A workspace appears here when you are given access to one.',
  emptyWorkspaceTitle: 'No devices in this workspace',
  addDevice: 'Add device',
  emptyWorkspaceText: 'An intercom appears here when the account has a plan for it.',
  emptyWorkspaceAddText: 'Add a physical device with the code on its screen.',
  nothingFoundTitle: 'No device matches',
  nothingFoundText: (query: string, isNarrowed: boolean, hidden: number) => {
    const are = `${plural(hidden, 'device is', 'devices are')} hidden by`;
    if (query === '') return `${are} the filters.`;
    const searched = 'Searched the names and hosts of devices, the names of workspaces, and their owners';
    return `${searched}, for “${query}”. ${are} it${isNarrowed ? ' and by the filters' : ''}.`;
  },
  failedTitle: 'Devices could not be loaded',
  staleText: (reason: string, time: string) => `${reason} Last updated at ${time}.`,
  /** On a disabled control while offline. */
  noTarget: 'There is no other workspace you can add devices to.',
  offlineRefusal: 'You are offline. Commands are unavailable until you reconnect.',
  offlineTitle: 'You are offline',
  offlineText: (time: string) => `Last updated at ${time}. Commands are unavailable until you reconnect.`,
  partMissingTitle: 'Part of this page could not be loaded',
  partMissingText: 'Your devices are shown and kept up to date. Reload to get search and filters.',
  reload: 'Reload',

  announce: (name: string, state: DisplayState, word: string) =>
    state === 'starting' || state === 'stopping'
      ? `${name} is ${word.toLowerCase()}`
      : `${name} is now ${word.toLowerCase()}`,
  became: {
    failed: 'failed',
    error: 'has an error',
    warning: 'has a warning',
    offline: 'is now offline',
    online: 'is now online',
    deleted: 'was deleted',
  } satisfies Record<RestingState, string>,
  /** Of changes without a command from here, several in one sentence. */
  announceChanges: (name: string, became: string, others: number) =>
    `${name} ${became}.${others === 0 ? '' : ` ${plural(others, 'more device', 'more devices')} changed.`}`,
  announceFound: (count: number) =>
    count === 0 ? 'No devices found' : `${plural(count, 'device', 'devices')} found`,
  announceAll: (count: number) => `${plural(count, 'device', 'devices')} shown`,
} as const;
