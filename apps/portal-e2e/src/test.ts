import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import pg from 'pg';
import { addresses } from './stack/addresses.ts';
import { followPages } from './watch/describe-pages.ts';
import { PageErrors, watchContext } from './watch/watch-context.ts';
import { sandboxControl, type SandboxControl } from './world/sandbox-control.ts';
import { createWorld, type World } from './world/world.ts';

export interface TestFixtures {
  /** Data of this test alone. */
  readonly world: World;
  /** A test allows the errors that it provokes. */
  readonly pageErrors: PageErrors;
  /** Another user, or the same user on another machine. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  readonly database: pg.Pool;
  readonly sandbox: SandboxControl;
}

/**
 * Gives each test its own data and fails it on page errors. Playwright reads a fixture's dependencies from its first parameter,
 * so one without any takes an empty pattern.
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
  context: async ({ context, pageErrors }, use, { errors }) => {
    const settled = await watchContext(context, pageErrors);
    const describePages = followPages(context);
    await use(context);
    const failed = errors.length > 0 ? await describePages() : null;
    await endStubs(context);
    await settled();
    // One more error in the report.
    if (failed !== null) throw new Error(`The pages when the test failed:\n${failed}`);
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

/** Ends the stubs; a request that one still holds is no error of the test. */
async function endStubs(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}

export { expect };
