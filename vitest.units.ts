import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { JsonReporter } from 'vitest/node';

interface Report {
  readonly testResults: readonly { readonly name: string }[];
}

/** Results in the places where a run of one project leaves them: a later run of that project replaces its own alone. */
class ProjectReports extends JsonReporter {
  override async writeReport(report: string): Promise<void> {
    const { testResults, ...rest } = JSON.parse(report) as Report; // what JsonReporter itself has just printed
    for (const { config } of this.ctx.projects) {
      const own = testResults.filter(({ name }) => name.startsWith(`${config.root}/`));
      const file = join(config.root, 'reports/vitest.json');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ ...rest, testResults: own }));
    }
  }
}

/**
 * The unit tests of all projects but the API's as one run: what they all load, they read once. Each keeps the settings of
 * its own `vitest.config.ts`.
 */
export default defineConfig({
  test: {
    projects: ['libs/*', 'libs/domain/*', 'tools/*', 'apps/{portal,sandbox}'].map(
      (folder) => `${folder}/vitest.config.ts`,
    ),
    reporters: ['default', new ProjectReports({})],
    maxWorkers: 2,
  },
});
