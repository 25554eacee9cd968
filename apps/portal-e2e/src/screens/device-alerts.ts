import type { Locator, Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import type { Account } from '../world/world.ts';

const words = screens.deviceAlerts;

/** Parts of the screen of alerts. */
export interface AlertsScreen {
  readonly list: Locator;
  readonly dialog: Locator;
  readonly add: Locator;
  readonly save: Locator;
  /** A button of an alert. */
  readonly button: (label: string, name: string) => Locator;
  readonly log: (name: string) => Locator;
}

/** Returns the parts of the screen of alerts. */
export function alertsScreen(page: Page): AlertsScreen {
  const dialog = page.getByRole('dialog');
  return {
    list: page.getByRole('list', { name: words.list }),
    dialog,
    add: page.getByRole('button', { name: words.add }),
    save: dialog.getByRole('button', { name: words.save }),
    button: (label, name) => page.getByRole('button', { name: words.actionsOf(label, name) }),
    log: (name) => page.getByRole('table', { name: words.actionsOf(words.log, name) }),
  };
}

/** Opens the alerts of a workspace. */
export async function openAlerts(page: Page, account: Account, workspace: string): Promise<void> {
  await page.goto(`/manage-invite/alerts?workspace=${account.workspaceId(workspace)}`);
  await expect(page.getByRole('combobox', { name: words.workspace })).toBeVisible();
}
