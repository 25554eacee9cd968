import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import pg from 'pg';
import { addresses } from './stack/addresses.ts';
import { PageErrors } from './watch/page-errors.ts';
import { watchContext } from './watch/watch-context.ts';
import { sandboxControl, type SandboxControl } from './world/sandbox-control.ts';
import { createWorld, type World } from './world/world.ts';

export interface TestFixtures {
  /** Creates accounts, users and devices that belong to this test alone. */
  readonly world: World;
  /** Errors of all pages; a test that provokes one allows it here. */
  readonly pageErrors: PageErrors;
  /** Opens a page in a new browser context: another user, or the same user on another machine. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  readonly database: pg.Pool;
  readonly sandbox: SandboxControl;
}

/**
 * The test function of all specs. It gives each test its own data and fails it on page errors, see {@link watchContext}.
 * Playwright reads a fixture's dependencies from its first parameter, so one without any takes an empty pattern.
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
    await endStubs(context);
    await settled();
  },
  openBrowser: async ({ browser, baseURL, viewport, pageErrors }, use) => {
    const opened: (() => Promise<void>)[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, ...options });
      const settled = await watchContext(context, pageErrors);
      opened.push(async () => {
        await endStubs(context);
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

/** Removes all stubs of a context whose test has ended: a request that a stub still holds then is no error of the test. */
async function endStubs(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}

export { expect };
