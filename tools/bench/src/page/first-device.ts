import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** When the first device was painted, by the page's clock. */
    firstDevicePainted: Promise<number>;
    /** Milliseconds over 50 of every task so far. */
    longTaskMs: () => number;
  }
}

/** Has every page opened from now on in `page` note when it has painted what `selector` finds, and its long tasks. */
export async function watchFirstDevice(page: Page, selector: string): Promise<void> {
  await page.addInitScript(notePaint, selector);
}

/** Milliseconds from the beginning of the navigation until the first device was painted. */
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
      // A task after the next frame: that frame shows it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
