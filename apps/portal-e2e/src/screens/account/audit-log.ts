import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';

const words = screens.audit;

/** Returns the parts of the page Activity, Log. */
export function auditLog(page: Page) {
  const region = page.getByRole('region', { name: words.title, exact: true });
  const bar = page.getByRole('region', { name: words.filters });
  const entries = region.getByRole('article');
  const chips = bar.getByRole('listitem');
  return {
    region,
    /** Rows: an act on many is one. */
    entries,
    days: region.getByRole('heading', { level: 2 }),
    chips,
    chip: (name: string) => chips.filter({ hasText: name }),
    search: bar.getByRole('textbox', { name: words.search }),
    outcome: page.getByRole('combobox', { name: words.outcome }),
    act: page.getByRole('combobox', { name: words.action, exact: true }),
    person: page.getByRole('textbox', { name: words.actor }),
    openFilters: () => bar.getByRole('button', { name: words.addFilterLabel }).click(),
    removeFilter: (name: string) => bar.getByRole('button', { name: words.removeFilter(name) }).click(),
    /** Opens the menu of the entry that contains a text, and picks an action. */
    async pickFromMenu(text: string, action: string) {
      const entry = entries.filter({ hasText: text });
      await entry.getByRole('button', { name: words.menu }).click();
      await entry.getByRole('menuitem', { name: action }).click();
    },
  };
}
