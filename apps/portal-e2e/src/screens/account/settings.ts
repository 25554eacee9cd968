import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';

const words = screens.myAccount;
const { pages } = screens.settings;

const PAGE_TITLES = {
  profile: pages.profile,
  appearance: pages.appearance,
  notifications: pages.notifications,
  'sign-in': pages.signIn,
  'api-tokens': pages.apiTokens,
  account: pages.account,
  data: pages.data,
  delete: pages.delete,
} as const;

export type SettingsPage = keyof typeof PAGE_TITLES;

export function settings(page: Page) {
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const titled = (name: string) => page.getByRole('dialog', { name, exact: true });
  const passwordDialog = titled(words.signIn.changePassword);
  const dialog = titled(words.deletion.dialogTitle).or(titled(words.deletion.blockedTitle));
  return {
    heading: page.getByRole('heading', { name: screens.settings.title, level: 1 }),
    navigation: page.getByRole('navigation', { name: screens.settings.title }),
    profile: section(pages.profile),
    account: section(pages.account),
    ownAccess: section(words.ownAccess.title),
    leaveButton: (place: string) =>
      section(words.ownAccess.title).getByRole('button', { name: words.ownAccess.leave(place), exact: true }),
    appearance: section(pages.appearance),
    notifications: section(pages.notifications),
    signIn: section(words.signIn.title),
    sessions: section(words.sessions.title),
    openPassword: section(words.signIn.title).getByRole('button', { name: words.signIn.changePassword }),
    passwordDialog,
    currentPassword: passwordDialog.getByLabel(words.signIn.currentPassword, { exact: true }),
    newPassword: passwordDialog.getByLabel(words.signIn.newPassword, { exact: true }),
    newPasswordAgain: passwordDialog.getByLabel(words.signIn.newPasswordAgain, { exact: true }),
    changePassword: passwordDialog.getByRole('button', { name: words.signIn.changePassword }),
    apiTokens: section(pages.apiTokens),
    ownData: section(pages.data),
    deletion: section(pages.delete),
    deletionDialog: dialog,
    word: dialog.getByLabel(words.deletion.typeWord(words.deletion.word)),
    password: dialog.getByLabel(words.signIn.currentPassword),
    deleteNow: dialog.getByRole('button', { name: words.deletion.confirm }),
  };
}

/** Follows the link of the settings' list to another of their pages. */
export async function showSettings(page: Page, name: SettingsPage): Promise<void> {
  await settings(page).navigation.getByRole('link', { name: PAGE_TITLES[name], exact: true }).click();
  await expect(page).toHaveURL(`/myaccount/settings/${name}`);
}

export async function openSettings(page: Page, name: SettingsPage = 'profile'): Promise<void> {
  await page.goto(`/myaccount/settings/${name}`);
  await expect(page.getByRole('region', { name: PAGE_TITLES[name], exact: true })).toBeVisible();
}
