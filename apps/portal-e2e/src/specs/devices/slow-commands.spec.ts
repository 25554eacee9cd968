import type { Locator, Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { deviceCard, devicePanel, waitForFeed } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { OFFLINE, ONLINE } from '../../world/account-plan.ts';
import type { Device } from '../../world/device.ts';
import type { World } from '../../world/world.ts';

const words = screens.dashboard;

/** Creates a device whose host answers 503, and shows it on the dashboard of its owner. */
async function withSilentHost(page: Page, world: World) {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const device = account.device('Main PL');
  await device.breakHost();
  await page.clock.install();
  await signIn(page, account.people.owner);
  await waitForFeed(page);
  return device;
}

/** Checks that seconds are counted, and the reason after 15 s. */
async function expectDelay(page: Page, place: Locator): Promise<void> {
  await expect(place).toContainText(/\d s/);
  await page.clock.fastForward('00:16');
  await expect(place).toContainText('No answer yet from');
}

async function lastNumberOf(device: Device): Promise<number> {
  return (await device.read()).lastCommandNumber;
}

test('[GD-11, DEV-9] a start that its host does not answer counts the seconds, names the host, and is withdrawn', async ({
  page,
  world,
}) => {
  const device = await withSilentHost(page, world);
  const { card, control, cancel, working } = deviceCard(page, device);
  await control('start').click();
  await expect(working('starting')).toBeVisible();
  const before = await card.boundingBox();
  await expectDelay(page, card);
  await expect(cancel).toBeEnabled();
  expect(await card.boundingBox()).toEqual(before);

  await cancel.click();
  await expect(control('start')).toBeEnabled();
  await expect(control('start')).toBeFocused();
  await expect(card).toContainText('Offline');
  await expect(card).not.toContainText('No answer yet from');
  await page.reload();
  await expect(control('start')).toBeEnabled();
  expect(await lastNumberOf(device)).toBe(0);
});

test('[GD-11] a start that the host has taken says so, and Stop is offered when it ends', async ({
  page,
  world,
}) => {
  const device = await withSilentHost(page, world);
  const { card, control, cancel, working } = deviceCard(page, device);
  await control('start').click();
  await expect(working('starting')).toBeVisible();
  await device.report({ ...OFFLINE, status: 'init' });
  await page.clock.fastForward('00:16');
  await expect(cancel).toBeDisabled();
  await expect(cancel).toHaveAccessibleDescription(words.taken.start);
  await cancel.focus();
  await page.keyboard.press('Enter');
  const message = page.getByRole('status').filter({ hasText: words.taken.start });
  await expect(message).toBeVisible();

  await device.report(ONLINE);
  await expect(card).toContainText('Online');
  const offer = page.getByRole('status').filter({ hasText: words.stopOffer });
  await offer.getByRole('button', { name: words.stop }).click();
  await expect(working('stopping')).toBeVisible();
});

/** Lists what this tab has stored of restarts. Runs in the page. */
function readRestarts(): readonly string[] {
  return Object.keys(sessionStorage)
    .filter((key) => key.endsWith('restarts'))
    .map((key) => sessionStorage.getItem(key) ?? '');
}

test('[GD-24] a restart ends in its tab when its stop is withdrawn in another', async ({
  page,
  context,
  world,
}) => {
  const account = await world.account({
    workspaces: [
      { name: 'Studio', devices: [{ name: 'Main PL', report: { ...ONLINE, restartRequired: true } }] },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  const device = account.device('Main PL');
  await device.breakHost();
  await context.clock.install();
  await signIn(page, account.people.owner);
  await waitForFeed(page);
  const { control, working } = deviceCard(page, device);
  await control('restart').click();
  await page.getByRole('dialog').getByRole('button', { name: screens.confirmCommand.restartDevice }).click();
  await expect(working('stopping')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/dashboard');
  const card = deviceCard(other, device);
  await expect(card.working('stopping')).toBeVisible();
  await context.clock.fastForward('00:16');
  await card.cancel.click();
  await expect(control('restart')).toBeEnabled();
  // Else the next stop, by any user, would be followed by a start.
  await expect.poll(() => page.evaluate(readRestarts)).toEqual(['[]']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[GD-11, DASH-22] the panel of a device withdraws a stop that its host does not answer', async ({
    page,
    world,
  }) => {
    const account = await world.account({
      workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }] }],
      people: { owner: { role: 'account-owner' } },
    });
    const device = account.device('Main PL');
    await device.breakHost();
    await page.clock.install();
    await signIn(page, account.people.owner, `/dashboard?device=${device.vicUuid}`);
    const { panel, control, cancel, working } = devicePanel(page, device);
    await control('stop').tap();
    await expect(working('stopping')).toBeVisible();
    await expectDelay(page, panel);
    await cancel.tap();
    await expect(control('stop')).toBeEnabled();
    await expect(panel).toContainText('Online');
    expect(await lastNumberOf(device)).toBe(0);
  });
});
