import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Less than half as much to bring to every page as the one that people read. */
const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * What axe finds wrong with a page as it stands, one line each; only by the rules named, if any are. axe is brought to a
 * page once, and works out nothing about what is right: it is asked several times of every screen.
 */
export async function findViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      ...(only.length > 0 ? { runOnly: [...only] } : {}),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id} at ${target.join(' ')}: ${html.slice(0, 120)}`),
    );
  }, rules);
}
