import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';

const words = screens.commandPalette;

export function palette(page: Page) {
  const dialog = page.getByRole('dialog', { name: words.title });
  const field = dialog.getByRole('combobox', { name: words.field });
  return {
    dialog,
    field,
    option: (label: string | RegExp) => dialog.getByRole('option', { name: label }),
    active: dialog.getByRole('option', { selected: true }),
    status: dialog.getByRole('status'),
    open: async () => {
      // A key does nothing before its code is loaded.
      await expect(async () => {
        if (await dialog.isHidden()) await page.keyboard.press('Control+k');
        await expect(field).toBeFocused({ timeout: 2_000 });
      }).toPass();
    },
  };
}
