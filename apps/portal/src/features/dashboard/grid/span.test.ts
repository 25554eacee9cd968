import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextMade } from './span.ts';

const seenAt = (from: number) => ({ from, to: from + 900 });
const anyPlace = fc.integer({ min: 0, max: 20_000 });

it('makes what is in sight, and as much beyond as is asked for, wherever one scrolls', () => {
  fc.assert(
    fc.property(fc.array(anyPlace), fc.integer({ min: 0, max: 400 }), (places, margin) => {
      let made = seenAt(0);
      for (const place of places) {
        made = nextMade(made, seenAt(place), margin);
        expect(made.from).toBeLessThanOrEqual(place - margin);
        expect(made.to).toBeGreaterThanOrEqual(place + 900 + margin);
        // A few screens' worth would be no window any more.
        expect(made.to - made.from).toBeLessThanOrEqual(900 + 2 * margin + 288);
      }
    }),
  );
});

it('changes some rows at a time: in steps of 60 px once in five', () => {
  let [made, changes] = [seenAt(0), 0];
  for (let place = 60; place <= 6_000; place += 60) {
    const next = nextMade(made, seenAt(place), 72);
    if (next !== made) changes += 1;
    made = next;
  }
  expect(changes).toBeLessThanOrEqual(22);
});

it('makes no more than needed after a jump', () => {
  expect(nextMade(seenAt(0), seenAt(9_000), 72)).toEqual({ from: 8_928, to: 9_972 });
});
