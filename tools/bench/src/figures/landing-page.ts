import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { median, type Figure } from '../figure.ts';
import { setConditions } from '../page/signed-in.ts';
import { barePageScriptBytes, serveBarePage } from '../reference/bare-page.ts';
import type { Stack } from '../stack.ts';

const ROUNDS = 7;
const SLOWDOWN = 4;
const GOAL_BYTES = 60_000;
const GOAL_RATIO = 1;
/** Longer than background loading. */
const SETTLED_MS = 2_000;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

interface Look {
  readonly firstPaintMs: number;
  /** Scripts and styles, gzipped, including inline ones. */
  readonly bytes: number;
}

/** Measures F0: scripts, styles and first paint of the landing page with an empty cache, beside a bare page's. */
export async function measureLandingPage(stack: Stack): Promise<Figure[]> {
  const browser = await launchBrowser();
  const served = await serveBarePage('index', { devices: [], sandboxUrl: stack.sandboxUrl });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const pairs: [Look, Look][] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const ours = await look(context, stack.portalUrl);
      const bare = await look(context, served.url);
      if (round >= 0) pairs.push([ours, bare]);
    }
    const bytes = Math.max(...pairs.map(([ours]) => ours.bytes));
    const ratio = median(pairs.map(([ours, bare]) => ours.firstPaintMs / bare.firstPaintMs));
    const paint = (which: 0 | 1) => `${median(pairs.map((pair) => pair[which].firstPaintMs)).toFixed(0)} ms`;
    return [
      {
        id: 'F0',
        what: 'landing page: scripts and styles, gzipped',
        ours: kilobytes(bytes),
        reference: `${kilobytes(await barePageScriptBytes())} bare page`,
        result: kilobytes(bytes),
        goal: `<= ${kilobytes(GOAL_BYTES)}`,
        met: bytes <= GOAL_BYTES,
      },
      {
        id: 'F0',
        what: 'landing page: first paint',
        ours: paint(0),
        reference: `${paint(1)} bare page`,
        result: `${ratio.toFixed(2)} x`,
        goal: `<= ${GOAL_RATIO.toFixed(1)} x`,
        met: ratio <= GOAL_RATIO,
      },
    ];
  } finally {
    await served.stop();
    await browser.close();
  }
}

async function look(context: BrowserContext, url: string): Promise<Look> {
  const page = await context.newPage();
  try {
    await setConditions(page, { slowdown: SLOWDOWN });
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'script' || type === 'stylesheet')
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
    const firstPaintMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('style, script:not([src])')]
        .map(({ textContent }) => textContent)
        .join(''),
    );
    const linked = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { firstPaintMs, bytes: linked + gzipSync(inline, { level: 9 }).length };
  } finally {
    await page.close();
  }
}
