import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { findSmallTargets } from './small-targets.ts';

/** Renders every row of a virtual list. */
const HEIGHT = 2400;
/** The only rule that depends on the theme. */
const OF_COLORS = ['color-contrast'];

/**
 * Returns what is wrong with the screen in a page of 360 px: horizontal scroll and small touch targets there, and the
 * violations that axe finds, each with the themes and widths it is found in. Leaves the page wide.
 */
export async function findFaults(page: Page): Promise<Readonly<Record<string, string[]>>> {
  const found: Record<string, string[]> = {};
  const { width, scrolled } = await page.evaluate(() => {
    document.scrollingElement?.scrollBy({ left: 1000 });
    return { width: document.documentElement.scrollWidth, scrolled: scrollX };
  });
  if (width !== 360 || scrolled !== 0) found['horizontal scroll'] = [`${width} px, by ${scrolled} px`];
  const targets = await findSmallTargets(page);
  if (targets.length > 0) found['small touch targets'] = targets;
  const look = async (width: number, colorScheme: 'light' | 'dark', rules?: readonly string[]) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    for (const line of await findViolations(page, rules))
      (found[line] ??= []).push(`${colorScheme} ${width}`);
  };
  await look(360, 'light');
  await look(360, 'dark', OF_COLORS);
  await look(1440, 'dark', OF_COLORS);
  await look(1440, 'light');
  return found;
}
