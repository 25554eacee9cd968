import { join, resolve } from 'node:path';

export const CHECKOUT = resolve(import.meta.dirname, '../../../..');

const inCheckout = (path: string): string => join(CHECKOUT, path);

export const PROGRAMS = {
  postgres: inCheckout('tools/start/src/postgres.ts'),
  prepare: inCheckout('apps/api/src/demo/main.ts'),
  sandbox: inCheckout('apps/sandbox/src/main.ts'),
  catalogSync: inCheckout('tools/catalog-sync/src/main.ts'),
  api: inCheckout('apps/api/src/main.ts'),
  vite: inCheckout('node_modules/vite/bin/vite.js'),
  stopWithParent: inCheckout('tools/start/src/stop-with-parent.ts'),
} as const;

export const PORTAL_FOLDER = inCheckout('apps/portal');
