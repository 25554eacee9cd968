import { join } from 'node:path';
import { projectTests } from '../../../vitest.base.ts';

export default projectTests(import.meta.dirname, {
  setupFiles: [join(import.meta.dirname, '../../../vitest.properties.ts')],
});
