import { screens } from '@partyline/texts';
import type { Page } from '@playwright/test';
import { signIn } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { dashboard, deviceCard, openDeviceMenu } from '../../screens/workspace/dashboard.ts';
import { expect, test } from '../../test.ts';
import { readLayoutShifts, watchLayoutShifts } from '../../watch/layout-shifts.ts';
import { OFFLINE, ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const words = screens.problems;
const REASON = 'The configuration could not be loaded';
const FAILED = { ...OFFLINE, status: 'failed', failureReason: REASON } as const;

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      devices: [
        { name: 'Main PL', report: ONLINE },
        { name: 'OB truck 2', report: { ...ONLINE, status: 'warning', failureReason: '3.1 % packet loss' } },
      ],
    },
    { name: 'Annexe', devices: [{ name: 'Autocue', report: FAILED }] },
  ],
  people: {
    owner: { role: 'account-owner' },
    nora: { role: 'vic-admin', in: 'Studio' },
    client: { role: 'endpoint-user', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'nora' | 'client'>;

const stripOf = (page: Page) => page.getByRole('region', { name: /problem/ });
const rowOf = (page: Page, device: string) => stripOf(page).getByRole('listitem').filter({ hasText: device });

/** Returns whether the problems are scrolled behind the page's bar. */
async function isUnderBar(page: Page): Promise<boolean> {
  const [strip, bar] = [
    await stripOf(page).boundingBox(),
    await page.locator('header').first().boundingBox(),
  ];
  if (strip === null || bar === null) throw new Error('The problems or the bar are not shown.');
  return strip.y + strip.height <= bar.y + bar.height;
}

test('[PLUS-34] the problems of all workspaces stand above them, the worst first, and are counted in the tab', async ({
  page,
  world,
}) => {
  const { people, device } = await world.account(PLAN);
  await signIn(page, people.owner);
  const strip = page.getByRole('region', { name: words.title(2) });
  await expect(strip.getByRole('heading', { level: 3 })).toHaveText([
    /^Autocue Annexe$/,
    /^OB truck 2 Studio$/,
  ]);
  await expect(rowOf(page, 'Autocue')).toContainText(REASON);
  await expect(page).toHaveTitle(/^\(2\) /);
  await rowOf(page, 'Autocue')
    .getByRole('button', { name: words.detailsOf('Autocue') })
    .click();
  await expect(page.getByRole('dialog', { name: screens.deviceDrawer.label('Autocue') })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['Autocue', 'OB truck 2']) await device(name).report(ONLINE);
  await expect(stripOf(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^\(/);
});

test('[PLUS-34] "I’m on it" is seen by everyone at once, and ends with the problem', async ({
  page,
  openBrowser,
  world,
}) => {
  const { people, device } = await world.account(PLAN);
  await signIn(page, people.owner);
  const nora = await openBrowser();
  await signIn(nora, people.nora);
  const client = await openBrowser();
  await signIn(client, people.client);
  const truck = rowOf(client, 'OB truck 2');
  await expect(truck).toBeVisible();
  await expect(truck.getByRole('button', { name: words.takeOnOf('OB truck 2') })).toHaveCount(0);
  await rowOf(nora, 'OB truck 2')
    .getByRole('button', { name: words.takeOnOf('OB truck 2') })
    .click();
  await expect(rowOf(nora, 'OB truck 2')).toContainText(words.mine);
  await expect(rowOf(page, 'OB truck 2')).toContainText(words.theirs(people.nora.name));
  await expect(truck).toContainText(words.theirs(people.nora.name));
  await device('OB truck 2').report(ONLINE);
  await device('OB truck 2').report({ ...ONLINE, status: 'warning', failureReason: 'On battery' });
  await expect(rowOf(page, 'OB truck 2')).toContainText('On battery');
  await expect(
    rowOf(page, 'OB truck 2').getByRole('button', { name: words.takeOnOf('OB truck 2') }),
  ).toBeVisible();
});

test('[PLUS-34] a card says who is on its problem, and its menu offers it to those who may start the device', async ({
  page,
  openBrowser,
  world,
}) => {
  const { people, device } = await world.account(PLAN);
  const truck = device('OB truck 2');
  const menuOf = async (viewer: Page, { name }: { readonly name: string }) => {
    const menu = await openDeviceMenu(deviceCard(viewer, { name }).card, { name });
    await expect(menu).toBeVisible();
    return { menu, entry: menu.getByRole('menuitem', { name: words.takeOn }) };
  };
  await signIn(page, people.owner);
  const nora = await openBrowser();
  await signIn(nora, people.nora);
  const client = await openBrowser();
  await signIn(client, people.client);
  await (await menuOf(nora, truck)).entry.click();
  const cardOf = (viewer: Page) => deviceCard(viewer, truck).card;
  await expect(cardOf(nora)).toContainText(words.mine);
  await expect(cardOf(page)).toContainText(words.theirs(people.nora.name));
  await expect(cardOf(client)).toContainText(words.theirs(people.nora.name));
  // Others read in the menu who it is.
  const taken = await menuOf(page, truck);
  await expect(taken.entry).toHaveAttribute('aria-disabled', 'true');
  await expect(taken.entry).toContainText(words.theirs(people.nora.name));
  await page.keyboard.press('Escape');
  expect(await (await menuOf(client, truck)).entry.count()).toBe(0);
  expect(await (await menuOf(page, device('Main PL'))).entry.count()).toBe(0);
  const mine = await menuOf(nora, truck);
  await mine.menu.getByRole('menuitem', { name: words.release }).click();
  await expect(cardOf(page)).not.toContainText(words.theirs(people.nora.name));
});

test('[PLUS-34] nothing moves when a problem comes and goes', async ({ page, world }) => {
  const { people, device } = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Main PL', report: ONLINE },
          { name: 'Autocue', report: ONLINE },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await watchLayoutShifts(page);
  await signIn(page, people.owner);
  const card = deviceCard(page, device('Main PL')).card;
  await expect(card).toBeVisible();
  const before = await card.boundingBox();
  await device('Autocue').report(FAILED);
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(dashboard(page).cards).toHaveCount(2);
  expect((await card.boundingBox())?.y).toBe(before?.y);
  // Its row is above what is in sight, so a message leads to it.
  expect(await isUnderBar(page)).toBe(true);
  const message = shell(page).messages;
  await expect(message).toContainText(words.failed('Autocue', 0));
  await message.getByRole('button', { name: words.show }).click();
  await expect.poll(() => isUnderBar(page)).toBe(false);
  await expect(message.filter({ hasText: words.failed('Autocue', 0) })).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await card.boundingBox())?.y).toBe(before?.y);
  await device('Autocue').report(ONLINE);
  await expect(page).not.toHaveTitle(/^\(/);
  expect((await card.boundingBox())?.y).toBe(before?.y);
  expect((await readLayoutShifts(page)).sum).toBeLessThanOrEqual(0.01);
});

test('[PLUS-34] more than five problems are folded', async ({ page, world }) => {
  const names = Array.from({ length: 40 }, (_, index) => `Line ${String(index + 1)}`);
  const { people } = await world.account({
    workspaces: [{ name: 'Studio', devices: names.map((name) => ({ name, report: FAILED })) }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner);
  const strip = page.getByRole('region', { name: words.title(40) });
  await expect(strip.getByRole('listitem')).toHaveCount(5);
  await strip.getByRole('button', { name: words.showMore(35) }).click();
  await expect(strip.getByRole('listitem')).toHaveCount(40);
  await strip.getByRole('button', { name: words.fold }).click();
  await expect(strip.getByRole('listitem')).toHaveCount(0);
});
