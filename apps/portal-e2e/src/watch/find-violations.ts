import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds wrong with a page as it stands, one line each; only by the rules named, if any are. axe is brought to a
 * page once, and works out nothing about what is right: it is asked several times of every screen.
 */
export async function findViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(only.length > 0 ? { runOnly: [...only] } : {}),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id} at ${target.join(' ')}: ${html.slice(0, 120)}`),
    );
  }, rules);
}
