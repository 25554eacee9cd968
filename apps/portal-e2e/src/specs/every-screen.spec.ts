import { EVERY_SCREEN } from '../screens/every-screen.ts';
import { expect, test } from '../test.ts';
import { findViolations } from '../watch/find-violations.ts';
import { findSmallTargets } from '../watch/small-targets.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const WIDTHS = [360, 1440] as const;
/** Renders every row of a virtual list. */
const HEIGHT = 2400;
/** The only rule that depends on the theme. */
const OF_COLORS = ['color-contrast'];

// One test per screen, because opening it takes most of the time.
for (const [what, reach] of Object.entries(EVERY_SCREEN)) {
  test(`${what} has no horizontal scroll and no small touch target on a phone, and no axe violation, dark or light, at 360 and 1440 px`, async ({
    page,
    world,
    pageErrors,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach({ page, world, pageErrors });
    const { width, scrolled } = await page.evaluate(() => {
      document.scrollingElement?.scrollBy({ left: 1000 });
      return { width: document.documentElement.scrollWidth, scrolled: scrollX };
    });
    expect({ width, scrolled }).toEqual({ width: 360, scrolled: 0 });
    expect(await findSmallTargets(page)).toEqual([]);

    const found: Record<string, string[]> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ colorScheme: 'light' });
      for (const line of await findViolations(page)) (found[line] ??= []).push(`light ${width}`);
      await page.emulateMedia({ colorScheme: 'dark' });
      for (const line of await findViolations(page, OF_COLORS)) (found[line] ??= []).push(`dark ${width}`);
    }
    expect(found).toEqual({});
  });
}
