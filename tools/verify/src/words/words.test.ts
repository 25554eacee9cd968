import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findInFiles, findWords, listTextFiles } from './find-words.ts';
import { AVOIDED } from './word-list.ts';

const root = join(import.meta.dirname, '../../../..');
const ALL = ['apps', 'libs', 'tools', 'docs', 'README.md', 'CONTRIBUTING.md'];

describe('the words of the repository', () => {
  it('reads code, styles and documents, but no fixed or generated file', () => {
    const files = listTextFiles(root, ALL);
    expect(files).toContain('apps/sandbox/src/main.ts');
    expect(files).toContain('docs/decisions/README.md');
    expect(files.some((file) => file.endsWith('.css'))).toBe(true);
    expect(
      files.filter((file) => /db\/migrations\/|docs\/requirements\/|\.gen\.ts$|node_modules/.test(file)),
    ).toEqual([]);
  });

  it('are none of those to avoid', () => {
    expect(listTextFiles(root, ALL).length).toBeGreaterThan(2_000);
    expect(findInFiles(root, ALL, AVOIDED)).toEqual([]);
  });

  it('are listed once', () => {
    const words = AVOIDED.map(({ word }) => word.toLowerCase());
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('the search', () => {
  const words = [
    { word: 'takeBack', use: 'rollback' },
    { word: 'anew', use: 'again', except: ['b.ts', 'c'] },
  ];
  const find = (text: string, file = 'a.ts') => findWords(file, text, words);

  it('finds whole words in any letter case, and identifiers in either spelling', () => {
    expect(find('x\nit begins Anew.')).toEqual([{ file: 'a.ts', line: 2, word: 'anew' }]);
    expect(find("takeBack(); import './take-back.ts';").map(({ word }) => word)).toEqual([
      'takeBack',
      'takeBack',
    ]);
  });

  it('finds no part of a longer word', () => {
    expect(find('janew aneway mistakeBack takeBackRow take-backs')).toEqual([]);
  });

  it('leaves out files and folders in which the word means something else', () => {
    expect(find('anew', 'b.ts')).toEqual([]);
    expect(find('anew', 'c/d.ts')).toEqual([]);
    expect(find('anew', 'cc/d.ts')).toHaveLength(1);
  });
});
