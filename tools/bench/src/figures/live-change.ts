import type { Page } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { median, type Figure } from '../figure.ts';
import { FIRST_DEVICE, openSignedIn, setConditions } from '../page/signed-in.ts';
import type { Stack } from '../stack.ts';
import { prepare } from './first-row.ts';

const ROUNDS = 15;
const SLOWDOWN = 4;
const FIRST_NAME = 'Instance 10';
const FRAME_MS = 1000 / 60;

interface Change {
  /** Milliseconds from arrival to paint. */
  readonly paintedMs: number;
  /** Devices rendered again. */
  readonly devices: number;
}

declare global {
  interface Window {
    /** Resolves with the effect of the next notification that changes a device. */
    nextChange: () => Promise<Change>;
    /** Chunks of the stream received. */
    arrivals: number;
  }
}

/** Measures F9: from the arrival of a notification to the paint of its device, among 1,000. */
export async function measureLiveChange(stack: Stack): Promise<Figure> {
  const browser = await launchBrowser();
  try {
    const { account, devices } = await prepare(stack, { workspaces: 10, devices: 1_000, memberships: 10 });
    const named = devices as { vicUuid: string; deviceName: string }[]; // typed by the contract
    const vicUuid = named.find(({ deviceName }) => deviceName === FIRST_NAME)?.vicUuid ?? '';
    const context = await openSignedIn(browser, stack, account);
    const page = await context.newPage();
    await page.addInitScript(followStream);
    await page.goto(`${stack.portalUrl}/dashboard`);
    await page.locator(FIRST_DEVICE).first().waitFor();
    await page.waitForFunction(() => window.arrivals > 0);
    await setConditions(page, { slowdown: SLOWDOWN });
    const changes: Change[] = [];
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const minute = readMinute();
      const change = await changeOnce(page, stack, vicUuid, round % 2 === 0 ? 'offline' : 'online');
      // At a new minute every card renders again, for its relative times.
      if (round > 0 && minute === readMinute()) changes.push(change);
    }
    const frames = median(changes.map(({ paintedMs }) => paintedMs)) / FRAME_MS;
    const most = Math.max(...changes.map((change) => change.devices));
    return {
      id: 'F9',
      what: 'a notification until its device is painted',
      ours: `${(frames * FRAME_MS).toFixed(0)} ms`,
      reference: `${FRAME_MS.toFixed(1)} ms a frame`,
      result: `${frames.toFixed(1)} frames, ${most} device${most === 1 ? '' : 's'}`,
      goal: '<= 3 frames, 1 device',
      met: frames <= 3 && most === 1,
    };
  } finally {
    await browser.close();
  }
}

const readMinute = () => Math.floor(Date.now() / 60_000);

async function changeOnce(
  page: Page,
  stack: Stack,
  vicUuid: string,
  state: 'online' | 'offline',
): Promise<Change> {
  const change = page.evaluate(() => window.nextChange());
  const answer = await fetch(`${stack.sandboxUrl}/control/instances/${vicUuid}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      deviceName: FIRST_NAME,
      state,
      status: 'healthy',
      callbackUrl: `${stack.portalUrl}/api/webhooks/instance-host`,
    }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`);
  return change;
}

/** Runs in the page before its scripts. */
function followStream(): void {
  let arrivedAt = 0;
  window.arrivals = 0;
  const fetchAsBefore = window.fetch.bind(window);
  window.fetch = async (...args) => {
    const answer = await fetchAsBefore(...args);
    if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
    const noted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        arrivedAt = performance.now();
        window.arrivals += 1;
        controller.enqueue(chunk);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body.pipeThrough(noted), { status, headers });
  };
  window.nextChange = () =>
    new Promise((resolve) => {
      const devices = new Set<Element>();
      const observer = new MutationObserver((mutations) => {
        const before = devices.size;
        for (const { target } of mutations) {
          const element = target instanceof Element ? target : target.parentElement;
          const device = element?.closest('article');
          if (device) devices.add(device);
        }
        if (before > 0 || devices.size === before) return;
        requestAnimationFrame(() =>
          setTimeout(() => {
            observer.disconnect();
            resolve({ paintedMs: performance.now() - arrivedAt, devices: devices.size });
          }),
        );
      });
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
}
