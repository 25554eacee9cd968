import { accountOwnerText, ALERT_ISSUE_TEXTS, screens } from '@partyline/texts';
import { alertsScreen, insertAlert } from '../../screens/workspace/device-alerts.ts';
import { signIn } from '../../screens/login/login.ts';
import { openRules } from '../../screens/workspace/workspace-rules.ts';
import { addresses } from '../../stack/addresses.ts';
import { expect, test } from '../../test.ts';
import { OFFLINE, ONLINE, type AccountPlan } from '../../world/account-plan.ts';
import { storeSession } from '../../world/stored-session.ts';

const words = screens.deviceAlerts;

const PLAN = {
  name: 'Royal Albert Hall',
  workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL', report: ONLINE }] }],
  people: { owner: { role: 'account-owner' }, operator: { role: 'vic-admin', in: 'Studio' } },
} as const satisfies AccountPlan<'owner' | 'operator'>;

interface SunkWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

test('[PLUS-16, PLUS-25] an alert is added and tested, and reports by webhook and mail that a device went offline and recovered', async ({
  page,
  world,
  pageErrors,
}) => {
  const account = await world.account(PLAN);
  const { owner } = account.people;
  // The one local origin that development allows.
  const sink = `${addresses().sandbox}/webhook-sink/account-${account.id}`;
  pageErrors.allow(/status of 400.*\/alerts/, 'the first address of the webhook is internal');
  const received = async (): Promise<readonly string[]> => {
    const answer = await fetch(sink);
    const { webhooks } = (await answer.json()) as { webhooks: readonly SunkWebhook[] };
    return webhooks.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  };
  await signIn(page, owner, '/activity');
  await page.getByRole('link', { name: screens.activityTabs.alerts }).click();
  const screen = alertsScreen(page);
  await expect(page.getByRole('heading', { name: words.emptyTitle })).toBeVisible();
  await screen.add.click();
  await screen.save.click();
  await expect(screen.dialog.getByText(ALERT_ISSUE_TEXTS['alert-name-required'])).toBeVisible();
  await screen.name.fill('Stage');
  await screen.dialog.getByLabel(words.delayLabel).selectOption(words.delay(0));
  await screen.dialog.getByLabel(words.webhookUrl).fill('https://169.254.169.254/latest');
  await screen.save.click();
  await expect(screen.dialog.getByText(ALERT_ISSUE_TEXTS['webhook-url-internal'])).toBeVisible();
  await screen.dialog.getByLabel(words.webhookUrl).fill(sink);
  await screen.save.click();
  await expect(page.getByRole('textbox', { name: words.secret })).toHaveValue(/^whsec_/);
  await screen.dialog.getByRole('button', { name: words.close }).last().click();
  await expect(screen.list).toContainText(words.delay(0));

  await screen.button(words.test, 'Stage').click();
  const rows = screen.log('Stage').getByRole('rowgroup').last().getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: sink })).toContainText(words.delivered(204));
  await expect(rows.filter({ hasText: owner.email })).toContainText(words.delivered(250));
  expect(await received()).toEqual(['alert.test']);

  await account.device('Main PL').report(OFFLINE);
  await expect.poll(received).toEqual(['alert.test', 'outage.started']);
  await account.device('Main PL').report(ONLINE);
  await expect.poll(received).toEqual(['alert.test', 'outage.started', 'outage.ended']);
  const subjects = async () => (await world.identity.listMails(owner.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Main PL went offline (Studio)');
  await expect.poll(subjects).toContain('Main PL has recovered (Studio)');
  // The open log follows without a reload.
  await expect(rows.filter({ hasText: words.message('outage', 'Main PL') }).first()).toContainText(
    words.delivered(204),
  );
});

test('[PLUS-16] an alert is changed and deleted', async ({ page, world }) => {
  const account = await world.account(PLAN);
  await insertAlert(world, account, { name: 'Night watch', workspace: 'Studio' });
  await storeSession(page, account.people.owner);
  await openRules(page, 'alerts', account, 'Studio');
  const screen = alertsScreen(page);
  await expect(screen.list).toContainText(words.quiet('22:00', '07:00', 'Europe/Berlin'));
  await screen.button(words.edit, 'Night watch').click();
  await screen.dialog.getByLabel(words.timeZone).selectOption('America/New_York');
  await screen.dialog.getByLabel(words.quietTo, { exact: true }).fill('06:30');
  await screen.save.click();
  await expect(screen.list).toContainText(words.quiet('22:00', '06:30', 'America/New_York'));
  await screen.button(words.delete, 'Night watch').click();
  await screen.dialog.getByRole('button', { name: words.delete }).click();
  await expect(page.getByRole('heading', { name: words.emptyTitle })).toBeVisible();
});

test('[PLUS-16] a webhook that is added to an alert later shows its secret once', async ({ page, world }) => {
  const account = await world.account(PLAN);
  await storeSession(page, account.people.owner);
  await openRules(page, 'alerts', account, 'Studio');
  const screen = alertsScreen(page);
  const secret = page.getByRole('textbox', { name: words.secret });
  await screen.add.click();
  await screen.name.fill('Stage');
  await screen.save.click();
  await expect(screen.list).toContainText(words.mails('managers'));
  await expect(screen.dialog).toBeHidden();
  const edit = async (change: () => Promise<void>) => {
    await screen.button(words.edit, 'Stage').click();
    await change();
    await screen.save.click();
  };
  const address = screen.dialog.getByLabel(words.webhookUrl);
  await edit(() => address.fill(`${addresses().sandbox}/webhook-sink/account-${account.id}`));
  await expect(secret).toHaveValue(/^whsec_/);
  await screen.dialog.getByRole('button', { name: words.close }).last().click();
  await edit(() => screen.name.fill('Stage left'));
  await expect(screen.dialog).toBeHidden();
});

test('[PLUS-16, PLUS-7] a user who may not manage devices learns whom to ask', async ({ page, world }) => {
  const account = await world.account(PLAN);
  await signIn(page, account.people.operator, '/activity/alerts');
  await expect(page.getByRole('heading', { name: words.refusedTitle })).toBeVisible();
  await expect(page.getByText(words.refusedText(accountOwnerText('Royal Albert Hall')))).toBeVisible();
});
