import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { alertsScreen, insertAlert } from './device-alerts.ts';
import { signIn } from './login.ts';
import type { OpenScreen } from './open-screen.ts';
import { openRules } from './workspace-rules.ts';

const words = screens.deviceAlerts;
const STAGE = 'Royal Albert Hall Main Stage';
const PLAN = {
  workspaces: [{ name: STAGE, isDefault: true }],
  people: { owner: { role: 'account-owner' } },
} as const;

export const ALERT_SCREENS = {
  'the alerts of a workspace with a delivery log': async ({ page, world }) => {
    const account = await world.account(PLAN);
    const alertId = await insertAlert(world, account, { name: 'Night watch', workspace: STAGE });
    await world.database.query(
      `INSERT INTO app.alert_deliveries (account_id, rule_id, channel, message, user_uid, target, content, state, attempts,
          failure, status_code, next_attempt_at, settled_at)
        VALUES ($1, $2, 'mail', 'test', $3, NULL, '{}', 'delivered', 1, NULL, 250, NULL, now()),
          ($1, $2, 'webhook', 'outage', NULL, 'https://hooks.example.org/partyline/alerts',
            '{"data": {"device": {"name": "Main PL"}}}', 'pending', 3, 'status', 503, now() + interval '2 hours', NULL),
          ($1, $2, 'webhook', 'test', NULL, 'https://hooks.example.org/partyline/alerts', '{}', 'failed', 1, 'timeout', NULL,
            NULL, now())`,
      [account.id, alertId, account.people.owner.uid],
    );
    await signIn(page, account.people.owner);
    await page.goto(`/manage-invite/alerts?log=${alertId}`);
    await expect(alertsScreen(page).log('Night watch')).toContainText(words.delivered(250));
  },
  'the alert form with its errors': async ({ page, world }) => {
    const account = await world.account(PLAN);
    await signIn(page, account.people.owner);
    await openRules(page, 'alerts', account, STAGE);
    const { add, dialog, save, name } = alertsScreen(page);
    await add.click();
    await dialog.getByRole('switch', { name: words.hasQuietHours }).press('Space');
    await save.click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  },
} as const satisfies Record<string, OpenScreen>;
