import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { judgePatterns } from './judge-patterns.ts';
import type { Exception } from './judge-patterns.ts';
import { listPatterns } from './list-patterns.ts';

const root = join(import.meta.dirname, '../../..');
const domain = readdirSync(join(root, 'libs/domain')).map((library) => `libs/domain/${library}/src`);
const FOLDERS = [...domain, 'libs/contract/src', 'apps/api/src', 'apps/portal/src'];

/** Allowed: no untrusted text of any length reaches it. */
const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'libs/domain/device-state/src/address/manager-url.ts',
    written: '/[?#].*$/',
    reason: 'it gets parsed addresses: short, in one line',
  },
  {
    file: 'libs/domain/device-state/src/address/manager-url.ts',
    written: String.raw`/\/+$/`,
    reason: 'it gets parsed addresses, which are short',
  },
  {
    file: 'apps/api/src/config-fields.ts',
    written: String.raw`/\/+$/`,
    reason: 'it gets settings of the operator, once at the start',
  },
  {
    file: 'apps/api/src/config-fields.ts',
    written: String.raw`/^(https?:\/\/)\*\.(?=[^*]+\.[^*]+$)/`,
    reason: 'it gets settings of the operator, once at the start',
  },
  {
    file: 'apps/api/src/http/pages/app-page.ts',
    written: 'new RegExp(`(<script[^>]*\\\\bid="${RUNTIME_CONFIG_ELEMENT}"[^>]*>)[^<]*(</script>)`)',
    reason: 'it is built from our own constant and gets our own page',
  },
  {
    file: 'libs/contract/src/devices/device.ts',
    written: 'new RegExp(`^[0-9A-Za-z-]{${DEVICE_CODE_LENGTH.min},${DEVICE_CODE_LENGTH.max}}$`)',
    reason: 'it is built from our own figures and repeats one class of characters',
  },
];

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter(({ name }) => !/\.(?:test|fixture|law|d)\.tsx?$/.test(name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
}

const found = FOLDERS.flatMap(listSources).flatMap((file) =>
  listPatterns(file, readFileSync(join(root, file), 'utf8')),
);

const problemsIn = (code: string) => judgePatterns(listPatterns('planted.ts', code), []);

describe('the regular expressions of the product', () => {
  // Runs the checker in this process, without Java or a worker.
  beforeAll(() => void vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure'));

  it('take linear time at most, whatever text they get', () => {
    expect(found.length).toBeGreaterThan(20);
    expect(judgePatterns(found, EXCEPTIONS)).toEqual([]);
  });

  it.each([
    ['a literal', 'const a = 1;\nconst pattern = /^(a+)+$/;'],
    ['one that is polynomial', 'f();\nexport const trimmed = text.replace(/\\s+$/, "");'],
    ['a constructed one', "f();\nconst pattern = new RegExp('^(a|a)*$', 'u');"],
    ['one that is called', 'f();\nconst pattern = globalThis.RegExp(`(x+x+)+y`);'],
    ['one in a copy', 'f();\nconst pattern = new RegExp(/^(a+)+$/, "i");'],
    ['one built at run time', 'f();\nconst pattern = new RegExp(`^${word}$`);'],
    ['one with unknown flags', 'f();\nconst pattern = new RegExp("a", flags);'],
    ['one without a source', 'f();\nconst pattern = new RegExp();'],
    ['an invalid one', 'f();\nconst pattern = new RegExp("(");'],
  ])('are found by file and line when planted: %s', (_what, code) => {
    const problems = problemsIn(code);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/^planted\.ts:2 /);
  });

  it('are reported with their complexity and an example', () => {
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

  it('have no exception that no pattern needs', () => {
    const exception = { file: 'planted.ts', written: '/(a+)+$/', reason: 'a test' };
    const planted = listPatterns('planted.ts', 'const a = /(a+)+$/;');
    expect(judgePatterns(planted, [exception])).toEqual([]);
    expect(judgePatterns([], [exception])).toEqual(['planted.ts no longer has /(a+)+$/']);
  });
});
