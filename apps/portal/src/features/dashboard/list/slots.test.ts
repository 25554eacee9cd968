import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveOutSlots, keepSlots, type ShapedRow, type Slot } from './slots.ts';

const anyRow = fc.record({
  key: fc.integer({ min: 0, max: 30 }).map((n) => `r${n}`),
  shape: fc.constantFrom('device', 'band'),
});
const anyRows = fc.uniqueArray(anyRow, { selector: ({ key }) => key, maxLength: 20 });
const drawn = (slots: readonly Slot[]) => slots.map(({ key, shape }) => ({ key, shape }));
const slotOf = (slots: readonly Slot[], key: string) => slots.find((slot) => slot.key === key)?.id;
const devices = (...keys: string[]): ShapedRow[] => keys.map((key) => ({ key, shape: 'device' }));

/** The next rows, with the same shapes for those that stay, as it is with devices. */
const anyChange = fc.tuple(anyRows, anyRows).map(([before, after]) => {
  const shapes = new Map(before.map(({ key, shape }) => [key, shape]));
  return [before, after.map(({ key, shape }) => ({ key, shape: shapes.get(key) ?? shape }))] as const;
});

describe.each([
  ['while one scrolls', (slots: readonly Slot[], rows: readonly ShapedRow[]) => keepSlots(slots, rows)],
  ['for other rows', (slots: readonly Slot[], rows: readonly ShapedRow[]) => giveOutSlots(slots, rows, null)],
])('slots %s', (_, next) => {
  it('draw every row once, in order, each in a slot of its own', () => {
    fc.assert(
      fc.property(anyChange, ([before, after]) => {
        const slots = next(keepSlots([], before), after);
        expect(drawn(slots)).toEqual(after);
        expect(new Set(slots.map(({ id }) => id)).size).toBe(after.length);
      }),
    );
  });
});

it('a row that stays in sight while one scrolls stays in its slot', () => {
  const slots = keepSlots([], devices('a', 'b', 'c'));
  const next = keepSlots(slots, devices('b', 'c', 'd'));
  expect([slotOf(next, 'b'), slotOf(next, 'c')]).toEqual([slotOf(slots, 'b'), slotOf(slots, 'c')]);
  expect(slots.map(({ id }) => id)).not.toContain(slotOf(next, 'd'));
});

it('other rows are drawn in the slots that are there, in the order of the page', () => {
  const slots = keepSlots([], devices('a', 'b', 'c'));
  const next = giveOutSlots(slots, devices('x', 'y', 'z'), null);
  expect(next.map(({ id }) => id)).toEqual(slots.map(({ id }) => id));
});

it('a slot never goes from one shape to another', () => {
  fc.assert(
    fc.property(anyChange, ([before, after]) => {
      const slots = keepSlots([], before);
      const shapes = new Map(slots.map(({ id, shape }) => [id, shape]));
      for (const { id, shape } of giveOutSlots(slots, after, null)) {
        expect(shapes.get(id) ?? shape).toBe(shape);
      }
    }),
  );
});

it('the row that has the focus keeps its slot wherever it goes, and leaves it to nobody', () => {
  fc.assert(
    fc.property(anyChange, fc.nat(19), ([before, after], at) => {
      const slots = keepSlots([], before);
      const held = slots[at % Math.max(1, slots.length)];
      fc.pre(held !== undefined);
      const next = giveOutSlots(slots, after, held.key);
      const inHeld = next.find(({ id }) => id === held.id);
      const stays = after.some(({ key }) => key === held.key);
      expect(inHeld?.key).toBe(stays ? held.key : undefined);
    }),
  );
});

it('a change of one device leaves every other slot with its row', () => {
  const slots = keepSlots([], devices('a', 'b', 'c', 'd'));
  const next = giveOutSlots(slots, devices('a', 'b', 'c', 'd'), null);
  expect(next).toEqual(slots);
});
