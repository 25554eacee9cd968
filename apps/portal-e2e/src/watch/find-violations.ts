import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified: half as much to inject. */
const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * Returns axe's violations, one line each; `rules` limits the check. Every screen is checked several times, so axe is injected
 * once per page.
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
