import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printCell, safeCell, textOfCell } from './csv-cell.ts';

/** Texts made of the signs that matter, and any others. */
const tricky = fc.oneof(
  fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '"', ',', 'a', ' ') }),
  fc.string({ unit: 'binary' }),
);

describe('a safe cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30 1', "'+49 30 1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['=', "'="],
    ['\uff1d1+1', "'\uff1d1+1"],
    ['\uff0b1', "'\uff0b1"],
    ['\uff0d1', "'\uff0d1"],
    ['\uff20x', "'\uff20x"],
    ["'\uff1d1", "''\uff1d1"],
    ["'=1", "''=1"],
    ["''@x", "'''@x"],
  ])('[GV-15] of %j is %j', (text, cell) => {
    expect(safeCell(text)).toBe(cell);
    expect(textOfCell(cell)).toBe(text);
  });

  it.each(['', 'Studio A', 'a=1', ' =1', '\n=1', "'", "'quoted'", "O'Neill", '1-2', 'crew@example.org'])(
    '[GV-15] of %j is itself',
    (text) => {
      expect(safeCell(text)).toBe(text);
      expect(textOfCell(text)).toBe(text);
    },
  );

  it.each(['=1', '-2', '@x'])('was not made of %j, which therefore stays as it is', (cell) => {
    expect(textOfCell(cell)).toBe(cell);
  });

  it('[GV-15] never starts with what a spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        expect(['=', '+', '-', '@', '\t', '\r']).not.toContain(safeCell(text)[0]);
      }),
    );
  });

  it('[GV-15] gives its text back, whatever it is', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        expect(textOfCell(safeCell(text))).toBe(text);
      }),
    );
  });
});

describe('a printed cell', () => {
  it.each([
    ['', ''],
    ['Studio A', 'Studio A'],
    ['A, B', '"A, B"'],
    ['say "go"', '"say ""go"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
    ['"', '""""'],
    ['a;b', 'a;b'],
  ])('[GB-21] of %j is %j', (cell, printed) => {
    expect(printCell(cell)).toBe(printed);
  });
});
