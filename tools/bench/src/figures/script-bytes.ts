import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { insertBenchAccount } from '../bench-account.ts';
import { launchBrowser } from '../browser.ts';
import type { Figure } from '../figure.ts';
import { barePageScriptBytes } from '../reference/bare-page-size.ts';
import { BENCH_PASSWORD, signIn } from '../sign-in.ts';
import type { Stack } from '../stack.ts';

const GOAL_BYTES = 210_000;
/** A card stands for its device. */
const FIRST_DEVICE = 'article';
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** F1: gzipped bytes of the scripts asked for before the first device is painted, for a signed-in person with an empty cache. */
export async function measureScriptBytes(stack: Stack): Promise<Figure> {
  const db = new pg.Client(stack.databaseUrl);
  await db.connect();
  const account = await insertBenchAccount(db, { workspaces: 5, devices: 50, memberships: 5 });
  await db.end();
  await signIn(stack, account);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const login = await context.newPage();
    await login.goto(`${stack.portalUrl}/login`);
    await login.getByLabel('E-mail').fill(account.email);
    await login.getByLabel('Password', { exact: true }).fill(BENCH_PASSWORD);
    await login.getByRole('button', { name: 'Log in' }).click();
    await firstDevice(login);
    await login.close();
    const bytes = await scriptBytesOf(await context.newPage(), `${stack.portalUrl}/dashboard`);
    const bare = await barePageScriptBytes();
    return {
      id: 'F1',
      what: 'script bytes before the first device, gzipped',
      ours: kilobytes(bytes),
      reference: `${kilobytes(bare)} bare page`,
      result: `${(bytes / bare).toFixed(2)} x`,
      goal: `<= ${kilobytes(GOAL_BYTES)}`,
      met: bytes <= GOAL_BYTES,
    };
  } finally {
    await browser.close();
  }
}

async function firstDevice(page: Page): Promise<void> {
  await page.locator(FIRST_DEVICE).first().waitFor({ timeout: 60_000 });
}

/**
 * What is asked for once the first device is painted does not count, however soon that is; what was asked for before counts,
 * even if it arrives afterwards. Both moments are by the page's own clock: this process hears of either later.
 */
async function scriptBytesOf(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(notePaint, FIRST_DEVICE);
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script') sizes.set(response.url(), response.body().then(gzippedBytes));
  });
  await page.goto(url);
  await firstDevice(page);
  const paintedAt = await page.evaluate(() => window.firstDevicePainted);
  // Whatever is on its way has no resource timing yet.
  await Promise.all(sizes.values());
  const starts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  );
  const early = new Set(starts.filter(({ startTime }) => startTime < paintedAt).map(({ name }) => name));
  const counted = [...sizes].filter(([url]) => early.has(url)).map(([, size]) => size);
  return (await Promise.all(counted)).reduce((sum, size) => sum + size, 0);
}

const gzippedBytes = (body: Buffer): number => gzipSync(body, { level: 9 }).length;

declare global {
  interface Window {
    /** When the first device was painted, by the page's clock. */
    firstDevicePainted: Promise<number>;
  }
}

/** Runs in the page, before its scripts. */
function notePaint(selector: string): void {
  window.firstDevicePainted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      // A task after the next frame: that frame shows it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
