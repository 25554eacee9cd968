import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { BenchAccount } from '../bench-account.ts';
import { BENCH_PASSWORD } from '../sign-in.ts';
import type { Stack } from '../stack.ts';

/** A device's card. */
export const FIRST_DEVICE = 'article';

/** Opens a browser in which the owner has signed in. */
export async function openSignedIn(
  browser: Browser,
  stack: Stack,
  account: BenchAccount,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const login = await context.newPage();
  await login.goto(`${stack.portalUrl}/login`);
  await login.getByLabel('E-mail').fill(account.email);
  await login.getByLabel('Password', { exact: true }).fill(BENCH_PASSWORD);
  await login.getByRole('button', { name: 'Log in' }).click();
  await login.locator(FIRST_DEVICE).first().waitFor({ timeout: 60_000 });
  await login.close();
  return context;
}

export interface Conditions {
  /** CPU slowdown factor. */
  readonly slowdown: number;
  readonly fast4g?: boolean;
}

/** Throttles the page, and disables its cache. */
export async function setConditions(page: Page, { slowdown, fast4g = false }: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!fast4g) return;
  const bytesPerSecond = (8.1 * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 165,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
