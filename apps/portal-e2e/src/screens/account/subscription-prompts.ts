import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';

const words = screens.subscriptionPrompts;

export function subscriptionPrompts(page: Page) {
  const dialog = page.getByRole('dialog', { name: words.expired.title, exact: true });
  const message = page
    .getByRole('region', { name: screens.shell.messages })
    .getByRole('status')
    .filter({ hasText: words.expired.title });
  return {
    dialog,
    goToBilling: dialog.getByRole('button', { name: words.expired.goToBilling, exact: true }),
    later: dialog.getByRole('button', { name: words.expired.later, exact: true }),
    message,
    messageGoToBilling: message.getByRole('button', { name: words.expired.goToBilling, exact: true }),
    messageLater: message.getByRole('button', { name: words.expired.later, exact: true }),
    trial: page.getByRole('region', { name: screens.shell.trial.label, exact: true }),
  };
}

/** Closes the prompt, which covers the page, with "Later". */
export async function answerLater(page: Page): Promise<void> {
  const { dialog, later } = subscriptionPrompts(page);
  await later.click();
  await expect(dialog).toBeHidden();
}
