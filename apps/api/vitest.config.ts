import { projectTests } from '../../vitest.base.ts';

export default projectTests(import.meta.dirname, {
  // One above the cores of a small machine, since each waits for processes and the database for a quarter of its time.
  maxWorkers: 3,
  globalSetup: './src/testing/global-setup.ts',
  setupFiles: './src/testing/statements/observe-rows.setup.ts',
});
