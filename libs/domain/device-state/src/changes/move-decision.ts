import type { LinkedDevice } from '../links/link-role.ts';
import { isLqDevice } from '../links/lq-device.ts';
import type { MoveUnit } from './move-selection.ts';
import { isRunning, type RunnableDevice } from '../device/running.ts';
import type { DeviceType } from '../device/vocabulary.ts';

/** Why devices cannot be moved, in the order in which they are asked; rights are asked before them. [GW-14] */
export const MOVE_REFUSALS = ['running', 'not-movable', 'lq-of-workspace-owner'] as const;
/** One of {@link MOVE_REFUSALS}. */
export type MoveRefusal = (typeof MOVE_REFUSALS)[number];

/** What moving reads of a row. */
export interface MovableDevice extends RunnableDevice, LinkedDevice {
  readonly deviceType: DeviceType;
  /** What the server says: false keeps a row where it is. [GD-24] */
  readonly movable: boolean;
  /** User id of who registered a physical device; null for nobody. */
  readonly registeredBy: string | null;
}

/** Who moves, and from whose workspace. */
export interface MoveCircumstances {
  readonly callerUid: string;
  /** User id of the workspace's owner; null for a workspace without one. */
  readonly workspaceOwnerUid: string | null;
  /** Of the workspace, from `listLqUuids`. */
  readonly lqUuids: ReadonlySet<string>;
}

/** One reason against a move, with the rows it is about, by uuid as they are written. */
export interface MoveBlocker {
  readonly reason: MoveRefusal;
  readonly vicUuids: readonly string[];
}

type Test = (row: MovableDevice, unit: MoveUnit<MovableDevice>, given: MoveCircumstances) => boolean;

const TESTS = {
  running: isRunning,
  // What runs is not movable either; that it runs says what to do about it.
  'not-movable': (row) => !row.movable && !isRunning(row),
  'lq-of-workspace-owner': (row, { isLinkGroup }, { callerUid, workspaceOwnerUid, lqUuids }) =>
    isLinkGroup &&
    workspaceOwnerUid !== null &&
    workspaceOwnerUid !== callerUid &&
    row.registeredBy === workspaceOwnerUid &&
    isLqDevice(row, lqUuids),
} as const satisfies Record<MoveRefusal, Test>;

/**
 * Everything that keeps these units where they are, all at once and in the order in which it is asked: a row that runs, a
 * row that the server keeps, and a link group of which any row, the leader included, is an LQ that the workspace's owner
 * registered while somebody else moves it. Empty: they may be moved. [DEV-31, DEV-32, LQ-6, LQ-7, GW-14, GW-15]
 */
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
