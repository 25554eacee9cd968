import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

const same = (name: string) => [name];
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), maxLength: 8 });

describe('the name that a mistyped one means', () => {
  it.each([
    ['Studo A', ['Studio A', 'Main'], 'Studio A'],
    ['studio  a', ['Studio A', 'Studio B'], 'Studio A'],
    ['Studoi A', ['Studio A', 'Main'], 'Studio A'],
    ['Worksapce Admn', ['Workspace Admin', 'Workspace Owner'], 'Workspace Admin'],
    ['Studio C', ['Studio A', 'Studio B'], null],
    ['Studio 3', ['Studio 2', 'Main'], null],
    ['Supervisor', ['Workspace Admin'], null],
    ['a', ['b'], null],
    ['', ['a'], null],
    ['x'.repeat(65), ['x'.repeat(64)], null],
    ['Main', [], null],
  ])('[PLUS-2] for %j among %j is %j', (text, names, found) => {
    expect(nearest(text, names, same)).toBe(found);
  });

  it('[PLUS-2] is none where two are equally near, in any order', () => {
    fc.assert(
      fc.property(word, fc.uniqueArray(word, { maxLength: 6 }), (text, names) => {
        const found = nearest(text, names, same);
        expect(nearest(text, names.toReversed(), same)).toBe(found);
        if (found === null) return;
        const others = names.filter((name) => name !== found);
        for (const other of others.filter(
          (name) => name.replaceAll(/\D/g, '') === found.replaceAll(/\D/g, ''),
        ))
          expect(editDistance(text, other)).toBeGreaterThan(editDistance(text, found));
      }),
      { numRuns: 1_000 },
    );
  });

  it('[PLUS-2] is the name that one slip changed, if no other is as near', () => {
    fc.assert(
      fc.property(fc.nat(7), fc.constantFrom('x', ''), (at, slip) => {
        const name = 'Workspace';
        const typed = name.slice(0, at) + slip + name.slice(at + 1);
        expect(nearest(typed, ['Platform', name, 'Main'], same)).toBe(name);
      }),
    );
  });
});

it('[PLUS-2] counts two names of one candidate as one', () => {
  const names = [['Work-1', 'Work 1'], ['Main']];
  expect(nearest('Work_1', names, (each) => each)).toBe(names[0]);
  expect(nearest('Work_1', [['Work-1'], ['Work 1']], (each) => each)).toBeNull();
});

describe('the distance of two texts', () => {
  it('is none to itself, the same both ways, and at most the longer length', () => {
    fc.assert(
      fc.property(word, word, (first, second) => {
        const distance = editDistance(first, second);
        expect(distance === 0).toBe(first === second);
        expect(editDistance(second, first)).toBe(distance);
        expect(distance).toBeLessThanOrEqual(Math.max(first.length, second.length));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(first.length - second.length));
      }),
    );
  });

  it.each([
    ['ab', 'ba', 1],
    ['abc', 'ac', 1],
    ['abc', 'abxc', 1],
    ['abc', 'axc', 1],
    ['ca', 'abc', 3],
    ['', 'ab', 2],
  ])('of %j and %j is %i', (first, second, distance) => {
    expect(editDistance(first, second)).toBe(distance);
  });
});
