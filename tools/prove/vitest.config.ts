import { projectTests } from '../../vitest.base.ts';

export default projectTests(import.meta.dirname);
