import type { Instance } from '@partyline/contract';
import {
  deviceActionDecision,
  findDevice,
  groupDevices,
  mergeDeviceLists,
  needsStopConfirmation,
  type DeviceCommand,
  type DeviceContext,
} from '@partyline/device-state';
import { orderGroupedDevices } from '@partyline/display';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '../../../store.ts';
import { giveCommand, refuseStart } from './give-command.ts';
import { INSTANCES_KEY, type Workspaces } from './instances.queries.ts';
import { restartDevice } from './restarts.ts';

/** A command that waits for a yes. */
export interface AskedCommand {
  readonly device: Instance;
  readonly command: 'stop' | 'restart';
  /** The members of the group the device leads; they keep working. null for a device that leads none. */
  readonly members: readonly Instance[] | null;
}

/** The members of the group that a device leads now, or null. */
function membersLedBy(client: QueryClient, device: Instance): readonly Instance[] | null {
  const found = findDevice(client.getQueryData<Workspaces>(INSTANCES_KEY) ?? [], device.vicUuid);
  if (found === null) return null;
  const { groups } = orderGroupedDevices(groupDevices(mergeDeviceLists(found.workspace)));
  return groups.find(({ leader }) => leader.vicUuid === device.vicUuid)?.members ?? null;
}

function carryOut(client: QueryClient, device: Instance, command: DeviceCommand): void {
  void (command === 'restart' ? restartDevice(client, device) : giveCommand(client, device, command));
}

/** The command that waits to be confirmed. */
export const askedCommand = createStore<AskedCommand | null>(null);

/**
 * Gives a command to a device. A command without the right to it calls nothing, and a start says so; stopping a leader and
 * every restart ask first. [DEV-29, DEV-37, DEV-38, DEV-39, LQ-5, GD-28, GD-36]
 */
export function askOrCommand(
  client: QueryClient,
  device: Instance,
  wanted: DeviceCommand,
  access: DeviceContext,
): void {
  const decision = deviceActionDecision(device, wanted, access);
  if (!decision.allowed && decision.by === 'permission') {
    if (wanted !== 'stop') refuseStart();
    return;
  }
  const mustAsk = wanted === 'restart' || (wanted === 'stop' && needsStopConfirmation(device));
  if (mustAsk) askedCommand.set({ device, command: wanted, members: membersLedBy(client, device) });
  else carryOut(client, device, wanted);
}

/** Answers the question before a command: yes gives it. */
export function answerAsked(client: QueryClient, isYes: boolean): void {
  const asked = askedCommand.get();
  askedCommand.set(null);
  if (isYes && asked !== null) carryOut(client, asked.device, asked.command);
}
