import { gzipSync } from 'node:zlib';
import { LANGUAGE_NAME, LANGUAGES } from '@partyline/display';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { insertBenchAccount } from '../bench-account.ts';
import { launchBrowser } from '../browser.ts';
import type { Figure } from '../figure.ts';
import { firstDevicePaintedMs, watchFirstDevice } from '../page/first-device.ts';
import { FIRST_DEVICE, openSignedIn } from '../page/signed-in.ts';
import { barePageScriptBytes } from '../reference/bare-page.ts';
import { signIn } from '../sign-in.ts';
import type { Stack } from '../stack.ts';

const GOAL_BYTES = 210_000;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Measures F1: gzipped bytes of the scripts asked for before the first device is painted, with an empty cache, in the larger
 * language.
 */
export async function measureScriptBytes(stack: Stack): Promise<Figure> {
  const db = new pg.Client(stack.databaseUrl);
  await db.connect();
  const account = await insertBenchAccount(db, { workspaces: 5, devices: 50, memberships: 5 });
  await db.end();
  await signIn(stack, account);
  const browser = await launchBrowser();
  try {
    const context = await openSignedIn(browser, stack, account);
    const sizes: { language: string; bytes: number }[] = [];
    for (const language of LANGUAGES) {
      await context.addCookies([{ name: LANGUAGE_NAME, value: language, url: stack.portalUrl }]);
      const page = await context.newPage();
      sizes.push({ language, bytes: await scriptBytesOf(page, `${stack.portalUrl}/dashboard`) });
      await page.close();
    }
    const bytes = Math.max(...sizes.map((size) => size.bytes));
    const bare = await barePageScriptBytes();
    return {
      id: 'F1',
      what: 'script bytes before the first device, gzipped',
      ours: sizes.map((size) => `${size.language} ${kilobytes(size.bytes)}`).join(', '),
      reference: `${kilobytes(bare)} bare page`,
      result: `${(bytes / bare).toFixed(2)} x`,
      goal: `<= ${kilobytes(GOAL_BYTES)}`,
      met: bytes <= GOAL_BYTES,
    };
  } finally {
    await browser.close();
  }
}

/**
 * Measures the gzipped bytes of the scripts asked for before the first device is painted. Both instants are compared by the page's
 * clock, since this process learns of them later.
 */
async function scriptBytesOf(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await watchFirstDevice(page, FIRST_DEVICE);
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script') return;
    const size = response.body().then(gzippedBytes);
    // A page that closes drops open requests.
    size.catch(() => undefined);
    sizes.set(response.url(), size);
  });
  await page.goto(url);
  const paintedAt = await firstDevicePaintedMs(page);
  // Pending requests have no resource timing yet.
  await Promise.all(sizes.values());
  const starts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  );
  const early = new Set(starts.filter(({ startTime }) => startTime < paintedAt).map(({ name }) => name));
  const counted = [...sizes].filter(([url]) => early.has(url)).map(([, size]) => size);
  return (await Promise.all(counted)).reduce((sum, size) => sum + size, 0);
}

const gzippedBytes = (body: Buffer): number => gzipSync(body, { level: 9 }).length;
