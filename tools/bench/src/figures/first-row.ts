import type { BrowserContext } from '@playwright/test';
import pg from 'pg';
import { insertBenchAccount, type AccountSize, type BenchAccount } from '../bench-account.ts';
import { launchBrowser } from '../browser.ts';
import { median, type Figure } from '../figure.ts';
import { firstDevicePaintedMs, watchFirstDevice } from '../page/first-device.ts';
import { FIRST_DEVICE, openSignedIn, setConditions, type Conditions } from '../page/signed-in.ts';
import { serveBarePage, type BarePage } from '../reference/bare-page.ts';
import { BENCH_PASSWORD, signIn } from '../sign-in.ts';
import type { Stack } from '../stack.ts';

const ROUNDS = 5;
const SMALL: AccountSize = { workspaces: 5, devices: 50, memberships: 5 };
/** The largest supported account. */
export const LARGE: AccountSize = { workspaces: 1_000, devices: 10_000, memberships: 1_000 };
/** Longer than background loading. */
const SETTLED_MS = 3_000;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

interface Load {
  readonly firstRowMs: number;
  readonly longMs: number;
}

/**
 * Measures F2 to F5: from navigation to the first painted device, with an empty cache and a slow CPU, beside a bare page with the
 * same devices, which restores a session first in F2 to F4.
 */
export async function measureFirstRow(stack: Stack): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const small = await prepare(stack, SMALL);
    const large = await prepare(stack, LARGE);
    const open = (account: BenchAccount) => openSignedIn(browser, stack, account);
    const withSession = { stack, page: 'session', ...small } as const;
    const here = await compareLoads(await open(small.account), withSession, { slowdown: 4 });
    const fast4g = await compareLoads(await open(small.account), withSession, { slowdown: 4, fast4g: true });
    const many = await compareLoads(
      await open(large.account),
      { stack, page: 'index', ...large },
      { slowdown: 4 },
    );
    const first = ({ firstRowMs }: Load) => firstRowMs;
    return [
      besideBare('F2', 'first device of 50', here, first, 1.9),
      besideBare('F3', 'the same on Fast 4G', fast4g, first, 1.4),
      besideBare('F4', 'time of tasks over 50 ms while loading', here, ({ longMs }) => longMs, 3.6),
      besideBare('F5', 'first device of 10,000', many, first, 1.8),
    ];
  } finally {
    await browser.close();
  }
}

export async function prepare(
  stack: Stack,
  size: AccountSize,
): Promise<{ account: BenchAccount; devices: unknown[] }> {
  const db = new pg.Client(stack.databaseUrl);
  await db.connect();
  const account = await insertBenchAccount(db, size);
  await db.end();
  const token = await signIn(stack, account);
  const answer = await fetch(`${stack.portalUrl}/api/vic`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { vicList: unknown[] }[] }; // typed by the contract
  return { account, devices: data.flatMap(({ vicList }) => vicList) };
}

async function compareLoads(
  context: BrowserContext,
  bare: { stack: Stack; page: BarePage; account: BenchAccount; devices: unknown[] },
  conditions: Conditions,
): Promise<[Load, Load][]> {
  const { stack, page, account, devices } = bare;
  const served = await serveBarePage(page, { devices, sandboxUrl: stack.sandboxUrl });
  try {
    const first = await context.newPage();
    await first.goto(`${served.url}#/${account.email}/${BENCH_PASSWORD}`);
    await first.locator('[data-device]').first().waitFor();
    await first.close();
    const ours = () => load(context, `${stack.portalUrl}/dashboard`, FIRST_DEVICE, conditions);
    const reference = () => load(context, served.url, '[data-device]', conditions);
    await ours();
    await reference();
    const pairs: [Load, Load][] = [];
    for (let round = 0; round < ROUNDS; round += 1) pairs.push([await ours(), await reference()]);
    return pairs;
  } finally {
    await served.stop();
    await context.close();
  }
}

async function load(
  context: BrowserContext,
  url: string,
  selector: string,
  conditions: Conditions,
): Promise<Load> {
  const page = await context.newPage();
  try {
    await setConditions(page, conditions);
    await watchFirstDevice(page, selector);
    await page.goto(url);
    const firstRowMs = await firstDevicePaintedMs(page);
    await page.waitForTimeout(SETTLED_MS);
    return { firstRowMs, longMs: await page.evaluate(() => window.longTaskMs()) };
  } finally {
    await page.close();
  }
}

function besideBare(
  id: string,
  what: string,
  pairs: readonly [Load, Load][],
  of: (load: Load) => number,
  goal: number,
): Figure {
  const ratio = median(pairs.map(([ours, bare]) => of(ours) / of(bare)));
  return {
    id,
    what,
    ours: milliseconds(median(pairs.map(([ours]) => of(ours)))),
    reference: `${milliseconds(median(pairs.map(([, bare]) => of(bare))))} bare page`,
    result: `${ratio.toFixed(2)} x`,
    goal: `<= ${goal.toFixed(1)} x`,
    met: ratio <= goal,
  };
}
