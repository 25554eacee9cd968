import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';

const words = screens.pendingChange;

/** Returns a change that waits for the buyer's bank: in its row, in the drawer or in the dialog. */
export function pendingChange(page: Page) {
  return {
    confirm: (name: string) => page.getByRole('link', { name: words.confirmOf(name), exact: true }),
    withdraw: (name: string) => page.getByRole('button', { name: words.withdrawOf(name), exact: true }),
    withdrawn: (name: string) => page.getByText(words.withdrawn(name)),
  };
}

/** Answers as the buyer to their bank, on the provider's page that opens in a tab of its own. */
export async function answerBank(
  page: Page,
  click: () => Promise<void>,
  answer: 'Complete' | 'Fail',
): Promise<void> {
  const opened = page.waitForEvent('popup');
  await click();
  const tab = await opened;
  await tab.getByRole('button', { name: /^Pay / }).click();
  await tab.getByRole('button', { name: answer }).click();
  await tab.getByRole('heading', { name: /^Invoice / }).waitFor();
  await tab.close();
}
