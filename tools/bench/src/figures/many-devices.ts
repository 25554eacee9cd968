import type { BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { median, type Figure } from '../figure.ts';
import { FIRST_DEVICE, openSignedIn, setConditions } from '../page/signed-in.ts';
import { serveBarePage } from '../reference/bare-page.ts';
import type { Stack } from '../stack.ts';
import { LARGE, prepare } from './first-row.ts';

const ROUNDS = 5;
const SLOWDOWN = 4;
const FRAME_MS = 1000 / 60;
const SETTLED_MS = 2_000;
/** Each key narrows the filter. */
const KEYS = ['7', '7', '7'];
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

/** Selectors. */
interface Places {
  readonly row: string;
  readonly sort: string;
  readonly search: string;
}
const OURS: Places = {
  row: '[role="row"][aria-label]',
  sort: '[role="columnheader"] button',
  search: '[role="search"] input',
};
const BARE: Places = { row: '[data-device]', sort: 'button', search: 'input' };

/** Milliseconds to the paint, frames per second, and bytes. */
interface Behaviour {
  readonly sortMs: number;
  readonly firstKeyMs: number;
  readonly lastKeyMs: number;
  readonly framesPerSecond: number;
  readonly heapBytes: number;
}

/** Measures F6, F7, F8: 10,000 devices in the list, beside a bare page, on a slow CPU. */
export async function measureManyDevices(stack: Stack): Promise<Figure[]> {
  const browser = await launchBrowser();
  const { account, devices } = await prepare(stack, LARGE);
  const served = await serveBarePage('index', { devices, sandboxUrl: stack.sandboxUrl });
  try {
    const context = await openSignedIn(browser, stack, account);
    await chooseList(context, stack);
    const pairs: [Behaviour, Behaviour][] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const ours = await behave(context, `${stack.portalUrl}/dashboard`, OURS);
      const bare = await behave(context, served.url, BARE);
      if (round >= 0) pairs.push([ours, bare]);
    }
    return figuresOf(pairs);
  } finally {
    await served.stop();
    await browser.close();
  }
}

async function chooseList(context: BrowserContext, stack: Stack): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${stack.portalUrl}/dashboard`);
  await page.locator(FIRST_DEVICE).first().waitFor();
  await page.locator('label').filter({ hasText: 'List' }).click();
  await page.locator(OURS.row).first().waitFor();
  await page.close();
}

async function behave(context: BrowserContext, url: string, places: Places): Promise<Behaviour> {
  const page = await context.newPage();
  try {
    await page.goto(url);
    await page.locator(places.row).first().waitFor({ timeout: 60_000 });
    // Background loading must not count.
    await page.waitForTimeout(SETTLED_MS);
    const heapBytes = await heapOf(page);
    await setConditions(page, { slowdown: SLOWDOWN });
    // The first click sorts ascending, the second descending.
    await timeToOtherRows(page, places, () => page.locator(places.sort).first().click(), 'click', false);
    const sortMs = await timeToOtherRows(
      page,
      places,
      () => page.locator(places.sort).first().click(),
      'click',
    );
    await page.locator(places.search).first().focus();
    const keyMs: number[] = [];
    for (const key of KEYS)
      keyMs.push(await timeToOtherRows(page, places, () => page.keyboard.press(key), 'keydown'));
    await page.locator(places.search).first().fill('');
    await page.waitForTimeout(SETTLED_MS);
    const framesPerSecond = await scroll(page);
    return {
      sortMs,
      firstKeyMs: keyMs[0] ?? NaN,
      lastKeyMs: keyMs.at(-1) ?? NaN,
      framesPerSecond,
      heapBytes,
    };
  } finally {
    await page.close();
  }
}

/** Measures the milliseconds from an event to the paint of other rows. */
async function timeToOtherRows(
  page: Page,
  { row }: Places,
  act: () => Promise<void>,
  event: 'click' | 'keydown',
  changes = true,
): Promise<number> {
  const painted = page.evaluate(
    async ({ row, event, changes }) => {
      // Runs in every frame: it must not force layout.
      const shown = () =>
        [...document.querySelectorAll(row)].map(({ textContent }) => textContent).join('\n');
      const before = shown();
      const startedAt = await new Promise<number>((resolve) => {
        addEventListener(event, () => resolve(performance.now()), { once: true, capture: true });
      });
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < (changes ? 1_200 : 120); frames += 1) {
        await frame();
        if (shown() === before) continue;
        await new Promise((resolve) => setTimeout(resolve));
        return performance.now() - startedAt;
      }
      if (changes) throw new Error(`Nothing changed after a ${event}.`);
      return Number.NaN;
    },
    { row, event, changes },
  );
  // Completes pending page work first.
  await page.evaluate(() => undefined);
  await act();
  return painted;
}

function scroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now();
        let frames = 0;
        const next = () => {
          frames += 1;
          scrollBy(0, 60);
          const seconds = (performance.now() - startedAt) / 1000;
          if (seconds >= 3) resolve(frames / seconds);
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
  );
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

function figuresOf(pairs: readonly [Behaviour, Behaviour][]): Figure[] {
  const middle = (which: 0 | 1, of: (behaviour: Behaviour) => number) =>
    median(pairs.map((pair) => of(pair[which])));
  const ratioOf = (of: (behaviour: Behaviour) => number) =>
    median(pairs.map(([ours, bare]) => of(ours) / of(bare)));
  const timed = (what: string, of: (behaviour: Behaviour) => number, goal: number): Figure => ({
    id: 'F6',
    what,
    ours: milliseconds(middle(0, of)),
    reference: `${milliseconds(middle(1, of))} bare page`,
    result: `${ratioOf(of).toFixed(2)} x`,
    goal: `<= ${goal.toFixed(1)} x`,
    met: ratioOf(of) <= goal,
  });
  const later = median(pairs.map(([ours, bare]) => ours.lastKeyMs - bare.lastKeyMs));
  const frames = ({ framesPerSecond }: Behaviour) => framesPerSecond;
  const heap = ({ heapBytes }: Behaviour) => heapBytes;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return [
    timed('10,000 devices: sort', ({ sortMs }) => sortMs, 1.3),
    timed('10,000 devices: first key of a search', ({ firstKeyMs }) => firstKeyMs, 2.5),
    {
      id: 'F6',
      what: '10,000 devices: last key of a search',
      ours: milliseconds(middle(0, ({ lastKeyMs }) => lastKeyMs)),
      reference: `${milliseconds(middle(1, ({ lastKeyMs }) => lastKeyMs))} bare page`,
      result: `${later >= 0 ? '+' : ''}${later.toFixed(0)} ms`,
      goal: '+ 6 frames',
      met: later <= 6 * FRAME_MS,
    },
    {
      id: 'F7',
      what: '10,000 devices: scrolling',
      ours: `${middle(0, frames).toFixed(1)} frames/s`,
      reference: `${middle(1, frames).toFixed(1)} bare page`,
      result: `${ratioOf(frames).toFixed(2)} x`,
      goal: '>= 0.9 x',
      met: ratioOf(frames) >= 0.9,
    },
    {
      id: 'F8',
      what: '10,000 devices: heap after garbage collection',
      ours: megabytes(middle(0, heap)),
      reference: `${megabytes(middle(1, heap))} bare page`,
      result: `${ratioOf(heap).toFixed(2)} x`,
      goal: '<= 2.0 x',
      met: ratioOf(heap) <= 2,
    },
  ];
}
