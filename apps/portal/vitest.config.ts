import { projectTests } from '../../vitest.base.ts';

export default projectTests(import.meta.dirname, {
  include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'vite/**/*.test.ts'],
});
