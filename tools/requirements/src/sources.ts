import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { TestResult } from './test-results.ts';

const TESTING = join('apps', 'api', 'src', 'testing');
/** Modules of the API's tests that start it: the whole, its routes alone, or as a process. */
const STARTERS = ['start-api.ts', 'bare-app.ts', join('processes', 'processes.ts')];

/** Imports of values by relative paths; types start nothing. */
const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm;
const SKIPPABLE = /\b(?:it|test|describe)\.(?:skipIf|runIf)\(/;

export interface Sources {
  /** Corrects what a test proves by what its file says. */
  readonly judge: (result: TestResult) => Promise<TestResult>;
}

/**
 * Reads the files of tests. One of the API that does not start it, itself or through helpers, proves a rule alone; one of a file
 * whose tests run on some machines only proves nothing. [GZ-14]
 */
export function createSources(root: string): Sources {
  const texts = new Map<string, Promise<string>>();
  const textOf = (file: string): Promise<string> => {
    const text = texts.get(file) ?? readFile(file, 'utf8').catch(() => '');
    texts.set(file, text);
    return text;
  };
  const starting = new Map(STARTERS.map((name) => [join(root, TESTING, name), true]));
  async function starts(file: string): Promise<boolean> {
    const known = starting.get(file);
    if (known !== undefined) return known;
    // A circle of imports starts nothing by itself.
    starting.set(file, false);
    for (const [, path = ''] of (await textOf(file)).matchAll(IMPORT)) {
      const imported = join(dirname(file), path);
      const isHelper = relative(root, imported).startsWith(TESTING);
      if (isHelper && (await starts(imported))) starting.set(file, true);
    }
    return starting.get(file) ?? false;
  }
  return {
    async judge(result) {
      const isRule = result.level === 'product' && !(await starts(result.file));
      const isSkippable = SKIPPABLE.test(await textOf(result.file));
      return { ...result, ...(isRule && { level: 'rule' as const }), isSkippable };
    },
  };
}
