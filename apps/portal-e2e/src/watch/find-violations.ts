import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified build: half as much to inject into every page. */
const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * Returns the violations that axe finds in the current page, one line each; `rules` limits the check. axe is injected once
 * per page and reports violations only, because every screen is checked several times.
 */
export async function findViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      reporter: 'no-passes',
      ...(only.length > 0 ? { runOnly: [...only] } : {}),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id} at ${target.join(' ')}: ${html.slice(0, 120)}`),
    );
  }, rules);
}
