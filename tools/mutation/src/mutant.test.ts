import { describe, expect, it } from 'vitest';
import { oneLine, textAt } from './mutant.ts';

const SOURCE = 'const a = 1;\nconst b = [\n  2,\n];\n';

describe('the text of a span', () => {
  it.each([
    ['within a line', 1, 7, 1, 8, 'a'],
    ['over lines', 2, 11, 4, 2, '[\n  2,\n]'],
    ['of no length', 2, 4, 2, 4, ''],
    ['beyond the end', 9, 1, 9, 5, ''],
  ])('%s is the text there', (_, fromLine, fromColumn, toLine, toColumn, text) => {
    const span = { start: { line: fromLine, column: fromColumn }, end: { line: toLine, column: toColumn } };
    expect(textAt(SOURCE, span)).toBe(text);
  });

  it('is the same on one line whatever its layout', () => {
    expect(oneLine('[\n  2,\n\t3 ]')).toBe(oneLine('[ 2, 3 ]'));
  });
});
