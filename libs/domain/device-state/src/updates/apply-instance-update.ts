import type { ReportedStatus } from '../device/device.ts';
import { workOf } from '../state/loading.ts';
import { isRunning } from '../state/running.ts';
import { DNS_STATUSES, STATES, STATUSES } from '../device/vocabulary.ts';
import type { DeviceUpdate, UpdatableDevice } from './device-update.ts';

/** Set by any text, also an empty one. */
const TEXT_FIELDS = [
  'deviceEndPoint',
  'deviceName',
  'deploymentTarget',
  'deploymentTargetId',
  'ccmurl',
  'version',
  'dnsHost',
  'hostName',
  'ip',
  'stateSince',
  'lastSeen',
] as const;

const REPORTED_STATUSES: readonly ReportedStatus[] = ['', ...STATUSES];

type Patch = { -readonly [Field in keyof UpdatableDevice]?: UpdatableDevice[Field] };

/** Returns whether an update is newer than the mark, by epoch, then by sequence. [GN-5] */
export function isNewerUpdate(
  mark: Pick<UpdatableDevice, 'epoch' | 'sequence'>,
  update: Pick<DeviceUpdate, 'epoch' | 'sequence'>,
): boolean {
  if (update.epoch !== mark.epoch) return update.epoch > mark.epoch;
  return update.sequence > mark.sequence;
}

/**
 * Returns the device after a notification. An update of another device, or not newer, gives the same object, so order and repeats
 * do not matter. Absent and null fields leave the value, but null closes an open command and makes connected users unknown; what
 * is out of range is left out. Progress ends with its work. [DEV-12 … DEV-22, DEV-31, GD-24, GD-25, GD-26, GN-5, GN-6]
 */
export function applyInstanceUpdate<Device extends UpdatableDevice>(
  device: Device,
  update: DeviceUpdate,
): Device {
  if (update.vicUuid.toLowerCase() !== device.vicUuid.toLowerCase()) return device;
  if (!isNewerUpdate(device, update)) return device;
  const next = { ...device, ...readTexts(update), ...readValues(device, update) };
  const work = workOf(next);
  return {
    ...next,
    epoch: update.epoch,
    sequence: update.sequence,
    progress: readProgress(update) ?? (work !== null && work === workOf(device) ? next.progress : null),
    ...(device.isLoading === undefined ? {} : { isLoading: work !== null }),
    ...(device.movable === undefined ? {} : { movable: !isRunning(next) }),
  };
}

function readTexts(update: DeviceUpdate): Patch {
  const patch: Patch = {};
  for (const field of TEXT_FIELDS) {
    const text = update[field];
    if (typeof text === 'string') patch[field] = text;
  }
  return patch;
}

function readValues(device: UpdatableDevice, update: DeviceUpdate): Patch {
  const patch: Patch = {};
  const state = STATES.find((known) => known === update.state);
  if (state !== undefined) patch.state = state;
  const status = REPORTED_STATUSES.find((known) => known === update.status);
  if (status !== undefined) patch.status = status;
  const dns = DNS_STATUSES.find((known) => known === update.DNSStatus);
  if (dns !== undefined) patch.DNSStatus = dns;
  if (isPort(update.port)) patch.port = update.port;
  if (typeof update.restartRequired === 'boolean') patch.restartRequired = update.restartRequired;
  if (typeof update.failureReason === 'string') patch.failureReason = update.failureReason || null;
  if (isCount(update.connectedUsers)) patch.connectedUsers = update.connectedUsers;
  if (update.openCommand !== undefined && !isSameCommand(device, update)) {
    patch.openCommand = update.openCommand;
  }
  if (state === 'online' && update.version) patch.hasUpgradeAvailable = false;
  return patch;
}

function readProgress({ progress }: DeviceUpdate): number | null {
  return typeof progress === 'number' && progress >= 0 && progress <= 100 ? progress : null;
}

function isPort(port: number | null | undefined): port is number {
  return Number.isInteger(port) && Number(port) >= 1 && Number(port) <= 65_535;
}

function isCount(users: number | null | undefined): users is number | null {
  return users === null || (Number.isSafeInteger(users) && Number(users) >= 0);
}

function isSameCommand(device: UpdatableDevice, { openCommand }: DeviceUpdate): boolean {
  return (
    device.openCommand?.action === openCommand?.action && device.openCommand?.since === openCommand?.since
  );
}

export type MarkedDevice = Pick<
  UpdatableDevice,
  'vicUuid' | 'epoch' | 'sequence' | 'status' | 'openCommand' | 'failureReason'
>;

/**
 * Returns whether an update has the device's mark but another status, failure or open command: the API changed it, so refetch the
 * device. [GN-5, GD-11]
 */
export function isUnreportedChange(device: MarkedDevice, update: DeviceUpdate): boolean {
  if (update.vicUuid.toLowerCase() !== device.vicUuid.toLowerCase()) return false;
  if (isNewerUpdate(device, update) || isNewerUpdate(update, device)) return false;
  const { status, failureReason, openCommand } = update;
  return (
    (typeof status === 'string' && status !== device.status) ||
    (typeof failureReason === 'string' && failureReason !== (device.failureReason ?? '')) ||
    (openCommand !== undefined && openCommand?.action !== device.openCommand?.action)
  );
}
