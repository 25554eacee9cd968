import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';

const words = screens.shell;

export function shell(page: Page) {
  const menuButton = page.getByRole('button', { name: new RegExp(` ${words.userMenu}$`) });
  const lastTab = page.getByRole('button', { name: words.more, exact: true });
  const logOut = page.getByRole('button', { name: words.logOut, exact: true });
  /** Opens the menu: in the sidebar, or on a phone behind the last tab. */
  const openMenu = () => menuButton.or(lastTab).filter({ visible: true }).click();
  return {
    navigation: page.getByRole('navigation', { name: words.navigation }),
    menuButton,
    /** On a phone. */
    lastTab,
    logOut,
    openMenu,
    leave: async () => {
      await openMenu();
      await logOut.click();
      await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
    },
    messages: page.getByRole('region', { name: words.messages }),
    closeMessage: page.getByRole('button', { name: words.closeMessage }),
  };
}

export async function openFeedback(page: Page) {
  const { feedback } = screens;
  await shell(page).openMenu();
  await page.getByRole('button', { name: feedback.open }).click();
  const dialog = page.getByRole('dialog', { name: feedback.title });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    message: dialog.getByRole('textbox', { name: feedback.message }),
    submit: dialog.getByRole('button', { name: feedback.send }),
    rate: (rating: number) => dialog.getByText(String(rating), { exact: true }).click(),
  };
}

/** Visits a path as a link in the app does, without a page load. */
export function visit(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => history.pushState(null, '', to), path);
}
