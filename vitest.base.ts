import { basename, join, relative } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const root = import.meta.dirname;

// For test workers and the programs that tests start: a start of the API compiles a thousand modules, in main and job thread.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/node-compile');

/**
 * Returns the test settings that all projects share. Results go to `reports/vitest.json` of the project, which
 * `npm run requirements` reads. The test files of a project share their modules (`isolate: false`): loading them for each
 * file took three quarters of the time. So a test must not leave state in a module.
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
      // Limits for what never happens: a machine can be five times slower than usual.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 60_000 } },
      reporters: ['default', 'json'],
      outputFile: { json: `${projectRoot}/reports/vitest.json` },
      ...overrides,
    },
  });
}
