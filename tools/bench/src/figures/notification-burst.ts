import type { Browser, Page } from '@playwright/test';
import pg from 'pg';
import { launchBrowser } from '../browser.ts';
import { insertBenchAccount, type BenchAccount } from '../bench-account.ts';
import type { Figure } from '../figure.ts';
import { FIRST_DEVICE, openSignedIn } from '../page/signed-in.ts';
import { signIn } from '../sign-in.ts';
import type { Stack } from '../stack.ts';
import { prepare } from './first-row.ts';
import { NOTIFICATION_FETCH_LIMIT } from '@partyline/notifications';

const BURST = 10_000;
const ARRIVES_WITHIN_MS = 120_000;
const BELL = /^Notifications/;
const STREAM = /notification\/stream$/;

declare global {
  interface Window {
    /** Longest frame interval so far, in milliseconds. */
    longestFrameMs: number;
    /** Notifications parsed by the bare page. */
    parsed: number;
  }
}

/**
 * Measures F10: the longest frame while 10,000 notifications arrive, beside a bare page that only reads the stream; and whether
 * count and list are right then.
 */
export async function measureNotificationBurst(stack: Stack): Promise<Figure> {
  const browser = await launchBrowser();
  try {
    const { account } = await prepare(stack, { workspaces: 10, devices: 1_000, memberships: 10 });
    const bareMs = await burstOnBarePage(browser, stack);
    const { longestMs, isRight } = await burstOnPortal(browser, stack, account);
    const ratio = longestMs / bareMs;
    return {
      id: 'F10',
      what: `longest frame in a burst of ${BURST.toLocaleString('en')} notifications`,
      ours: `${longestMs.toFixed(0)} ms`,
      reference: `${bareMs.toFixed(0)} ms bare page`,
      result: `${ratio.toFixed(2)} x, ${isRight ? 'right' : 'WRONG'}`,
      goal: '<= 3 x, right',
      met: ratio <= 3 && isRight,
    };
  } finally {
    await browser.close();
  }
}

async function burstOnPortal(
  browser: Browser,
  stack: Stack,
  account: BenchAccount,
): Promise<{ longestMs: number; isRight: boolean }> {
  const context = await openSignedIn(browser, stack, account);
  const page = await context.newPage();
  const opened = page.waitForResponse(STREAM);
  await page.goto(`${stack.portalUrl}/dashboard`);
  await page.locator(FIRST_DEVICE).first().waitFor();
  await opened;
  const bell = page.getByRole('button', { name: BELL });
  await bell.first().waitFor();
  await page.evaluate(watchFrames);
  const last = await writeBurst(stack, account);
  await page
    .getByRole('button', { name: `Notifications, ${NOTIFICATION_FETCH_LIMIT} unread` })
    .waitFor({ timeout: ARRIVES_WITHIN_MS });
  await bell.first().click();
  const newest = page.getByRole('dialog').getByRole('listitem').first();
  // The list is complete once it shows the last notification.
  const isRight = await newest
    .filter({ hasText: last })
    .waitFor({ timeout: ARRIVES_WITHIN_MS })
    .then(
      () => true,
      () => false,
    );
  return { longestMs: await page.evaluate(() => window.longestFrameMs), isRight };
}

/** Measures the burst on a page of the same origin without the app, which parses every message. */
async function burstOnBarePage(browser: Browser, stack: Stack): Promise<number> {
  const db = new pg.Client(stack.databaseUrl);
  await db.connect();
  const account = await insertBenchAccount(db, { workspaces: 1, devices: 1, memberships: 1 });
  await db.end();
  const token = await signIn(stack, account);
  const page = await browser.newPage();
  await page.goto(`${stack.portalUrl}/privacy-policy`);
  await page.evaluate(readStream, { url: `${stack.portalUrl}/api/users/notification/stream`, token });
  await page.evaluate(watchFrames);
  await writeBurst(stack, account);
  await allParsed(page);
  const longestMs = await page.evaluate(() => window.longestFrameMs);
  await page.close();
  return longestMs;
}

async function allParsed(page: Page): Promise<void> {
  await page.waitForFunction((count) => window.parsed >= count, BURST, { timeout: ARRIVES_WITHIN_MS });
}

/** Returns the newest message. */
async function writeBurst(stack: Stack, { accountId, uid }: BenchAccount): Promise<string> {
  const db = new pg.Client(stack.databaseUrl);
  await db.connect();
  await db.query(
    `INSERT INTO app.notifications (account_id, user_uid, silent, event, message, created_at)
      SELECT $1, $2, false, 'workspace-changed', 'Number ' || n || ' happened.', now() + n * interval '1 microsecond'
      FROM generate_series(1, $3::int) n`,
    [accountId, uid, BURST],
  );
  await db.end();
  return `Number ${BURST} happened.`;
}

/** Runs in the page. */
function watchFrames(): void {
  window.longestFrameMs = 0;
  let last = performance.now();
  const look = (now: number): void => {
    window.longestFrameMs = Math.max(window.longestFrameMs, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(look);
  });
}

/** Runs in the bare page. */
async function readStream({ url, token }: { url: string; token: string }): Promise<void> {
  window.parsed = 0;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The stream has no body.');
  const read = async (): Promise<void> => {
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const messages = (text + value).split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const at = message.indexOf('\ndata: {"notificationDocId"');
        if (at === -1) continue;
        JSON.parse(message.slice(at + '\ndata: '.length));
        window.parsed += 1;
      }
    }
  };
  void read();
}
