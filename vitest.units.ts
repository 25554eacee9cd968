import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { JsonReporter } from 'vitest/node';
import { projectTests } from './vitest.base.ts';

const root = import.meta.dirname;
const FOLDERS = '{libs/*,libs/domain/*,tools/*,apps/portal,apps/sandbox}';

interface Report {
  readonly testResults: readonly { readonly name: string }[];
}

/** Results in the places where a run of one project leaves them: a later run of that project replaces its own alone. */
class ProjectReports extends JsonReporter {
  override async writeReport(report: string): Promise<void> {
    const { testResults, ...rest } = JSON.parse(report) as Report; // what JsonReporter itself has just printed
    for (const config of globSync(`${FOLDERS}/vitest.config.ts`, { cwd: root })) {
      const folder = join(root, dirname(config));
      const own = testResults.filter(({ name }) => name.startsWith(`${folder}/`));
      const file = join(folder, 'reports/vitest.json');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ ...rest, testResults: own }));
    }
  }
}

/**
 * The unit tests of all projects but the API's as one project of Vitest: what they all load, they read once. They have the
 * longest waits that one of them needs, and the settings of property tests, which change nothing for others.
 */
export default defineConfig(
  projectTests(root, {
    include: [`${FOLDERS}/{src,vite}/**/*.test.{ts,tsx}`],
    setupFiles: [join(root, 'vitest.properties.ts')],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', new ProjectReports({})],
    maxWorkers: 2,
  }),
);
