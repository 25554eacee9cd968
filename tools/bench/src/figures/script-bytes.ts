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
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** F1: gzipped script bytes that arrive before the first device is on screen, for a signed-in person with an empty cache. */
export async function measureScriptBytes(stack: Stack): Promise<Figure> {
  const db = new pg.Client(stack.databaseUrl);
  await db.connect();
  const account = await insertBenchAccount(db, { workspaces: 5, devices: 50, memberships: 5 });
  await db.end();
  await signIn(stack, account);
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(`${stack.portalUrl}/login`);
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(BENCH_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await firstDevice(page);
    const bytes = await scriptBytesOfReload(page);
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
  await page.locator('article').first().waitFor({ timeout: 60_000 });
}

async function scriptBytesOfReload(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script') bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.reload();
  await firstDevice(page);
  return (await Promise.all(bodies.splice(0))).reduce((sum, size) => sum + size, 0);
}
