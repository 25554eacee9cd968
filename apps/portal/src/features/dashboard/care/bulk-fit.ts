import { commandDecision, DEVICE_RIGHTS, versionUpgradeDecision } from '@partyline/device-state';
import { can, type Action, type PermissionDecision } from '@partyline/permissions';
import { PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { permissionFor, type CardAccess } from '../card/card-actions.ts';
import type { ShownDevice } from '../model/find-shown.ts';

const words = screens.deviceCare;

/** What can be done to many devices at once, beside a move. */
export const BULK_COMMANDS = ['start', 'stop', 'upgrade'] as const;
/** One of {@link BULK_COMMANDS}. */
export type BulkCommand = (typeof BULK_COMMANDS)[number];

/** A selected device, and what its controls depend on. */
export interface SelectedDevice extends ShownDevice {
  readonly access: CardAccess;
}

/** The rights that an action on the row takes in its workspace: the first that is missing is the answer. */
function rightIn({ view, access }: SelectedDevice, rights: readonly Action[]): PermissionDecision {
  const { roleType, isDefault, isDirty } = view.workspace;
  const target = { kind: 'workspace', roleType, isDefault, isDirty } as const;
  const decisions = rights.map((right) => can(access.subject, right, target));
  return decisions.find(({ allowed }) => !allowed) ?? { allowed: true };
}

function rightOf(one: SelectedDevice, command: BulkCommand): PermissionDecision {
  if (command === 'upgrade') return rightIn(one, DEVICE_RIGHTS['version-upgrade']);
  return permissionFor(one.device, one.access, command);
}

/** Whether a command can be given to one of the selected devices now: by right and by its state, as on its own card. [PLUS-10] */
export function fits(one: SelectedDevice, command: BulkCommand): boolean {
  const { device } = one;
  const state = command === 'upgrade' ? versionUpgradeDecision(device) : commandDecision(device, command);
  return rightOf(one, command).allowed && state.allowed;
}

/** Why all of them are refused, in words; undefined unless a right is missing, and for all the same one. */
function sharedRefusal(decisions: readonly PermissionDecision[]): string | undefined {
  const reasons = new Set(decisions.map((decision) => (decision.allowed ? null : decision.reason)));
  const [reason = null] = reasons;
  return reasons.size === 1 && reason !== null ? PERMISSION_REFUSAL_TEXTS[reason] : undefined;
}

/** Why a command fits none of the selected devices; undefined where it fits one. [PLUS-7, PLUS-10] */
export function bulkRefusal(selected: readonly SelectedDevice[], command: BulkCommand): string | undefined {
  if (selected.some((one) => fits(one, command))) return undefined;
  return sharedRefusal(selected.map((one) => rightOf(one, command))) ?? words.none[command];
}

/** Why the selection cannot be moved at all; what keeps single devices of it is said by name in the dialog. [PLUS-7, ROLE-35] */
export function bulkMoveRefusal(
  selected: readonly SelectedDevice[],
  targetCount: number,
): string | undefined {
  const refusal = sharedRefusal(selected.map((one) => rightIn(one, ['move-instances'])));
  if (refusal !== undefined) return refusal;
  if (!selected.every(({ view }) => view === selected[0]?.view)) return words.oneWorkspace;
  return targetCount === 0 ? words.noTarget : undefined;
}
