import { allow, type Decision } from '@partyline/kernel';
import {
  can,
  canStart,
  type Action,
  type PermissionDecision,
  type RefusalReason,
  type Subject,
  type WorkspaceTarget,
} from '@partyline/permissions';
import {
  commandDecision,
  type CommandableDevice,
  type CommandRefusal,
} from '../commands/command-decision.ts';
import { DEVICE_RIGHTS, type DeviceAction } from './device-rights.ts';
import type { DeviceConditions } from '../device/device.ts';
import { listMoveBlockers, type MovableDevice, type MoveRefusal } from '../changes/move-decision.ts';
import { selectMoveUnits } from '../changes/move-selection.ts';
import { openDecision, type OpenableDevice, type OpenRefusal } from '../state/readiness.ts';
import { removalDecision, type RemovableDevice, type RemovalRefusal } from '../changes/removal.ts';
import { restartDecision } from '../commands/restart.ts';
import { isRunning } from '../state/running.ts';
import {
  versionUpgradeDecision,
  type VersionedDevice,
  type VersionUpgradeRefusal,
} from '../changes/version-upgrade.ts';

export type DeviceActionRefusal =
  | { readonly by: 'permission'; readonly reason: RefusalReason }
  | { readonly by: 'command'; readonly reason: CommandRefusal }
  | { readonly by: 'open'; readonly reason: OpenRefusal }
  | { readonly by: 'upgrade'; readonly reason: VersionUpgradeRefusal }
  | { readonly by: 'move'; readonly reason: MoveRefusal | 'no-target' }
  | { readonly by: 'removal'; readonly reason: RemovalRefusal }
  | { readonly by: 'connection'; readonly reason: 'offline' };

export type DeviceActionDecision =
  | { readonly allowed: true }
  | ({ readonly allowed: false } & DeviceActionRefusal);

/** Actions decided by the device alone. */
export type InstanceAction = 'start' | 'stop' | 'restart' | 'open' | 'favorite' | 'history';

export interface DeviceContext {
  readonly subject: Subject;
  /** `null` for none. */
  readonly workspaceId: number | null;
  readonly isSubscriptionExpired: boolean;
  /** Allowed origins of manager pages; if absent, the address is not checked. */
  readonly instanceOrigins?: readonly string[];
  /** Absent in the API. */
  readonly isConnected?: boolean;
}

export interface DeviceInWorkspace extends DeviceContext {
  readonly workspace: Pick<WorkspaceTarget, 'roleType' | 'isDefault' | 'isDirty'>;
  /** Every device of the workspace. */
  readonly rows: readonly MovableDevice[];
  readonly moveTargetCount: number;
}

export type ActionableDevice = DeviceConditions & CommandableDevice & OpenableDevice;
export type PlacedDevice = ActionableDevice & MovableDevice & RemovableDevice & VersionedDevice;

const WORKSPACE_RIGHTS: ReadonlySet<Action> = new Set(['edit-instances', 'move-instances']);
/** A star that cannot be set is rolled back, and the history shows its failed load. */
const OFFERED_OFFLINE: ReadonlySet<DeviceAction> = new Set(['favorite', 'history']);
/** Stands for any other data center; none has an empty id. */
const ANOTHER_DATA_CENTER = '';

/**
 * Decides an action by rights, then the device's condition, then the connection. Call `giveUpOverdue` first. A workspace owner's
 * LQ is refused by the move itself: only the API knows the owner. [DEV-37, DEV-38, GD-14, GD-24, GD-27, GD-36, GD-45, GW-14,
 * PLUS-7]
 */
export function deviceActionDecision(
  device: ActionableDevice,
  action: InstanceAction,
  context: DeviceContext,
): DeviceActionDecision;
export function deviceActionDecision(
  device: PlacedDevice,
  action: DeviceAction,
  context: DeviceInWorkspace,
): DeviceActionDecision;
export function deviceActionDecision(
  givenDevice: ActionableDevice,
  action: DeviceAction,
  givenContext: DeviceContext,
): DeviceActionDecision {
  // The second overload guarantees these types.
  const [device, context] = [givenDevice as PlacedDevice, givenContext as DeviceInWorkspace];
  for (const right of DEVICE_RIGHTS[action]) {
    const held = rightDecision(device, right, context);
    if (!held.allowed) return { allowed: false, by: 'permission', reason: held.reason };
  }
  const possible = CONDITIONS[action](device, context);
  if (!possible.allowed) return possible;
  if (context.isConnected !== false || OFFERED_OFFLINE.has(action)) return possible;
  return { allowed: false, by: 'connection', reason: 'offline' };
}

function rightDecision(
  device: DeviceConditions,
  right: Action,
  context: DeviceInWorkspace,
): PermissionDecision {
  const { subject, workspaceId, isSubscriptionExpired } = context;
  if (WORKSPACE_RIGHTS.has(right)) {
    const { roleType, isDefault, isDirty } = context.workspace;
    return can(subject, right, { kind: 'workspace', roleType, isDefault, isDirty });
  }
  const target = { kind: 'instance', isRunning: isRunning(device), isSubscriptionExpired } as const;
  return right === 'start' ? canStart(subject, workspaceId, target) : can(subject, right, target);
}

type Condition = (device: PlacedDevice, context: DeviceInWorkspace) => DeviceActionDecision;

function commandable(decision: Decision<CommandRefusal>): DeviceActionDecision {
  return decision.allowed ? decision : { ...decision, by: 'command' };
}

const CONDITIONS = {
  start: (device) => commandable(commandDecision(device, 'start')),
  stop: (device) => commandable(commandDecision(device, 'stop')),
  restart: (device) => commandable(restartDecision(device)),
  open: (device, { instanceOrigins }) => {
    const decision = openDecision(device, instanceOrigins);
    return decision.allowed ? decision : { ...decision, by: 'open' };
  },
  favorite: allow,
  history: allow,
  edit: (device) => saveCondition(device, device.deploymentTargetId),
  'change-data-center': (device) => saveCondition(device, ANOTHER_DATA_CENTER),
  upgrade: (device) => {
    const decision = versionUpgradeDecision(device);
    return decision.allowed ? decision : { ...decision, by: 'upgrade' };
  },
  move: moveCondition,
  unregister: (device, { rows }) => {
    const decision = removalDecision(device, rows);
    return decision.allowed ? decision : { ...decision, by: 'removal' };
  },
} as const satisfies Record<DeviceAction, Condition>;

function saveCondition(device: CommandableDevice, deploymentTargetId: string): DeviceActionDecision {
  return commandable(commandDecision(device, { action: 'save', deploymentTargetId }));
}

function moveCondition(
  { vicUuid }: PlacedDevice,
  { rows, moveTargetCount }: DeviceInWorkspace,
): DeviceActionDecision {
  const units = selectMoveUnits(rows, [vicUuid]);
  const given = { callerUid: '', workspaceOwnerUid: null, lqUuids: new Set<string>() };
  const [blocker] = units.ok ? listMoveBlockers(units.value, given) : [];
  if (blocker !== undefined) return { allowed: false, by: 'move', reason: blocker.reason };
  return moveTargetCount === 0 ? { allowed: false, by: 'move', reason: 'no-target' } : allow();
}
