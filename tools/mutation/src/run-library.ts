import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { oneLine, textAt, type Mutant } from './mutant.ts';

export interface RunOptions {
  /** Mutants tested in parallel. */
  readonly concurrency: number;
  /** Only what changed since the last run. */
  readonly incremental: boolean;
  /** Patterns below the library's `src`; empty for all files. */
  readonly files: readonly string[];
}

/**
 * Changes a copy of one library of libs/domain in every way Stryker knows, and runs the library's tests on each. Reports go to
 * `reports/mutation/<library>`. Rejects if the tests fail on the unchanged code.
 */
export async function runLibrary(library: string, options: RunOptions): Promise<Mutant[]> {
  const folder = `libs/domain/${library}`;
  const reports = `reports/mutation/${library}`;
  const stryker = new Stryker({
    mutate: [
      ...(options.files.length > 0 ? options.files : ['**/*.ts']).map((name) => `${folder}/src/${name}`),
      `!${folder}/src/**/*.{test,fixture,law}.ts`,
      `!${folder}/src/{index,testing,law}.ts`,
    ],
    // Other libraries come from node_modules.
    ignorePatterns: [
      '**',
      ...['src/**', '*.json', 'vitest.config.ts'].map((name) => `!/${folder}/${name}`),
      // Too slow to run for every mutant.
      `/${folder}/src/**/*.size.test.ts`,
      ...['vitest.*.ts', 'tsconfig.base.json', 'package.json'].map((name) => `!/${name}`),
    ],
    tempDirName: `${reports}/copy`,
    cleanTempDir: 'always',
    testRunner: 'vitest',
    vitest: { configFile: `${folder}/vitest.config.ts`, related: true },
    // By name: the default pattern finds nothing in a package manager's store.
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    // No type checker: a test must notice also what does not typecheck.
    checkers: [],
    concurrency: options.concurrency,
    timeoutMS: 8_000,
    incremental: options.incremental,
    incrementalFile: `${reports}/incremental.json`,
    reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
    clearTextReporter: { reportTests: false, logTests: false, reportScoreTable: false },
    htmlReporter: { fileName: `${reports}/mutation.html` },
    jsonReporter: { fileName: `${reports}/mutation.json` },
    // Our thresholds apply to all libraries together.
    thresholds: { high: 100, low: 95, break: null },
  });
  const results = await stryker.runMutationTest();
  const sources = new Map<string, string>();
  for (const { fileName } of results)
    if (!sources.has(fileName)) sources.set(fileName, await readFile(fileName, 'utf8'));
  return results.map(({ fileName, location, mutatorName, replacement, status }) => {
    const source = sources.get(fileName) ?? '';
    return {
      file: relative(join(process.cwd(), folder), fileName).replaceAll('\\', '/'),
      lineNumber: location.start.line,
      line: (source.split('\n')[location.start.line - 1] ?? '').trim(),
      mutator: mutatorName,
      original: oneLine(textAt(source, location)),
      replacement: oneLine(replacement),
      status,
    };
  });
}
