import { projectTests } from '../../vitest.base.ts';

/** Some tests start the sandbox as a separate process, which is slow on a busy machine. */
export default projectTests(import.meta.dirname, { testTimeout: 30_000, hookTimeout: 30_000 });
