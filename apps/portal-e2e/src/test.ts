import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import pg from 'pg';
import { addresses } from './stack/addresses.ts';
import { PageErrors } from './watch/page-errors.ts';
import { watchContext } from './watch/watch-context.ts';
import { sandboxControl, type SandboxControl } from './world/sandbox-control.ts';
import { createWorld, type World } from './world/world.ts';

/** What a test is given. */
export interface TestFixtures {
  /** Accounts, people and devices of this test alone. */
  readonly world: World;
  /** What pages did that they may not do; a test that brings something about says so here. */
  readonly pageErrors: PageErrors;
  /** A page of a browser of its own: somebody else, or the same user on another machine. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  readonly database: pg.Pool;
  readonly sandbox: SandboxControl;
}

/**
 * A test with a world of its own, whose pages are watched: see {@link watchContext}.
 * A fixture that needs nothing takes an empty pattern: the runner reads there what it needs.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: [
    async ({}, use) => {
      const pool = new pg.Pool({ connectionString: addresses().database, max: 2 });
      await use(pool);
      await pool.end();
    },
    { scope: 'worker' },
  ],
  sandbox: [async ({}, use) => use(sandboxControl(addresses().sandbox)), { scope: 'worker' }],
  baseURL: async ({}, use) => use(addresses().portal),
  pageErrors: [
    async ({}, use) => {
      const pageErrors = new PageErrors();
      await use(pageErrors);
      expect(pageErrors.unexpected(), 'what pages did that they may not do').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, pageErrors }, use) => {
    const settled = await watchContext(context, pageErrors);
    await use(context);
    await settled();
  },
  openBrowser: async ({ browser, baseURL, viewport, pageErrors }, use) => {
    const opened: (() => Promise<void>)[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, ...options });
      const settled = await watchContext(context, pageErrors);
      opened.push(async () => {
        await settled();
        await context.close();
      });
      return context.newPage();
    });
    for (const close of opened) await close();
  },
  world: async ({ database, sandbox, baseURL }, use) => {
    const { world, end } = createWorld({ database, sandbox, portal: baseURL ?? '' });
    await use(world);
    await end();
  },
});

export { expect };
