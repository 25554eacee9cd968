import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { judgePatterns } from './judge-patterns.ts';
import type { Exception } from './judge-patterns.ts';
import { listPatterns } from './list-patterns.ts';

const root = join(import.meta.dirname, '../../..');
const domain = readdirSync(join(root, 'libs/domain')).map((library) => `libs/domain/${library}/src`);
const FOLDERS = [...domain, 'libs/contract/src', 'apps/api/src', 'apps/portal/src'];

/** What may stay, because no stranger's text of any length can meet it. */
const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'libs/domain/device-state/src/manager-url.ts',
    written: '/[?#].*$/',
    reason: 'it meets addresses that were parsed, so short ones in one line',
  },
  {
    file: 'libs/domain/device-state/src/manager-url.ts',
    written: String.raw`/\/+$/`,
    reason: 'it meets addresses that were parsed, so short ones',
  },
  {
    file: 'apps/api/src/config-fields.ts',
    written: String.raw`/\/+$/`,
    reason: 'it meets the settings of whoever runs the service, once at the start',
  },
  {
    file: 'apps/api/src/config-fields.ts',
    written: String.raw`/^(https?:\/\/)\*\.(?=[^*]+\.[^*]+$)/`,
    reason: 'it meets the settings of whoever runs the service, once at the start',
  },
  {
    file: 'apps/api/src/http/app-page.ts',
    written: 'new RegExp(`(<script[^>]*\\\\bid="${RUNTIME_CONFIG_ELEMENT}"[^>]*>)[^<]*(</script>)`)',
    reason: 'it is made of a constant of ours and meets the page that we built',
  },
];

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter(({ name }) => !/\.(?:test|fixture|d)\.tsx?$/.test(name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
}

const found = FOLDERS.flatMap(listSources).flatMap((file) =>
  listPatterns(file, readFileSync(join(root, file), 'utf8')),
);

const problemsIn = (code: string) => judgePatterns(listPatterns('planted.ts', code), []);

describe('the regular expressions of the product', () => {
  // Neither Java nor a worker: the checker runs in this process, the same everywhere.
  beforeAll(() => void vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure'));

  it('never take longer than their text is long, whatever they are given', { timeout: 180_000 }, () => {
    expect(found.length).toBeGreaterThan(20);
    expect(judgePatterns(found, EXCEPTIONS)).toEqual([]);
  });

  it.each([
    ['a literal', 'const a = 1;\nconst pattern = /^(a+)+$/;'],
    ['one that is polynomial', 'f();\nexport const trimmed = text.replace(/\\s+$/, "");'],
    ['a constructed one', "f();\nconst pattern = new RegExp('^(a|a)*$', 'u');"],
    ['one that is called', 'f();\nconst pattern = globalThis.RegExp(`(x+x+)+y`);'],
    ['one in a copy', 'f();\nconst pattern = new RegExp(/^(a+)+$/, "i");'],
    ['one put together', 'f();\nconst pattern = new RegExp(`^${word}$`);'],
    ['one with flags nobody knows', 'f();\nconst pattern = new RegExp("a", flags);'],
    ['one of nothing', 'f();\nconst pattern = new RegExp();'],
    ['one that is none', 'f();\nconst pattern = new RegExp("(");'],
  ])('are found by file and line when planted: %s', (_what, code) => {
    const problems = problemsIn(code);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/^planted\.ts:2 /);
  });

  it('say how long one takes, and for which text', () => {
    expect(problemsIn('const p = /^(a+)+$/;')[0]).toMatch(/takes exponential time, for example for '/);
  });

  it.each([
    '/^[a-z]+$/',
    '/^\\d{4}-\\d\\d$/',
    'new RegExp("^[\\\\w-]{1,30}$", "u")',
    '6 / 2 / 3',
    '"/(a+)+$/"',
  ])('may be harmless: %s', (code) => {
    expect(problemsIn(`const a = ${code};`)).toEqual([]);
  });

  it('are found in markup too', () => {
    const code = 'export const A = () => <p title={b.replace(/(a+)+$/, "")}>/(a+)+$/</p>;';
    expect(listPatterns('planted.tsx', code).map(({ written }) => written)).toEqual(['/(a+)+$/']);
  });

  it('have no exception that is not needed any more', () => {
    const exception = { file: 'planted.ts', written: '/(a+)+$/', reason: 'a test' };
    const planted = listPatterns('planted.ts', 'const a = /(a+)+$/;');
    expect(judgePatterns(planted, [exception])).toEqual([]);
    expect(judgePatterns([], [exception])).toEqual(['planted.ts has no /(a+)+$/ any more']);
  });
});
