import type { MachineLaw } from '@partyline/kernel/law';
import { STATES, STATUSES } from '../device/vocabulary.ts';
import { applyInstanceUpdate } from './apply-instance-update.ts';
import type { DeviceUpdate, UpdatableDevice } from './device-update.ts';

const ID = '0a000000-0000-4000-8000-000000000001';
const SINCE = '2026-11-20T10:00:00.000Z';

const START: UpdatableDevice = {
  ...{ vicUuid: ID, epoch: 1, sequence: 0, state: 'offline', status: '', DNSStatus: '', openCommand: null },
  ...{ progress: null, deviceEndPoint: '', port: null, deviceName: 'Stage', deploymentTarget: 'Frankfurt' },
  ...{ deploymentTargetId: 'fra', ccmurl: '', version: '1', dnsHost: '', hostName: '', ip: '' },
  ...{ restartRequired: false, failureReason: null, connectedUsers: null, stateSince: null, lastSeen: null },
  ...{ hasUpgradeAvailable: true, isLoading: false, movable: true },
};

/** Makes a full report of a host: every field, as a host sends it. */
const full = (epoch: number, sequence: number, changes: Partial<DeviceUpdate>): DeviceUpdate => ({
  ...{ vicUuid: ID, epoch, sequence, state: 'offline', status: 'ready', progress: null, DNSStatus: 'ready' },
  ...{ deviceEndPoint: '198.51.100.1', port: 5004, deviceName: 'Stage', deploymentTarget: 'Paris' },
  ...{
    deploymentTargetId: 'par',
    ccmurl: 'https://a.example.org',
    version: '2',
    dnsHost: 'a',
    hostName: 'a',
  },
  ...{ ip: '198.51.100.1', restartRequired: false, failureReason: '', connectedUsers: 0, openCommand: null },
  ...{ stateSince: SINCE, lastSeen: SINCE },
  ...changes,
});

const start = { action: 'start', since: SINCE } as const;
const stop = { action: 'stop', since: SINCE } as const;

/** From the first start of a host to the second: later ones begin again at a low sequence. */
const REPORTS: readonly DeviceUpdate[] = [
  full(1, 1, { status: 'init', progress: 10, openCommand: start, deviceName: 'Stage left' }),
  full(1, 2, { state: 'online', status: 'healthy', connectedUsers: 3, version: '3' }),
  full(1, 9, { state: 'online', status: 'stopping', openCommand: stop, progress: 50, connectedUsers: null }),
  full(2, 0, { status: 'error', failureReason: 'no route', restartRequired: true, port: 5010 }),
  full(2, 3, { state: 'online', status: 'warning', DNSStatus: 'error', ip: '', deploymentTarget: 'Tokyo' }),
  full(3, 1, { status: 'init', progress: 0, openCommand: start }),
];

const OTHERS: readonly DeviceUpdate[] = [
  full(9, 9, { vicUuid: ID.replace('1', '2'), state: 'online', status: 'healthy' }),
  full(4, 1, {
    vicUuid: ID.toUpperCase(),
    state: 'lost',
    status: 'broken',
    port: 70_000,
    connectedUsers: -1,
  }),
];

const FIELDS = [
  ...(['state', 'status', 'progress', 'DNSStatus', 'deviceEndPoint', 'port', 'deviceName'] as const),
  ...(['deploymentTarget', 'deploymentTargetId', 'ccmurl', 'version', 'dnsHost', 'hostName', 'ip'] as const),
  ...(['restartRequired', 'failureReason', 'connectedUsers', 'openCommand', 'epoch', 'sequence'] as const),
];

interface Delivered {
  readonly device: UpdatableDevice;
  /** Which of all reports was the newest delivered; -1 for none. */
  readonly newest: number;
}

const ALL: readonly DeviceUpdate[] = [...REPORTS, ...OTHERS];
const FOREIGN = REPORTS.length;
const NONSENSE = REPORTS.length + 1;

/** Returns a device as only what a report decides: whether a version is new depends on the order until the next read. */
const shown = (device: UpdatableDevice): string => JSON.stringify({ ...device, hasUpgradeAvailable: false });

function faultIn({ device, newest }: Delivered): string | null {
  const report = ALL[newest];
  if (report === undefined)
    return shown(device) === shown(START) ? null : 'A report of another device changed it.';
  // Of the report with values that there are not, only the good fields count, so that those of the last good one stay.
  if (newest === NONSENSE) {
    const { state, status, port, connectedUsers } = device;
    const isKnown = STATES.includes(state) && ['', ...STATUSES].includes(status);
    return isKnown && port !== 70_000 && connectedUsers !== -1 ? null : 'It has a value that there is not.';
  }
  const isAsReported = FIELDS.every(
    (field) => JSON.stringify(device[field] ?? '') === JSON.stringify(report[field] ?? ''),
  );
  return isAsReported && shown(device) === shown(applyInstanceUpdate(START, report))
    ? null
    : 'It differs from what its newest report says.';
}

export const deviceReports: MachineLaw<Delivered, number> = {
  kind: 'machine',
  name: 'device-reports',
  sentence:
    'The newest report of a host wins, whatever the order of the reports and however often each comes; older ones, those of other devices and values that there are not change nothing.',
  ids: ['DEV-12', 'GN-5', 'GN-6', 'GD-25'],
  universe: [
    '1 device',
    `${REPORTS.length} full reports of 3 runs of its host, 1 of another device, 1 with values that there are not`,
    'every order, each any number of times',
  ],
  bound: 200,
  isQuick: true,
  starts: () => [{ device: START, newest: -1 }],
  events: () => ALL.keys(),
  next: ({ device, newest }, event) => {
    const report = ALL[event];
    if (report === undefined) return { device, newest };
    const after = applyInstanceUpdate(device, report);
    return { device: after, newest: event === FOREIGN ? newest : Math.max(newest, event) };
  },
  faultIn,
  faultOf: (before, event, after) => {
    const isOld = event === FOREIGN || event <= before.newest;
    return isOld && after.device !== before.device ? 'What is not newer changes the device.' : null;
  },
  tellStart: () => 'A device is offline and has never reported.',
  tell: (event) => {
    const { epoch, sequence, state, status } = ALL[event] ?? REPORTS[0] ?? full(0, 0, {});
    return `Report ${sequence} of run ${epoch} arrives: ${state}, ${status}.`;
  },
};
