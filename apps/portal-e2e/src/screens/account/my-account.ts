import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';

const words = screens.myAccount;

export function myAccount(page: Page) {
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const titled = (name: string) => page.getByRole('dialog', { name, exact: true });
  const dialog = titled(words.deletion.dialogTitle).or(titled(words.deletion.blockedTitle));
  return {
    heading: page.getByRole('heading', { name: words.title, level: 1 }),
    profile: section(screens.aboutYou.title),
    account: section(words.account.title),
    appearance: section(words.appearance.title),
    signIn: section(words.signIn.title),
    sessions: section(words.sessions.title),
    apiTokens: section(screens.apiTokens.title),
    ownData: section(words.ownData.title),
    deletion: section(words.deletion.title),
    deletionDialog: dialog,
    word: dialog.getByLabel(words.deletion.typeWord(words.deletion.word)),
    password: dialog.getByLabel(words.signIn.currentPassword),
    deleteNow: dialog.getByRole('button', { name: words.deletion.confirm }),
  };
}

export async function openMyAccount(page: Page): Promise<void> {
  await page.goto('/myaccount?tab=settings');
  await expect(myAccount(page).profile).toBeVisible();
}
