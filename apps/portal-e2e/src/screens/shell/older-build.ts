import type { Page } from '@playwright/test';
import { RUNTIME_CONFIG_ELEMENT } from '@partyline/contract';

const OLDER = 'e2e-older-build';

/** Runs the tab as an older build from the next load on, until the key is removed. */
export async function runOlderBuild(page: Page): Promise<void> {
  await page.addInitScript(
    ([key, id]) => {
      // Before the page's first module.
      document.addEventListener('readystatechange', () => {
        const settings = document.getElementById(id)?.firstChild;
        if (document.readyState !== 'interactive' || sessionStorage.getItem(key) === null) return;
        if (settings instanceof Text)
          settings.data = settings.data.replace(/("appVersion":"[^"+]*\+)[^"]*/, '$1older');
      });
    },
    [OLDER, RUNTIME_CONFIG_ELEMENT] as const,
  );
  await page.evaluate((key) => sessionStorage.setItem(key, ''), OLDER);
}

/** Runs the served build from the next load on. */
export async function runServedBuild(page: Page): Promise<void> {
  await page.evaluate((key) => sessionStorage.removeItem(key), OLDER);
}
