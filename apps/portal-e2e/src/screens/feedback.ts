import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { shell } from './shell/shell.ts';

const words = screens.feedback;

export async function openFeedback(page: Page) {
  await shell(page).openMenu();
  await page.getByRole('button', { name: words.open }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    message: dialog.getByRole('textbox', { name: words.message }),
    submit: dialog.getByRole('button', { name: words.send }),
    rate: (rating: number) => dialog.getByText(String(rating), { exact: true }).click(),
  };
}
