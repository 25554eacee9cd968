import { allow, refuse, type Decision } from '@partyline/kernel';
import type { DeviceConditions } from '../device/device.ts';
import { isPhysical } from '../device/device-type.ts';
import { phaseOf } from '../device/loading.ts';
import { nextPhase, type DevicePhase } from '../device/transitions.ts';
import { COMMANDS, type Command } from '../device/vocabulary.ts';

/** Why a device refuses a command; the first that holds is the answer. */
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

/** A save always names a data center; it changes the data center only if that differs. [GD-13] */
export interface SaveRequest {
  readonly action: 'save';
  readonly deploymentTargetId: string;
}

/** A command as a caller requests it. */
export type CommandRequest = Exclude<Command, 'save'> | SaveRequest;

/** What {@link commandDecision} reads. */
export type CommandableDevice = Pick<DeviceConditions, 'deviceType' | 'state' | 'status' | 'openCommand'> & {
  readonly deploymentTargetId: string;
};

/** Why each phase refuses the commands that are not in its row of `COMMAND_TRANSITIONS`. */
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
 * Whether the device accepts a command now. `COMMAND_TRANSITIONS` decides by the phase of the device, for virtual and
 * physical ones alike (GP-14); a save that changes the data center also needs a virtual device that is offline. A command
 * that was given up after five minutes no longer blocks: pass the device through `giveUpOverdue` first.
 * [DEV-4, DEV-5, DEV-6, GD-13, GD-14, GP-14]
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

/** The commands that the device accepts now, in the specification's order; `save` without a change of data center. [DEV-3] */
export function listAllowedCommands(device: CommandableDevice): Command[] {
  const phase = phaseOf(device);
  return COMMANDS.filter((command) => nextPhase(phase, command) !== null);
}
