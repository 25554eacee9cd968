import type { RefusalReason } from '@partyline/permissions';
import {
  deviceActionDecision,
  type DeviceActionDecision,
  type DeviceInWorkspace,
  type PlacedDevice,
} from './device-action.ts';
import { isHiddenAction } from './device-rights.ts';

/** Bulk commands besides a move. [PLUS-10] */
export const BULK_COMMANDS = ['start', 'stop', 'upgrade'] as const;
export type BulkCommand = (typeof BULK_COMMANDS)[number];

/** A device of a selection, with what its actions depend on. */
export interface SelectedDevice {
  readonly device: PlacedDevice;
  readonly access: DeviceInWorkspace;
}

/** `permission`: the one right that all selected devices lack. */
export type BulkRefusal =
  | { readonly by: 'permission'; readonly reason: RefusalReason }
  | { readonly by: 'selection'; readonly reason: 'fits-none' | 'several-workspaces' | 'no-target' };

function decisionOn({ device, access }: SelectedDevice, action: BulkCommand | 'move'): DeviceActionDecision {
  // The connection is asked once for all, and move targets are those of all devices together.
  return deviceActionDecision(device, action, { ...access, isConnected: true, moveTargetCount: 1 });
}

/** Returns whether the caller's role can ever allow the action on a selected device. [GC-10] */
export function isBulkOffered(selected: readonly SelectedDevice[], action: BulkCommand | 'move'): boolean {
  return selected.some((one) => {
    const decision = decisionOn(one, action);
    return decision.allowed || !isHiddenAction(decision);
  });
}

/** Lists the selected devices that right and state allow the command now. [PLUS-10] */
export function listFitting<Selected extends SelectedDevice>(
  selected: readonly Selected[],
  command: BulkCommand,
): Selected[] {
  return selected.filter((one) => decisionOn(one, command).allowed);
}

function sharedRefusal(
  selected: readonly SelectedDevice[],
  action: BulkCommand | 'move',
): Extract<BulkRefusal, { by: 'permission' }> | null {
  const reasons = new Set(
    selected.map((one) => {
      const decision = decisionOn(one, action);
      return !decision.allowed && decision.by === 'permission' ? decision.reason : null;
    }),
  );
  const [reason = null] = reasons;
  return reason === null || reasons.size > 1 ? null : { by: 'permission', reason };
}

/** Returns why a command fits no selected device; null if it fits one. [PLUS-7, PLUS-10] */
export function bulkCommandRefusal(
  selected: readonly SelectedDevice[],
  command: BulkCommand,
): BulkRefusal | null {
  if (listFitting(selected, command).length > 0) return null;
  return sharedRefusal(selected, command) ?? { by: 'selection', reason: 'fits-none' };
}

/**
 * Returns why nothing in the selection can move: the right, devices of several workspaces, or no workspace to go to. Single devices
 * that block the move are not asked: the dialog names them. [PLUS-7, ROLE-35]
 */
export function bulkMoveRefusal(
  selected: readonly SelectedDevice[],
  targetCount: number,
): BulkRefusal | null {
  const refusal = sharedRefusal(selected, 'move');
  if (refusal !== null) return refusal;
  const workspaceIds = new Set(selected.map(({ access }) => access.workspaceId));
  if (workspaceIds.size > 1) return { by: 'selection', reason: 'several-workspaces' };
  return targetCount === 0 ? { by: 'selection', reason: 'no-target' } : null;
}
