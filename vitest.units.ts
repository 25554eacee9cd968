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

/** Writes one report per project, where a run of that project alone would write it. */
class ProjectReports extends JsonReporter {
  override async writeReport(report: string): Promise<void> {
    const { testResults, ...rest } = JSON.parse(report) as Report; // printed by JsonReporter
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
 * The unit tests of all projects except the API as one Vitest project, so that shared modules are loaded once. All get
 * the settings of property tests, which do not affect other tests.
 */
export default defineConfig(
  projectTests(root, {
    include: [`${FOLDERS}/src/**/*.test.{ts,tsx}`],
    setupFiles: [join(root, 'vitest.properties.ts')],
    reporters: ['default', new ProjectReports({})],
    maxWorkers: 2,
  }),
);
