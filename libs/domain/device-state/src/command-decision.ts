import { allow, refuse, type Decision } from '@partyline/kernel';
import type { DeviceConditions } from './device.ts';
import { isPhysical } from './device-type.ts';
import { isLoading } from './loading.ts';
import type { Command } from './vocabulary.ts';

/** Why a device does not take a command in the state it is in; the first that holds is the answer. */
export const COMMAND_REFUSALS = [
  'deleted',
  'in-progress',
  'already-online',
  'already-offline',
  'data-center-of-physical-device',
  'stop-before-data-center-change',
] as const;
/** One of {@link COMMAND_REFUSALS}. */
export type CommandRefusal = (typeof COMMAND_REFUSALS)[number];

/** A save: it always names a data center, and it is a change of data center only when that differs. [GD-13] */
export interface SaveRequest {
  readonly action: 'save';
  readonly deploymentTargetId: string;
}

/** A command as it is asked for. */
export type CommandRequest = Exclude<Command, 'save'> | SaveRequest;

/** What {@link commandDecision} reads. */
export type CommandableDevice = Pick<DeviceConditions, 'deviceType' | 'state' | 'status' | 'openCommand'> & {
  readonly deploymentTargetId: string;
};

function saveDecision(device: CommandableDevice, request: SaveRequest): Decision<CommandRefusal> {
  if (request.deploymentTargetId === device.deploymentTargetId) return allow();
  if (isPhysical(device)) return refuse('data-center-of-physical-device');
  if (device.state === 'online') return refuse('stop-before-data-center-change');
  return allow();
}

/**
 * Does the device take this command now? A deleted device takes none, one at work takes none until it has come to rest,
 * start needs it offline and stop online; both hold for virtual and physical devices (GP-14). A save that leaves the
 * data center alone is always possible at rest; changing the data center needs a virtual device that is offline. A
 * command that was given up after five minutes no longer blocks: pass the device through `giveUpOverdue` first.
 * [DEV-4, DEV-5, DEV-6, GD-13, GD-14, GP-14]
 */
export function commandDecision(
  device: CommandableDevice,
  request: CommandRequest,
): Decision<CommandRefusal> {
  if (device.status === 'deleted') return refuse('deleted');
  if (isLoading(device)) return refuse('in-progress');
  if (request === 'start') return device.state === 'online' ? refuse('already-online') : allow();
  if (request === 'stop') return device.state === 'offline' ? refuse('already-offline') : allow();
  return saveDecision(device, request);
}

/** The commands the device takes now, in the order of the specification; a save counts that leaves the data center alone. [DEV-3] */
export function listAllowedCommands(device: CommandableDevice): Command[] {
  const requests: readonly CommandRequest[] = [
    'start',
    'stop',
    { action: 'save', deploymentTargetId: device.deploymentTargetId },
  ];
  return requests
    .filter((request) => commandDecision(device, request).allowed)
    .map((request) => (typeof request === 'string' ? request : request.action));
}
