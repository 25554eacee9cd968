import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { EVERY_SCREEN } from '../screens/every-screen.ts';
import { expect, test } from '../test.ts';

const WIDTHS = [360, 1440] as const;
const THEMES = ['light', 'dark'] as const;
/** So tall that everything is drawn: only what is in sight exists in a long list. */
const HEIGHT = 2400;

/** What axe finds wrong with a page as it stands, one line each. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} at ${target.join(' ')}: ${html.slice(0, 120)}`),
  );
}

for (const [what, reach] of Object.entries(EVERY_SCREEN)) {
  test(`${what} has no fault that axe knows, dark or light, at 360 and 1440 px`, async ({
    page,
    world,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach({ page, world, complaints });
    const found: Record<string, string[]> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        for (const line of await findViolations(page)) (found[line] ??= []).push(`${colorScheme} ${width}`);
      }
    }
    expect(found).toEqual({});
  });
}
