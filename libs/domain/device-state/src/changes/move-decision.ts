import { isLqDevice, type LinkedDevice } from '../links/link-role.ts';
import type { MoveUnit } from './move-selection.ts';
import { isRunning, type RunnableDevice } from '../state/running.ts';
import type { DeviceType } from '../device/vocabulary.ts';

/** In the order of the checks; rights are checked before. [GW-14] */
export const MOVE_REFUSALS = ['running', 'not-movable', 'lq-of-workspace-owner'] as const;
export type MoveRefusal = (typeof MOVE_REFUSALS)[number];

export interface MovableDevice extends RunnableDevice, LinkedDevice {
  readonly deviceType: DeviceType;
  /** From the server. [GD-24] */
  readonly movable: boolean;
  /** User id; null for none. */
  readonly registeredBy: string | null;
}

/** Who moves, and from whose workspace. */
export interface MoveCircumstances {
  readonly callerUid: string;
  /** User id; null for a workspace without an owner. */
  readonly workspaceOwnerUid: string | null;
  /** Of the workspace, from `listLqUuids`. */
  readonly lqUuids: ReadonlySet<string>;
}

/** With the uuids of the rows it is about. */
export interface MoveBlocker {
  readonly reason: MoveRefusal;
  readonly vicUuids: readonly string[];
}

type Test = (row: MovableDevice, unit: MoveUnit<MovableDevice>, given: MoveCircumstances) => boolean;

const TESTS = {
  running: isRunning,
  // A running row is not movable either, but `running` says what to do about it.
  'not-movable': (row) => !row.movable && !isRunning(row),
  'lq-of-workspace-owner': (row, { isLinkGroup }, { callerUid, workspaceOwnerUid, lqUuids }) =>
    isLinkGroup &&
    workspaceOwnerUid !== null &&
    workspaceOwnerUid !== callerUid &&
    row.registeredBy === workspaceOwnerUid &&
    isLqDevice(row, lqUuids),
} as const satisfies Record<MoveRefusal, Test>;

/** Lists all that blocks a move. [DEV-31, DEV-32, LQ-6, LQ-7, GW-14, GW-15] */
export function listMoveBlockers(
  units: readonly MoveUnit<MovableDevice>[],
  given: MoveCircumstances,
): MoveBlocker[] {
  return MOVE_REFUSALS.map((reason) => ({
    reason,
    vicUuids: units.flatMap((unit) =>
      unit.rows.filter((row) => TESTS[reason](row, unit, given)).map(({ vicUuid }) => vicUuid),
    ),
  })).filter(({ vicUuids }) => vicUuids.length > 0);
}
