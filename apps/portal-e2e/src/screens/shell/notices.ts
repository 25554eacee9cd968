import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';
import { ofAnyNumber } from './of-any-number.ts';

const words = screens.notices;

/** Finds the line at the foot of the page, and its panel. */
export function pageNotices(page: Page) {
  const foot = page.getByRole('contentinfo', { name: words.title, exact: true });
  // The row of a phone's dashboard is outside of the foot.
  const line = page.getByRole('button', { name: ofAnyNumber(words.count) });
  const panel = page.getByRole('dialog', { name: words.title, exact: true });
  const items = panel.getByRole('list', { name: words.title }).getByRole('listitem');
  return {
    foot,
    line,
    panel,
    items,
    none: page.getByText(words.none, { exact: true }),
    item: (name: string) => items.filter({ hasText: name }),
    later: (name: string) => panel.getByRole('button', { name: words.laterFor(name), exact: true }),
  };
}

/** Opens the panel of the notices, unless it is open. */
export async function openNotices(page: Page): Promise<void> {
  const { line, panel } = pageNotices(page);
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  await expect(panel).toBeVisible();
}
