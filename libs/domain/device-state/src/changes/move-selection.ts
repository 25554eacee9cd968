import { err, ok, type Result } from '@partyline/kernel';
import { groupDevices } from '../links/group-devices.ts';
import type { LinkedDevice } from '../links/link-role.ts';

export type SelectionIssue = 'nothing-selected' | 'unknown-device';

/** A link group, leader first, or a single solo row. */
export interface MoveUnit<Row> {
  readonly isLinkGroup: boolean;
  readonly rows: readonly Row[];
}

/** Returns the units of a selection, link groups first: any row selects its whole group. [LQ-6, GW-14] */
export function selectMoveUnits<Row extends LinkedDevice>(
  rows: readonly Row[],
  vicUuids: readonly string[],
): Result<readonly MoveUnit<Row>[], SelectionIssue> {
  if (vicUuids.length === 0) return err('nothing-selected');
  const wanted = new Set(vicUuids.map((vicUuid) => vicUuid.toLowerCase()));
  const known = new Set(rows.map(keyOf));
  if ([...wanted].some((key) => !known.has(key))) return err('unknown-device');
  const { groups, solo } = groupDevices(rows);
  const units: MoveUnit<Row>[] = [
    ...groups.map(({ leader, members }) => ({ isLinkGroup: true, rows: [leader, ...members] })),
    ...solo.map(({ device }) => ({ isLinkGroup: false, rows: [device] })),
  ];
  return ok(units.filter((unit) => unit.rows.some((row) => wanted.has(keyOf(row)))));
}

function keyOf(row: LinkedDevice): string {
  return row.vicUuid.toLowerCase();
}
