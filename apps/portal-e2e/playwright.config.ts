import { defineConfig } from '@playwright/test';
import { browserExecutable, BROWSER_ARGUMENTS } from './src/stack/browser.ts';

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/stack/global-setup.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  // One more than a small machine has cores: each waits for the product now and then.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // Bounds for what never comes. A simulated device takes its time beside a busy machine's other work.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // A trace of every test that passes would cost a third of the time: `npx playwright test --trace on` makes one of what failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await browserExecutable(), args: BROWSER_ARGUMENTS },
  },
});
