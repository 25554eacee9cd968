import { projectTests } from '../../vitest.base.ts';

// Some read the whole repository.
export default projectTests(import.meta.dirname, { testTimeout: 60_000 });
