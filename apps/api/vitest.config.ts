import { projectTests } from '../../vitest.base.ts';

export default projectTests(import.meta.dirname, {
  // Two at once, since each waits for processes and the database for much of its time.
  maxWorkers: 2,
  globalSetup: './src/testing/global-setup.ts',
  testTimeout: 40_000,
  hookTimeout: 60_000,
});
