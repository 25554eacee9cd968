import { screens } from '@partyline/texts';
import { cardName, deviceCard, openDeviceMenu } from '../screens/dashboard.ts';
import { signIn } from '../screens/login.ts';
import { shell } from '../screens/shell.ts';
import { expect, test } from '../test.ts';
import { ONLINE, type AccountPlan } from '../world/account-plan.ts';

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
  await expect(drawer.getByText(/last seen/)).toBeVisible();
  await expect(drawer.getByRole('listitem')).toContainText(['Stage manager', 'Flies']);
  await expect(page).toHaveURL(new RegExp(`device=${flies.vicUuid}`));
  await drawer.getByRole('button', { name: words.next }).click();
  await expect(page.getByRole('dialog', { name: words.label('Alone') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('[DASH-20, GD-40] copying writes to the clipboard, and the message hides after 3 s', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await world.account(PLAN);
  const alone = account.device('Alone');
  await signIn(page, account.people.owner);
  await expect(deviceCard(page, alone).card).toBeVisible();
  await page.goto(`/dashboard?device=${alone.vicUuid}`);
  const drawer = page.getByRole('dialog', { name: words.label('Alone') });
  const copy = drawer.getByRole('button', { name: words.copy(words.fields.vicUuid) });
  await expect(copy).toBeVisible();
  await page.clock.install();
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
    await signIn(page, account.people[who]);
    await page.goto(`/dashboard?device=${account.device('Alone').vicUuid}`);
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
  const drawer = page.getByRole('dialog', { name: words.label('Alone') });
  await drawer.getByRole('button', { name: screens.dashboard.start, exact: true }).click();
  await expect(drawer.getByRole('button', { name: screens.dashboard.open, exact: true })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(deviceCard(page, alone).card).toHaveAccessibleName(cardName(alone, 'Online'));
});
