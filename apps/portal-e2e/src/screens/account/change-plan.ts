import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';

const { changePlan: words, planCards } = screens;

export function changePlan(page: Page) {
  const dialog = page.getByRole('dialog');
  const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  return {
    dialog,
    cost: dialog.getByRole('group', { name: words.cost }),
    plan: (name: string) => dialog.locator(radio(name)),
    /** With its price and description. */
    planRow: (name: string) =>
      dialog
        .getByRole('radiogroup', { name: words.plan })
        .locator(':scope > div > *')
        .filter({ has: radio(name) }),
    users: dialog.getByLabel(words.users),
    interval: (name: keyof typeof planCards.intervals) =>
      dialog.getByRole('radio', { name: planCards.intervals[name], exact: true }),
    intervalLabel: (name: keyof typeof planCards.intervals) =>
      dialog
        .getByRole('radiogroup', { name: words.paid })
        .locator('label')
        .filter({ hasText: planCards.intervals[name] }),
    nothing: dialog.getByRole('heading', { name: words.nothingTitle }),
    cancel: dialog.getByRole('button', { name: words.cancel }),
    close: dialog.getByRole('button', { name: words.close }),
    /** In a row of the billing or in the drawer. */
    open: (name: string) => page.getByRole('button', { name: words.openOf(name), exact: true }),
  };
}
