import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import type { Account, World } from '../world/world.ts';
import { rulesScreen, type RulesScreen } from './workspace-rules.ts';

const words = screens.deviceAlerts;

/** Parts of the screen of alerts. */
export interface AlertsScreen {
  readonly list: Locator;
  readonly dialog: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly quietHours: Locator;
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
    quietHours: dialog.getByRole('switch', { name: words.hasQuietHours }),
    button: (label, name) => page.getByRole('button', { name: words.actionsOf(label, name) }),
    log: (name) => page.getByRole('table', { name: words.actionsOf(words.log, name) }),
  };
}

/** Opens the alerts of a workspace. */
export async function openAlerts(page: Page, account: Account, workspace: string): Promise<void> {
  await page.goto(`/manage-invite/alerts?workspace=${account.workspaceId(workspace)}`);
  await expect(page.getByRole('combobox', { name: words.workspace })).toBeVisible();
}

/** Inserts an alert that is off, waits for 5 minutes and has quiet hours; returns its id. */
export async function insertAlert(
  { database }: World,
  account: Account,
  { name, workspace }: { readonly name: string; readonly workspace: string },
): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO app.alert_rules (account_id, workspace_id, name, is_on, delay_minutes, tells_recovery, mail_to, webhook_url,
        has_quiet_hours, quiet_from, quiet_to, time_zone)
      VALUES ($1, $2, $3, false, 5, true, 'operators', 'https://hooks.example.org/partyline/alerts', true,
        '22:00', '07:00', 'Europe/Berlin') RETURNING id`,
    [account.id, account.workspaceId(workspace), name],
  );
  return Number(rows[0]?.id);
}
