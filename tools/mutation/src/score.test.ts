import { describe, expect, it } from 'vitest';
import { parseEquivalentMutants, type EquivalentMutant } from './equivalent-mutants.ts';
import type { Mutant, MutantStatus } from './mutant.ts';
import { computeLibraryScore, computePercentage, listFailures } from './score.ts';
import { renderScores } from './table.ts';

const mutant = (status: MutantStatus, changes: Partial<Mutant> = {}): Mutant => ({
  file: 'src/money.ts',
  lineNumber: 7,
  line: 'if (cents < 0) return null;',
  mutator: 'EqualityOperator',
  original: 'cents < 0',
  replacement: 'cents <= 0',
  status,
  ...changes,
});
const entry: EquivalentMutant = {
  file: 'src/money.ts',
  line: 'if (cents < 0) return null;',
  mutator: 'EqualityOperator',
  original: 'cents < 0',
  replacement: 'cents <= 0',
  reason: 'No cents are never asked for.',
};
const times = (count: number, status: MutantStatus) => Array.from({ length: count }, () => mutant(status));

describe('a list of equivalent mutants', () => {
  it('is parsed', () => {
    expect(parseEquivalentMutants(JSON.stringify([entry]))).toEqual([entry]);
    expect(parseEquivalentMutants('[]')).toEqual([]);
  });

  it('may have an empty replacement', () => {
    expect(parseEquivalentMutants(JSON.stringify([{ ...entry, replacement: '' }]))).toHaveLength(1);
  });

  it.each([
    ['no JSON', '[', 'it is not JSON'],
    ['an object', '{}', 'it is not an array'],
    ['an entry without a reason', JSON.stringify([entry, { ...entry, reason: ' ' }]), 'entry 2 needs'],
    ['an entry that is no object', '[null]', 'entry 1 needs'],
    ['an entry with a number', JSON.stringify([{ ...entry, line: 7 }]), 'entry 1 needs'],
    ['an entry with one field more', JSON.stringify([{ ...entry, note: 'x' }]), 'entry 1 needs'],
  ])('is refused in words when it is %s', (_, json, problem) => {
    expect(parseEquivalentMutants(json)).toContain(problem);
  });
});

describe('the score of a library', () => {
  it('counts killed mutants against all that ran', () => {
    const score = computeLibraryScore(
      'roles',
      [...times(7, 'Killed'), ...times(1, 'Timeout'), ...times(1, 'Survived'), ...times(1, 'NoCoverage')],
      [],
    );
    expect(computePercentage([score])).toBe(80);
  });

  it('leaves out mutants that did not run', () => {
    const score = computeLibraryScore('roles', [...times(1, 'Killed'), ...times(1, 'RuntimeError')], []);
    expect(score.errors).toBe(1);
    expect(computePercentage([score])).toBe(100);
  });

  it('is 100 without mutants', () => {
    expect(computePercentage([])).toBe(100);
  });

  it('recognises a listed survivor after its line has moved', () => {
    const score = computeLibraryScore('roles', [mutant('Survived', { lineNumber: 99 })], [entry]);
    expect(score).toMatchObject({ survived: 1, equivalent: 1, unexplained: [], stale: [] });
  });

  it.each(['file', 'line', 'mutator', 'original', 'replacement'] as const)(
    'takes a survivor with another %s for another one',
    (field) => {
      const other = mutant('Survived', { [field]: 'other' });
      expect(computeLibraryScore('roles', [other], [entry]).unexplained).toEqual([other]);
    },
  );
});

describe('a run', () => {
  const good = computeLibraryScore('roles', times(95, 'Killed'), []);

  it('passes at 95 of 100 and fails below', () => {
    const five = computeLibraryScore('export', times(5, 'Survived'), [entry]);
    const six = computeLibraryScore('export', times(6, 'Survived'), [entry]);
    expect(listFailures([good, five])).toEqual([]);
    expect(listFailures([good, six])).toEqual(['94.06 % of the mutants were noticed, 95 % is the least.']);
  });

  it('fails at one unexplained survivor', () => {
    const mutants = [...times(99, 'Killed'), mutant('NoCoverage')];
    expect(listFailures([computeLibraryScore('roles', mutants, [])])).toHaveLength(1);
    expect(listFailures([computeLibraryScore('roles', mutants, [entry])])).toEqual([]);
  });

  it('fails at an entry without a survivor', () => {
    expect(listFailures([computeLibraryScore('roles', times(1, 'Killed'), [entry])])).toEqual([
      expect.stringContaining('src/money.ts if (cents < 0) return null;'),
    ]);
  });

  it('is a table with a line per library and one for all', () => {
    const table = renderScores([good, computeLibraryScore('export', times(5, 'Survived'), [entry])]);
    expect(table.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['library', 'killed', 'timeout', 'survived', 'no coverage', 'equivalent', 'did not run', 'score'],
      ['roles', '95', '0', '0', '0', '0', '0', '100.00'],
      ['export', '0', '0', '5', '0', '5', '0', '0.00'],
      ['all', '95', '0', '5', '0', '5', '0', '95.00'],
    ]);
  });
});
