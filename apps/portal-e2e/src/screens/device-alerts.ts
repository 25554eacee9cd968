import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import type { Account, World } from '../world/world.ts';
import { rulesScreen, type RulesScreen } from './workspace-rules.ts';

const words = screens.deviceAlerts;

/** Returns the parts of the screen of alerts. */
export const alertsScreen = (page: Page): RulesScreen => rulesScreen(page, words, words.log);

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
