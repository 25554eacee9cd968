import { basename, relative } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const root = import.meta.dirname;

/**
 * The test settings every project shares: one result file per project, `reports/vitest.json` beside its
 * sources, which `npm run requirements` reads. The files of a project share their modules: loading them anew for each
 * file took three quarters of the time. So a test leaves no state of a module behind.
 */
export function projectTests(projectRoot: string, overrides: ViteUserConfig['test'] = {}): ViteUserConfig {
  const name = relative(root, projectRoot).replaceAll('/', '-') || basename(projectRoot);
  return defineConfig({
    root: projectRoot,
    test: {
      name,
      include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
      environment: 'node',
      passWithNoTests: true,
      isolate: false,
      testTimeout: 20_000,
      reporters: ['default', 'json'],
      outputFile: { json: `${projectRoot}/reports/vitest.json` },
      ...overrides,
    },
  });
}
