import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { findSmallTargets } from './small-targets.ts';

/** Renders all rows of virtual lists. */
const HEIGHT = 2400;
/** The only rule that depends on the theme. */
const OF_COLORS = ['color-contrast'];

/**
 * Finds horizontal scroll and small touch targets at 360 px, and axe's violations in both themes and widths. Leaves the page
 * wide.
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
