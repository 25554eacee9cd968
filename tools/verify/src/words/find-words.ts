import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AvoidedWord } from './word-list.ts';

/** One use of an avoided word. */
export interface FoundWord {
  readonly file: string;
  readonly line: number;
  readonly word: string;
}

const READ = /\.(?:tsx?|mts|js|mjs|css|html|md|json|ya?ml)$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'reports', 'test-results']);

/** Landed migrations are fixed by checksum; requirements quote the specification; the last two list the words. */
const SKIPPED = [
  'apps/api/src/db/migrations',
  'docs/requirements',
  'libs/contract/openapi.json',
  'libs/contract/openapi.released.json',
  'libs/texts/src/plain-words.test.ts',
  'tools/verify/src/words',
];

/** Lists the text files of `paths` (folders or files, relative to `root`), except generated and fixed ones. */
export function listTextFiles(root: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (SKIPPED.includes(path) || /\.gen\.tsx?$/.test(path)) return [];
    if (READ.test(path)) return [path];
    return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listTextFiles(root, [inner]);
      return entry.isFile() && READ.test(entry.name) ? listTextFiles(root, [inner]) : [];
    });
  });
}

/**
 * Finds whole words, ignoring case. An identifier counts as a whole, and a name in kebab case like one in
 * camel case: `takeBack` is found in `takeBack(` and `take-back.ts`, not in `mistakeBack`.
 */
export function findWords(file: string, text: string, words: readonly AvoidedWord[]): FoundWord[] {
  const listed = new Map(
    words
      .filter(({ except = [] }) => !except.some((path) => file === path || file.startsWith(`${path}/`)))
      .map((entry) => [keyOf(entry.word), entry]),
  );
  return text.split('\n').flatMap((content, index) =>
    (content.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/gi) ?? []).flatMap((found) => {
      const entry = listed.get(keyOf(found));
      return entry ? [{ file, line: index + 1, word: entry.word }] : [];
    }),
  );
}

const keyOf = (word: string): string => word.replaceAll('-', '').toLowerCase();

export function findInFiles(
  root: string,
  paths: readonly string[],
  words: readonly AvoidedWord[],
): FoundWord[] {
  return listTextFiles(root, paths).flatMap((file) => [
    ...findWords(file, relative('.', file).replace(/\.[a-z.]+$/, ''), words),
    ...findWords(file, readFileSync(join(root, file), 'utf8'), words),
  ]);
}
