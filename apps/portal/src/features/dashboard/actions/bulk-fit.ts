import {
  deviceActionDecision,
  isHiddenAction,
  type DeviceActionDecision,
  type DeviceContext,
} from '@partyline/device-state';
import { permissionRefusalText, screens } from '@partyline/texts';
import { inWorkspace, readerOf } from '../device-context.ts';
import type { ShownDevice } from '../model/shown-devices.ts';

const words = screens.deviceCare;

/** What can be done to many devices at once, beside a move. */
export const BULK_COMMANDS = ['start', 'stop', 'upgrade'] as const;
/** One of {@link BULK_COMMANDS}. */
export type BulkCommand = (typeof BULK_COMMANDS)[number];

/** A selected device, and what its controls depend on. */
export interface SelectedDevice extends ShownDevice {
  readonly access: DeviceContext;
}

function decisionOn(
  { device, view, access }: SelectedDevice,
  action: BulkCommand | 'move',
): DeviceActionDecision {
  // Without a connection the whole bar says so. How many workspaces there are to move to is asked for all devices together.
  const context = { ...inWorkspace(access, view, 1), isConnected: true };
  return deviceActionDecision(device, action, context);
}

/** Whether a control is drawn: not for what the caller's role can never do to any of the selected devices. [GC-10] */
export function isBulkOffered(selected: readonly SelectedDevice[], action: BulkCommand | 'move'): boolean {
  return selected.some((one) => {
    const decision = decisionOn(one, action);
    return decision.allowed || !isHiddenAction(decision);
  });
}

/** Whether a command can be given to one of the selected devices now: by right and by its state, as on its own card. [PLUS-10] */
export function fits(one: SelectedDevice, command: BulkCommand): boolean {
  return decisionOn(one, command).allowed;
}

/** The missing right, in words, if all of the selected devices lack the same one; else undefined. */
function sharedRefusal(
  selected: readonly SelectedDevice[],
  action: BulkCommand | 'move',
): string | undefined {
  const reasons = new Set(
    selected.map((one) => {
      const decision = decisionOn(one, action);
      return !decision.allowed && decision.by === 'permission' ? decision.reason : null;
    }),
  );
  const [reason = null] = reasons;
  const [first] = selected;
  if (first === undefined || reason === null || reasons.size > 1) return undefined;
  return permissionRefusalText(reason, readerOf(first.access.subject));
}

/** Why a command fits none of the selected devices; undefined where it fits one. [PLUS-7, PLUS-10] */
export function bulkRefusal(selected: readonly SelectedDevice[], command: BulkCommand): string | undefined {
  if (selected.some((one) => fits(one, command))) return undefined;
  return sharedRefusal(selected, command) ?? words.none[command];
}

/** Why the selection cannot be moved at all; what keeps single devices of it is said by name in the dialog. [PLUS-7, ROLE-35] */
export function bulkMoveRefusal(
  selected: readonly SelectedDevice[],
  targetCount: number,
): string | undefined {
  const refusal = sharedRefusal(selected, 'move');
  if (refusal !== undefined) return refusal;
  if (!selected.every(({ view }) => view === selected[0]?.view)) return words.oneWorkspace;
  return targetCount === 0 ? screens.dashboard.noTarget : undefined;
}
