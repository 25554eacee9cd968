import type { Instance, Workspace } from '@partyline/contract';
import {
  commandDecision,
  DEVICE_RIGHTS,
  isPhysical,
  listMoveBlockers,
  removalDecision,
  selectMoveUnits,
  versionUpgradeDecision,
} from '@partyline/device-state';
import { can, isHiddenRefusal, type Action } from '@partyline/permissions';
import {
  COMMAND_REFUSAL_TEXTS,
  MOVE_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  REMOVAL_REFUSAL_TEXTS,
  screens,
  VERSION_UPGRADE_REFUSAL_TEXTS,
} from '@partyline/texts';
import type { CardAccess } from '../card/card-actions.ts';
import type { ShownDevice } from '../model/find-shown.ts';

/** What the menu of a device offers, in its order. */
export const DEVICE_ACTIONS = ['details', 'select', 'edit', 'upgrade', 'move', 'unregister'] as const;
/** One of {@link DEVICE_ACTIONS}. */
export type DeviceAction = (typeof DEVICE_ACTIONS)[number];

/** A device, where it is, who asks, and where else it could be. */
export interface DeviceSituation extends ShownDevice {
  readonly access: CardAccess;
  readonly moveTargets: readonly Workspace[];
}

/** An action; with a refusal it shows disabled, with its reason in words. */
export interface OfferedAction {
  readonly action: DeviceAction;
  readonly refusal: string | undefined;
}

const RIGHTS = {
  details: [],
  select: [],
  edit: DEVICE_RIGHTS.rename,
  upgrade: DEVICE_RIGHTS['version-upgrade'],
  move: ['move-instances'],
  unregister: DEVICE_RIGHTS.unregister,
} as const satisfies Record<DeviceAction, readonly Action[]>;

function moveRefusal({ device, view, moveTargets }: DeviceSituation): string | undefined {
  const units = selectMoveUnits(view.devices, [device.vicUuid]);
  // Who owns the workspace, and so whose an LQ is, only the service knows.
  const given = { callerUid: '', workspaceOwnerUid: null, lqUuids: new Set<string>() };
  const [blocker] = units.ok ? listMoveBlockers(units.value, given) : [];
  if (blocker !== undefined) return MOVE_REFUSAL_TEXTS[blocker.reason];
  return moveTargets.length === 0 ? screens.deviceCare.noTarget : undefined;
}

/** Why the device's own state is in the way; undefined when it is not. */
const STATE_REFUSALS = {
  details: () => undefined,
  select: () => undefined,
  edit: ({ device }) => {
    const save = { action: 'save', deploymentTargetId: device.deploymentTargetId } as const;
    const decision = commandDecision(device, save);
    return decision.allowed ? undefined : COMMAND_REFUSAL_TEXTS[decision.reason];
  },
  upgrade: ({ device }) => {
    const decision = versionUpgradeDecision(device);
    return decision.allowed ? undefined : VERSION_UPGRADE_REFUSAL_TEXTS[decision.reason];
  },
  move: moveRefusal,
  unregister: ({ device, view }) => {
    const decision = removalDecision(device, view.devices);
    return decision.allowed ? undefined : REMOVAL_REFUSAL_TEXTS[decision.reason];
  },
} as const satisfies Record<DeviceAction, (situation: DeviceSituation) => string | undefined>;

/** What does not exist for a device: a version of its own for a physical one, an end by hand for a virtual one. [GP-14, GD-45] */
function isMeaningless(action: DeviceAction, device: Instance): boolean {
  return action === (isPhysical(device) ? 'upgrade' : 'unregister');
}

/**
 * The actions on a device, in their order: what the caller's role can never do there is left out, what only the present
 * state or the connection refuses says why. [PLUS-7, GC-10, GD-27, GD-45, GW-14]
 */
export function listDeviceActions(situation: DeviceSituation): OfferedAction[] {
  const { device, view, access } = situation;
  const { roleType, isDefault, isDirty } = view.workspace;
  const target = { kind: 'workspace', roleType, isDefault, isDirty } as const;
  return DEVICE_ACTIONS.filter((action) => !isMeaningless(action, device)).flatMap((action) => {
    const rights = RIGHTS[action].map((right) => can(access.subject, right, target));
    const missing = rights.find((decision) => !decision.allowed);
    if (missing !== undefined) {
      if (isHiddenRefusal(missing.reason)) return [];
      return [{ action, refusal: PERMISSION_REFUSAL_TEXTS[missing.reason] }];
    }
    const isLocal = rights.length === 0;
    const offline = access.isConnected || isLocal ? undefined : screens.dashboard.offlineRefusal;
    return [{ action, refusal: STATE_REFUSALS[action](situation) ?? offline }];
  });
}
