import type { ListRow } from './list-rows.ts';
import type { GridRow } from './row-kinds.ts';

/** A row's key in the virtual list, and its device ids from left to right. */
export interface CardRow {
  readonly key: string;
  readonly vicUuids: readonly string[];
}

export type CardStep = 'up' | 'down' | 'previous' | 'next' | 'first' | 'last';

export interface FoundCard {
  readonly rowKey: string;
  readonly vicUuid: string;
}

interface IdentifiedDevice {
  readonly vicUuid: string;
}

type DashboardRow = GridRow<IdentifiedDevice, unknown> | ListRow<IdentifiedDevice, unknown>;

function idsOf(row: DashboardRow): readonly string[] {
  switch (row.kind) {
    case 'device':
      return [row.device.vicUuid];
    case 'group-cards':
      return row.devices.map(({ vicUuid }) => vicUuid);
    case 'solo-cards':
    case 'packed-cards':
      return row.devices.map(({ device }) => device.vicUuid);
    default:
      return [];
  }
}

/** Lists the rows that hold devices, in all three views. [PLUS-26] */
export function listCardRows(rows: readonly DashboardRow[]): CardRow[] {
  return rows.flatMap((row) => {
    const vicUuids = idsOf(row);
    return vicUuids.length === 0 ? [] : { key: row.key, vicUuids };
  });
}

/** Returns the device at a column; the last one of a shorter row. */
function at(row: CardRow | undefined, column: number): FoundCard | null {
  const vicUuid = row?.vicUuids[Math.min(column, row.vicUuids.length - 1)];
  return row === undefined || vicUuid === undefined ? null : { rowKey: row.key, vicUuid };
}

/** Returns the device after a step; null at the ends and for an unlisted device. [PLUS-26] */
export function nextCard(rows: readonly CardRow[], vicUuid: string, step: CardStep): FoundCard | null {
  const index = rows.findIndex(({ vicUuids }) => vicUuids.includes(vicUuid));
  const row = rows[index];
  if (row === undefined) return null;
  const column = row.vicUuids.indexOf(vicUuid);
  switch (step) {
    case 'up':
      return at(rows[index - 1], column);
    case 'down':
      return at(rows[index + 1], column);
    case 'previous':
      return column > 0 ? at(row, column - 1) : at(rows[index - 1], Infinity);
    case 'next':
      return column + 1 < row.vicUuids.length ? at(row, column + 1) : at(rows[index + 1], 0);
    case 'first':
      return at(rows[0], 0);
    case 'last':
      return at(rows.at(-1), Infinity);
  }
}
