import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../test.ts';

const words = screens.shell;

/** The frame around the signed-in screens. */
export function shell(page: Page) {
  const menuButton = page.getByRole('button', { name: new RegExp(`^${words.userMenu}`) });
  const lastTab = page.getByRole('button', { name: words.more, exact: true });
  const logOut = page.getByRole('button', { name: words.logOut, exact: true });
  /** Opens the menu of the user: beside the page, or on a phone behind the last tab. */
  const openMenu = () => menuButton.or(lastTab).filter({ visible: true }).click();
  return {
    navigation: page.getByRole('navigation', { name: words.navigation }),
    menuButton,
    /** On a phone, what has no tab of its own is behind it. */
    lastTab,
    logOut,
    openMenu,
    /** Opens the menu, logs out and waits for the landing page. */
    leave: async () => {
      await openMenu();
      await logOut.click();
      await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
    },
    alerts: page.getByRole('region', { name: words.alerts }),
    closeAlert: page.getByRole('button', { name: words.closeAlert }),
  };
}
