import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';

const words = screens.shell;

export function shell(page: Page) {
  const menuButton = page.getByRole('button', { name: new RegExp(` ${words.myAccount}$`) });
  const lastTab = page.getByRole('button', { name: words.more, exact: true });
  const logOut = page.getByRole('button', { name: words.logOut, exact: true });
  /** The user menu is in the sidebar, or behind the last tab on a phone. */
  const openMenu = () => menuButton.or(lastTab).filter({ visible: true }).click();
  return {
    navigation: page.getByRole('navigation', { name: words.navigation }),
    menuButton,
    /** On a phone, the menu of everything without a tab. */
    lastTab,
    logOut,
    openMenu,
    leave: async () => {
      await openMenu();
      await logOut.click();
      await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
    },
    alerts: page.getByRole('region', { name: words.alerts }),
    closeAlert: page.getByRole('button', { name: words.closeAlert }),
  };
}
