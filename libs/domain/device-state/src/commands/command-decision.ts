import { allow, refuse, type Decision } from '@partyline/kernel';
import type { DeviceConditions } from '../device/device.ts';
import { isPhysical } from '../device/device-type.ts';
import { phaseOf } from '../state/loading.ts';
import { nextPhase, type DevicePhase } from '../state/transitions.ts';
import { COMMANDS, type Command } from '../device/vocabulary.ts';

/** In the order of the checks. */
export const COMMAND_REFUSALS = [
  'deleted',
  'in-progress',
  'already-online',
  'already-offline',
  'data-center-of-physical-device',
  'stop-before-data-center-change',
] as const;
export type CommandRefusal = (typeof COMMAND_REFUSALS)[number];

/** A save always names a data center, changed or not. [GD-13] */
export interface SaveRequest {
  readonly action: 'save';
  readonly deploymentTargetId: string;
}

export type CommandRequest = Exclude<Command, 'save'> | SaveRequest;

export type CommandableDevice = Pick<DeviceConditions, 'deviceType' | 'state' | 'status' | 'openCommand'> & {
  readonly deploymentTargetId: string;
};

const REFUSAL_OF_PHASE = {
  offline: 'already-offline',
  starting: 'in-progress',
  online: 'already-online',
  stopping: 'in-progress',
  deleted: 'deleted',
} as const satisfies Record<DevicePhase, CommandRefusal>;

function dataCenterDecision(device: CommandableDevice, request: SaveRequest): Decision<CommandRefusal> {
  if (request.deploymentTargetId === device.deploymentTargetId) return allow();
  if (isPhysical(device)) return refuse('data-center-of-physical-device');
  if (device.state === 'online') return refuse('stop-before-data-center-change');
  return allow();
}

/**
 * Decides by the phase; another data center needs an offline virtual device. Call `giveUpOverdue` first. [DEV-4, DEV-5, DEV-6,
 * GD-13, GD-14, GP-14]
 */
export function commandDecision(
  device: CommandableDevice,
  request: CommandRequest,
): Decision<CommandRefusal> {
  const phase = phaseOf(device);
  const command = typeof request === 'string' ? request : request.action;
  if (nextPhase(phase, command) === null) return refuse(REFUSAL_OF_PHASE[phase]);
  return typeof request === 'string' ? allow() : dataCenterDecision(device, request);
}

/**
 * Lists the commands allowed in the device's phase, in the specification's order; `save` is listed as if the data center stays.
 * [DEV-3]
 */
export function listAllowedCommands(device: CommandableDevice): Command[] {
  const phase = phaseOf(device);
  return COMMANDS.filter((command) => nextPhase(phase, command) !== null);
}
