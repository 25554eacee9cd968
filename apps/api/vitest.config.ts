import { projectTests } from '../../vitest.base.ts';

export default projectTests(import.meta.dirname, {
  globalSetup: './src/testing/global-setup.ts',
  testTimeout: 40_000,
  hookTimeout: 60_000,
});
