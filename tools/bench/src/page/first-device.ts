import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Time of the first device's paint, by the page's clock. */
    firstDevicePainted: Promise<number>;
    /** Milliseconds above 50, over all tasks. */
    longTaskMs: () => number;
  }
}

/** Records in every later navigation when `selector` is first painted, and its long tasks. */
export async function watchFirstDevice(page: Page, selector: string): Promise<void> {
  await page.addInitScript(notePaint, selector);
}

export function firstDevicePaintedMs(page: Page): Promise<number> {
  return page.evaluate(() => window.firstDevicePainted);
}

/** Runs in the page, before its scripts. */
function notePaint(selector: string): void {
  let longMs = 0;
  const add = (entries: PerformanceEntry[]) => {
    for (const { duration } of entries) longMs += Math.max(0, duration - 50);
  };
  const tasks = new PerformanceObserver((list) => add(list.getEntries()));
  tasks.observe({ type: 'longtask', buffered: true });
  window.longTaskMs = () => {
    add(tasks.takeRecords());
    return longMs;
  };
  window.firstDevicePainted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      // A task after the next frame: that frame paints it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
