import { plural } from '../../terms/figures.ts';

/** Texts of device actions other than start, stop and open. */
export const deviceCare = {
  menu: (name: string) => `Actions on ${name}`,
  actions: {
    details: 'Details and history',
    select: 'Select',
    stop: 'Stop',
    deselect: 'Deselect',
    edit: 'Edit',
    upgrade: 'Upgrade version',
    move: 'Move to another workspace',
    unregister: 'Unregister',
  },
  close: 'Close',
  cancel: 'Cancel',

  editTitle: (name: string) => `Edit ${name}`,
  name: 'Name',
  center: 'Data center',
  choose: 'Please choose',
  save: 'Save',
  changeTitle: 'Change the data center?',
  change: 'Change data center',
  back: 'Back',
  latency: (ms: number) => `${ms} ms`,
  notMeasured: 'not measured',
  nearest: (measured: string) => `${measured}, nearest`,
  centerChoice: (name: string, measured: string) => `${name} (${measured})`,
  measuring: 'Measuring round-trip times',
  measured: 'Round-trip time from this browser',

  upgradeTitle: (name: string, version: string) =>
    version === '' ? `Upgrade ${name}?` : `Upgrade ${name} to ${version}?`,
  upgrade: 'Upgrade',
  upgradeGiven: (name: string) => `The upgrade of ${name} has started.`,

  unregisterTitle: (name: string) => `Unregister ${name}?`,
  unregisterText:
    "It leaves this account and loses its favourites and history. You can add it again from the device's screen.",
  unregister: 'Unregister device',

  moveTitle: (count: number) => `Move ${plural(count, 'device', 'devices')}`,
  cannotMove: (count: number) => `${plural(count, 'device', 'devices')} cannot be moved yet`,
  moveTo: 'To workspace',
  targetRequired: 'Please choose a workspace.',
  moveWhole: 'Link groups move as a whole:',
  move: (count: number) => `Move ${plural(count, 'device', 'devices')}`,
  moved: (count: number, workspace: string) => `${plural(count, 'device', 'devices')} moved to ${workspace}.`,
  arrived: (count: number, workspace: string) =>
    `${plural(count, 'device', 'devices')} moved here from ${workspace}.`,
  movable: 'Ready to move',

  selected: (count: number) => `${count} selected`,
  ofAll: (count: number) => `of ${count}`,
  bulkLabel: 'Actions on the selection',
  bulk: {
    start: (count: number) => `Start ${count}`,
    stop: (count: number) => `Stop ${count}`,
    upgrade: (count: number) => `Upgrade ${count}`,
  },
  bulkTitle: {
    start: (count: number) => `Start ${plural(count, 'device', 'devices')}?`,
    stop: (count: number) => `Stop ${plural(count, 'device', 'devices')}?`,
    upgrade: (count: number) => `Upgrade ${plural(count, 'device', 'devices')}?`,
  },
  none: {
    start: 'None of them can be started now.',
    stop: 'None of them can be stopped now.',
    upgrade: 'None of them can be upgraded now.',
  },
  oneWorkspace: 'Select devices of one workspace to move them together.',
  leaders: 'These lead a link group; their members keep working:',
  clearSelection: 'Clear selection',
  results: 'Results',
  progress: (done: number, count: number) => `${done} of ${count}`,
  closeResults: 'Close results',
  result: { waiting: 'Waiting', working: 'Working', done: 'Sent', failed: 'Failed', cancelled: 'Skipped' },
  retryFailed: (count: number) => `Retry ${count} failed`,
  cancelRest: 'Cancel the rest',
} as const;
