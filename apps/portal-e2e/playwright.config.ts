import { defineConfig } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';

const FEEDS = '**/feed-contract.spec.ts';
/** In workers of its own, which load the German texts. */
const GERMAN = '**/every-screen-german.spec.ts';

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/stack/global-setup.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  // Twice the cores of a small machine, since tests often wait for the product.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  // Its tests share a worker with a product of its own: last, they ran alone for 45 s.
  projects: [
    { name: 'feeds', testMatch: FEEDS },
    { name: 'german', testMatch: GERMAN },
    { name: 'portal', testIgnore: [FEEDS, GERMAN] },
  ],
  // Limits for what never happens; starts of simulated devices are slow on a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // Tracing costs a third of the time; `npx playwright test --trace on` records a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Headless Chromium from npm: the same everywhere, and faster than a system's, which draws window pages even headless.
      executablePath: process.env.CHROMIUM_PATH ?? (await sparticuz.executablePath()),
      // Any user can run it, and it contacts no other host.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
});
