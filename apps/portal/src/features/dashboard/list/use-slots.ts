import { useState } from 'react';
import type { PlacedRow } from '../grid/use-strip-window.ts';
import type { ListRow } from './list-rows.ts';
import { giveOutSlots, keepSlots, type ShapedRow, type Slot } from './slots.ts';

/** Workspaces that are open look different: nothing shall turn while a slot goes from one to the other. */
function shapeOf(row: ListRow): string {
  return row.kind === 'band' ? `band ${String(row.isOpen)}` : row.kind;
}

const shapesOf = (placed: readonly PlacedRow<ListRow>[]): ShapedRow[] =>
  placed.map(({ row }) => ({ key: row.key, shape: shapeOf(row) }));

interface Drawn {
  readonly rows: unknown;
  readonly placed: readonly PlacedRow<ListRow>[];
  readonly slots: readonly Slot[];
}

/**
 * For each of the rows in sight the number of the element that it is drawn in. With every search and order the elements
 * go to other rows, which costs a part of making new ones; `rows` is another object then. While one scrolls each row has its own. `held`
 * is the row that has the focus or was pressed: its element is nobody else's, for the next press would be for another device.
 */
export function useSlots(
  placed: readonly PlacedRow<ListRow>[],
  rows: unknown,
  held: string | null,
): readonly number[] {
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    rows,
    placed,
    slots: keepSlots([], shapesOf(placed)),
  }));
  let { slots } = drawn;
  if (drawn.placed !== placed) {
    const shapes = shapesOf(placed);
    slots = drawn.rows === rows ? keepSlots(slots, shapes) : giveOutSlots(slots, shapes, held);
    setDrawn({ rows, placed, slots });
  }
  return slots.map(({ id }) => id);
}
