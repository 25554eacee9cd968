import type { Locator, Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { openNotices, pageNotices } from '../../screens/shell/notices.ts';
import { showAnnouncementsOf } from '../../screens/shell/announcements.ts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { shell, visit } from '../../screens/shell/shell.ts';
import { answerLater } from '../../screens/account/subscription-prompts.ts';
import { expect, test } from '../../test.ts';
import type { World } from '../../world/world.ts';

const EXPIRED = { name: 'Main PL', isSubscriptionOver: true } as const;

/** Shows a message with a start that is refused because the subscription has ended. */
async function refuseStart(page: Page): Promise<void> {
  await deviceCard(page, EXPIRED).control('start').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
}

async function withRefusedStart(page: Page, world: World): Promise<() => Promise<void>> {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [EXPIRED] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  await answerLater(page);
  await expect(deviceCard(page, EXPIRED).control('start')).toBeVisible();
  return () => refuseStart(page);
}

/** Returns the opacity of an element at times of its animation, in ms. */
function opacities(element: Element, times: readonly number[]): string[] {
  const [fade] = element.getAnimations();
  return times.map((time) => {
    if (fade !== undefined) fade.currentTime = time;
    return getComputedStyle(element).opacity;
  });
}

test('[UI-3] a message can be dismissed', async ({ page, world }) => {
  const refuse = await withRefusedStart(page, world);
  await refuse();
  await shell(page).closeMessage.click();
  await expect(page.getByRole('alert')).toBeHidden();
});

/** Shows a message that closes by itself: an unknown page leads to the dashboard. Stops the clock before. */
async function showInfo(page: Page, world: World): Promise<Locator> {
  await page.clock.install();
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await signIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await visit(page, '/no-such-page');
  const message = shell(page).messages.getByRole('status');
  await expect(message).toHaveText(screens.shell.pageUnknown);
  return message;
}

test('[UI-6, UI-7, UI-8] a message shows for 4 s, fades for 250 ms and is removed', async ({
  page,
  world,
}) => {
  const message = await showInfo(page, world);
  await page.clock.runFor(4_249);
  expect(await message.evaluate(opacities, [4_000, 4_125, 4_250])).toEqual(['1', '0.5', '0']);
  await page.clock.runFor(1);
  await expect(message).not.toBeAttached();
});

test('a message does not close while the pointer is on it', async ({ page, world }) => {
  const message = await showInfo(page, world);
  await message.hover();
  await page.clock.runFor(20_000);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_250);
  await expect(message).not.toBeAttached();
});

test('[GU-2] a message does not close while it has the focus', async ({ page, world }) => {
  const message = await showInfo(page, world);
  await shell(page).closeMessage.focus();
  await page.clock.runFor(20_000);
  await expect(message).toHaveCSS('opacity', '1');
  await shell(page).closeMessage.blur();
  await page.clock.runFor(4_249);
  await expect(message).toBeAttached();
  await page.clock.runFor(1);
  await expect(message).not.toBeAttached();
});

test('[HZ-10] an error stays until it is dismissed, and nothing moves when it comes or goes', async ({
  page,
  world,
}) => {
  await page.clock.install();
  const refuse = await withRefusedStart(page, world);
  const { card } = deviceCard(page, EXPIRED);
  const before = await card.boundingBox();
  await refuse();
  await page.clock.fastForward(540_000);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
  await shell(page).closeMessage.click();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await card.boundingBox()).toEqual(before);
});

test('[UI-4] a route change closes messages', async ({ page, world }) => {
  await page.clock.install();
  const here = await world.account({
    workspaces: [{ name: 'Studio', devices: [EXPIRED] }],
    people: { multi: { role: 'workspace-admin', in: 'Studio' } },
  });
  await world.join(here.people.multi, await world.account(), { role: 'account-admin' });
  await signIn(page, here.people.multi);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(deviceCard(page, { name: 'Main PL' }).card).toBeVisible();
  // The paused clock keeps the message from closing.
  await page.clock.pauseAt(Date.now() + 60_000);
  await refuseStart(page);
  await shell(page).menuButton.click();
  await page.getByRole('dialog').getByRole('link', { name: screens.shell.settings }).click();
  await expect(page).toHaveURL(/\/myaccount/);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('[UI-5] success, error, info and warning differ in color and sign', async ({ page, world }) => {
  const types = ['success', 'error', 'info', 'warning'] as const;
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await showAnnouncementsOf(page, types);
  await signIn(page, people.owner);
  const { line, item } = pageNotices(page);
  await expect(line).toContainText(`An ${types[0]}.`);
  await openNotices(page);
  const looks = await Promise.all(
    types.map(async (type) => {
      const sign = item(`An ${type}.`).locator('svg').first();
      await expect(sign).toBeVisible();
      return {
        color: await sign.evaluate((element) => getComputedStyle(element).color),
        sign: await sign.innerHTML(),
      };
    }),
  );
  expect(new Set(looks.map(({ color }) => color)).size).toBe(types.length);
  expect(new Set(looks.map(({ sign }) => sign)).size).toBe(types.length);
});
