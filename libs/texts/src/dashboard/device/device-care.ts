import type { ChangeWarning, Reboot, EditIssueCode } from '@partyline/device-state';
import { plural } from '../../terms/figures.ts';
import { FORM_ISSUE_TEXTS } from '../../errors/forms.ts';
import { COMMAND_REFUSAL_TEXTS } from '../../errors/refusals.ts';

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
  changeTitle: (name: string) => `Change the data center of ${name}?`,
  changeFromTo: (from: string, to: string) => `From ${from} to ${to}.`,
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
  upgradeTime: (minutes: number) =>
    `Users are off the line during the restart. An upgrade that takes longer than ${minutes} minutes counts as failed.`,
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

  selected: (count: number) => `${count} selected`,
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
  result: { waiting: 'Waiting', working: 'Working', sent: 'Sent', failed: 'Failed', cancelled: 'Skipped' },
  retryFailed: (count: number) => `Retry ${count} failed`,
  cancelRest: 'Cancel the rest',
} as const;

/** Warnings before a change. [DEV-33, DEV-34, DEV-35, LQ-8] */
export const CHANGE_WARNING_TEXTS = {
  'configuration-reset': 'This resets the configuration.',
  'not-undoable': 'This cannot be undone.',
  'reboots-subscription': 'This reboots the subscription.',
  'reboots-link-group': 'This reboots the whole link group.',
} as const satisfies Record<ChangeWarning, string>;

/** Names the devices that a version upgrade reboots. [DEV-35, LQ-8, GD-27] */
export function rebootText({ isLinkGroup, deviceNames }: Reboot): string {
  const what = isLinkGroup ? 'reboots-link-group' : 'reboots-subscription';
  return `${CHANGE_WARNING_TEXTS[what].slice(0, -1)}: ${deviceNames.join(', ')}.`;
}

/** Results of changing a device. [DEV-42, DEV-49, DEV-50, GU-11] */
export const DEVICE_OUTCOME_TEXTS = {
  'data-center-changed': 'Instance updated successfully.',
  unregistered: 'Device unregistered successfully.',
  'unregister-failed': 'Unable to update the device. Please try again!',
} as const;

/** Issues of a device edit. [DEV-40, DEV-41, GD-14, GD-34] */
export const EDIT_ISSUE_TEXTS = {
  ...FORM_ISSUE_TEXTS,
  ...COMMAND_REFUSAL_TEXTS,
  'name-taken': 'This name is already used in the workspace.',
  'data-center-unknown': 'This data center is not available.',
} as const satisfies Record<EditIssueCode, string>;
