import { screens } from '@partyline/texts';
import { cardName, deviceCard, devicePanel, openDeviceMenu } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const words = screens.deviceDrawer;

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      devices: [
        { name: 'Stage manager', report: ONLINE, leads: true },
        { name: 'Flies', follows: 'Stage manager', report: ONLINE },
        { name: 'Alone' },
      ],
    },
  ],
  people: { owner: { role: 'account-owner' }, client: { role: 'endpoint-user', in: 'Studio' } },
} as const satisfies AccountPlan<'owner' | 'client'>;

test('[PLUS-12, PLUS-11, GD-40] the drawer shows identity, network, plan and link group of a device, and steps to the next', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const flies = account.device('Flies');
  await signIn(page, account.people.owner);
  const menu = await openDeviceMenu(deviceCard(page, flies).card, flies);
  await menu.getByRole('menuitem', { name: screens.deviceCare.actions.details }).click();
  const drawer = page.getByRole('dialog', { name: words.label('Flies') });
  await expect(drawer.getByText(words.types.virtual).first()).toBeVisible();
  await expect(drawer.getByText(flies.vicUuid)).toBeVisible();
  await expect(drawer.getByRole('listitem')).toContainText(['Stage manager', 'Flies']);
  await expect(page).toHaveURL(new RegExp(`device=${flies.vicUuid}`));
  await drawer.getByRole('button', { name: words.next }).click();
  await expect(page.getByRole('dialog', { name: words.label('Alone') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('[PLUS-12, GD-11] the drawer says when a device was last seen, and why, only where its silence matters', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const alone = account.device('Alone');
  await world.database.query(
    `UPDATE app.instances SET status = 'error', last_seen = now() - interval '7 min', open_command = 'start',
       open_command_id = gen_random_uuid(), open_command_since = now() - interval '6 min' WHERE id = $1`,
    [alone.id],
  );
  await signIn(page, account.people.owner);
  await deviceCard(page, alone).card.getByRole('button', { name: 'Alone', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: words.label('Alone') });
  await expect(drawer.getByText(/last seen \d m ago, its host does not answer/)).toBeVisible();
  await expect(drawer.getByText(screens.dashboard.noAnswer.start)).toBeVisible();
  await expect(drawer.getByText(words.consequences.start)).toBeVisible();
  await expect(drawer.getByText(/^If it fails again, ask support to look at (?:the )?host/)).toBeVisible();
  await page.keyboard.press('Escape');
  await deviceCard(page, { name: 'Flies' }).card.getByRole('button', { name: 'Flies', exact: true }).click();
  const other = page.getByRole('dialog', { name: words.label('Flies') });
  await expect(other.getByText(words.network, { exact: true })).toBeVisible();
  await expect(other.getByText(/last seen/)).toHaveCount(0);
});

test('[PLUS-11] the drawer of a failed device gives the reason, when it began and the next step', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const alone = account.device('Alone');
  await alone.report({ state: 'offline', status: 'failed', failureReason: 'No power' });
  await signIn(page, account.people.owner, `/dashboard?device=${alone.vicUuid}`);
  const drawer = page.getByRole('dialog', { name: words.label('Alone') });
  await expect(drawer.getByText('No power', { exact: true }).first()).toBeVisible();
  await expect(drawer.getByText(/^Since \d+ \w+/)).toBeVisible();
  await expect(drawer.getByText(words.nextSteps['name-reason']())).toBeVisible();
});

test('[PLUS-12, PLUS-14, GD-28] the drawer shows the connected users live, and the round trip to the manager', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const flies = account.device('Flies');
  await flies.report({ connectedUsers: 9 });
  await signIn(page, account.people.owner);
  await deviceCard(page, flies).card.getByRole('button', { name: 'Flies', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: words.label('Flies') });
  await expect(drawer.getByText(words.usersOf(9, 16))).toBeVisible();
  await expect(drawer.getByText(/^\d+ ms from here$/)).toBeVisible();
  await flies.report({ connectedUsers: 12 });
  await expect(drawer.getByText(words.usersOf(12, 16))).toBeVisible();
  await flies.report({ connectedUsers: null });
  await expect(drawer.getByText('16', { exact: true })).toBeVisible();
  await flies.report({ state: 'offline', DNSStatus: '' });
  await expect(drawer.getByText(/ms from here/)).toHaveCount(0);
});

test('[PLUS-12] no host and no id in the drawer breaks inside a word, at any width', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const flies = account.device('Flies');
  const { dnsHost } = await flies.read();
  await signIn(page, account.people.owner);
  await expect(deviceCard(page, flies).card).toBeVisible();
  await page.goto(`/dashboard?device=${flies.vicUuid}`);
  const drawer = page.getByRole('dialog', { name: words.label('Flies') });
  for (const width of [1440, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(drawer.getByText(flies.vicUuid)).toBeVisible();
    for (const text of [dnsHost, flies.vicUuid]) {
      const lines = await drawer
        .getByText(text, { exact: true })
        .locator('span')
        .evaluateAll((labels) =>
          labels.map((label) => {
            const range = document.createRange();
            range.selectNodeContents(label);
            return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
          }),
        );
      expect(lines.length).toBeGreaterThan(2);
      expect(new Set(lines)).toEqual(new Set([1]));
    }
  }
});

test('[DASH-20, CONST-13, GD-40] copying writes to the clipboard, and the message hides after 3 s', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await world.account(PLAN);
  const alone = account.device('Alone');
  await page.clock.install();
  await signIn(page, account.people.owner);
  await expect(deviceCard(page, alone).card).toBeVisible();
  await page.goto(`/dashboard?device=${alone.vicUuid}`);
  const drawer = page.getByRole('dialog', { name: words.label('Alone') });
  const copy = drawer.getByRole('button', { name: words.copy(words.fields.vicUuid) });
  await expect(copy).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  await expect(drawer.getByText(words.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(alone.vicUuid);
  await page.clock.runFor(2_900);
  await expect(drawer.getByText(words.copied)).toBeVisible();
  await page.clock.runFor(200);
  await expect(drawer.getByText(words.copied)).toBeHidden();
});

test('[PLUS-12, GC-10] without the permission to list the history the drawer neither shows nor requests it', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const history = page.getByRole('region', { name: words.history });
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/vic/history/') && asked.push(request.url())),
  );
  for (const who of ['client', 'owner'] as const) {
    await signIn(page, account.people[who], `/dashboard?device=${account.device('Alone').vicUuid}`);
    const drawer = page.getByRole('dialog', { name: words.label('Alone') });
    await expect(drawer.getByText(words.network, { exact: true })).toBeVisible();
    await expect(history).toHaveCount(who === 'owner' ? 1 : 0);
    await expect.poll(() => asked.length > 0).toBe(who === 'owner');
    await page.keyboard.press('Escape');
    if (who === 'client') await shell(page).leave();
  }
});

test('the drawer of a removed device says so and steps to the next device', async ({ page, world }) => {
  const account = await world.account(PLAN);
  await signIn(page, account.people.owner);
  await expect(deviceCard(page, { name: 'Alone' }).card).toBeVisible();
  await page.goto('/dashboard?device=00000000-0000-4000-8000-000000000000');
  const drawer = page.getByRole('dialog', { name: words.goneTitle });
  await expect(drawer.getByText(words.goneText)).toBeVisible();
  await drawer.getByRole('button', { name: words.next }).click();
  await expect(page.getByRole('dialog', { name: words.label('Stage manager') })).toBeVisible();
});

test('a device is started from its drawer, which shows the new state', async ({ page, world }) => {
  const account = await world.account(PLAN);
  const alone = account.device('Alone');
  await signIn(page, account.people.owner);
  await deviceCard(page, alone).card.getByRole('button', { name: 'Alone', exact: true }).click();
  const { control } = devicePanel(page, alone);
  await control('start').click();
  await expect(control('open')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(deviceCard(page, alone).card).toHaveAccessibleName(cardName(alone, 'Online'));
});
