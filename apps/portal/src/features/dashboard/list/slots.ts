import type { KeyedRow } from '../grid/strip.ts';

/** An element of the page in which rows are drawn, one after the other. */
export interface Slot {
  readonly id: number;
  /** The row that is drawn in it now. */
  readonly key: string;
  readonly shape: string;
}

/** A row, and what it is drawn like: slots go from row to row of one shape, so that little changes beside their words. */
export interface ShapedRow extends KeyedRow {
  readonly shape: string;
}

function createIds(slots: readonly Slot[]): () => number {
  let last = slots.reduce((highest, { id }) => Math.max(highest, id), 0);
  return () => (last += 1);
}

/** The slots after some rows went out of sight and others came: who stays keeps theirs, who comes gets a new one. */
export function keepSlots(slots: readonly Slot[], rows: readonly ShapedRow[]): readonly Slot[] {
  const nextId = createIds(slots);
  const known = new Map(slots.map((slot) => [slot.key, slot]));
  return rows.map(({ key, shape }) => known.get(key) ?? { id: nextId(), key, shape });
}

/** For each of the rows, the slot of the same shape it gets, so that both stay in order and as many as possible get one. */
function matchShapes(slots: readonly Slot[], rows: readonly ShapedRow[]): (Slot | null)[] {
  const best = Array.from({ length: slots.length + 1 }, () => new Uint16Array(rows.length + 1));
  const at = (slot: number, row: number) => best[slot]?.[row] ?? 0;
  const isAlike = (slot: number, row: number) => slots[slot]?.shape === rows[row]?.shape;
  for (let slot = slots.length - 1; slot >= 0; slot -= 1) {
    for (let row = rows.length - 1; row >= 0; row -= 1) {
      const line = best[slot];
      if (line === undefined) continue;
      line[row] = isAlike(slot, row)
        ? at(slot + 1, row + 1) + 1
        : Math.max(at(slot + 1, row), at(slot, row + 1));
    }
  }
  let slot = 0;
  return rows.map((_, row) => {
    while (slot < slots.length && !isAlike(slot, row) && at(slot + 1, row) >= at(slot, row + 1)) slot += 1;
    if (!isAlike(slot, row)) return null;
    slot += 1;
    return slots[slot - 1] ?? null;
  });
}

/** How many rows at the beginning have the slots they had. */
function countSame(slots: readonly Slot[], rows: readonly ShapedRow[]): number {
  const differs = rows.findIndex(({ key }, index) => slots[index]?.key !== key);
  return differs === -1 ? rows.length : differs;
}

/**
 * The slots after the rows themselves changed: another search, another order, another device. They stay in the order of the
 * rows; what is shown in them changes, but for the row that is held.
 */
export function giveOutSlots(
  slots: readonly Slot[],
  rows: readonly ShapedRow[],
  held: string | null,
): readonly Slot[] {
  const nextId = createIds(slots);
  const match = (left: readonly Slot[], wanted: readonly ShapedRow[]): Slot[] => {
    const same = countSame(left, wanted);
    const given = matchShapes(left.slice(same), wanted.slice(same));
    return wanted.map(({ key, shape }, index) => ({
      id: (index < same ? left[index] : given[index - same])?.id ?? nextId(),
      key,
      shape,
    }));
  };
  const [slotAt, rowAt] = [slots, rows].map((list) => list.findIndex(({ key }) => key === held));
  const at = slots[slotAt ?? -1];
  const row = rows[rowAt ?? -1];
  if (at === undefined || slotAt === undefined) return match(slots, rows);
  const [above, below] = [slots.slice(0, slotAt), slots.slice(slotAt + 1)];
  if (row === undefined || rowAt === undefined) return match([...above, ...below], rows);
  return [
    ...match(above, rows.slice(0, rowAt)),
    { id: at.id, key: row.key, shape: row.shape },
    ...match(below, rows.slice(rowAt + 1)),
  ];
}
