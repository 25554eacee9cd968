import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { TestResult } from './test-results.ts';
import { unreachableLabels } from './unreachable-tests.ts';
import { writableColumns, type WritableColumns } from './written-columns.ts';

const API = join('apps', 'api', 'src');
const TESTING = join(API, 'testing');
/** What writes for tests and the demo alone, and lists of all columns. */
const NOT_OF_PRODUCT = /\.test\.ts$|\.gen\.ts$|schema\.sql$|\/(?:testing|demo)\//;
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
 * whose tests run on some machines only, or one that reaches its state by SQL which the product has not, proves nothing. [GZ-14]
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
  const writable = readWritableColumns(root);
  const labels = new Map<string, ReadonlySet<string>>();
  const labelsOf = async (file: string) => {
    const known = labels.get(file) ?? unreachableLabels(await textOf(file), await writable);
    labels.set(file, known);
    return known;
  };
  return {
    async judge(result) {
      const { file, title, level } = result;
      if (level !== 'product') return result;
      const isOfApi = relative(root, file).startsWith(API);
      const isRule = isOfApi && !(await starts(file));
      const isUnreachable = [...(await labelsOf(file))].some((label) => title.includes(label));
      const isNoProof = isUnreachable || SKIPPABLE.test(await textOf(file));
      return { ...result, ...(isRule && { level: 'rule' as const }), isNoProof };
    },
  };
}

async function readWritableColumns(root: string): Promise<WritableColumns> {
  const sources: string[] = [];
  for await (const path of glob('**/*.{ts,sql}', { cwd: join(root, API) })) {
    if (!NOT_OF_PRODUCT.test(`/${path}`)) sources.push(await readFile(join(root, API, path), 'utf8'));
  }
  return writableColumns(sources);
}
