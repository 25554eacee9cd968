import { commandDecision, DEVICE_RIGHTS, versionUpgradeDecision } from '@partyline/device-state';
import { can } from '@partyline/permissions';
import { permissionFor, type CardAccess } from '../card/card-actions.ts';
import type { ShownDevice } from '../model/find-shown.ts';

/** What can be done to many devices at once, beside a move. */
export const BULK_COMMANDS = ['start', 'stop', 'upgrade'] as const;
/** One of {@link BULK_COMMANDS}. */
export type BulkCommand = (typeof BULK_COMMANDS)[number];

/** A selected device, and what its controls depend on. */
export interface SelectedDevice extends ShownDevice {
  readonly access: CardAccess;
}

/** Whether a command can be given to one of the selected devices now: by right and by its state, as on its own card. [PLUS-10] */
export function fits({ device, view, access }: SelectedDevice, command: BulkCommand): boolean {
  if (command !== 'upgrade') {
    return permissionFor(device, access, command).allowed && commandDecision(device, command).allowed;
  }
  const { roleType, isDefault, isDirty } = view.workspace;
  const target = { kind: 'workspace', roleType, isDefault, isDirty } as const;
  const isRight = DEVICE_RIGHTS['version-upgrade'].every(
    (right) => can(access.subject, right, target).allowed,
  );
  return isRight && versionUpgradeDecision(device).allowed;
}
