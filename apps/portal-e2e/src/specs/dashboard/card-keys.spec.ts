import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { deviceCard, deviceRow, showView } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { pageNotices } from '../../screens/shell/notices.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';
import { ownerOfManyDevices } from '../../world/many-devices.ts';

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      isDefault: true,
      devices: [
        { name: 'Camera', report: ONLINE },
        { name: 'Desk', report: ONLINE },
        { name: 'Gate', report: ONLINE },
      ],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return [element?.closest('[data-device]')?.getAttribute('aria-label')?.split(',')[0], name];
  });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

for (const view of ['grid', 'list', 'popup'] as const) {
  test(`[PLUS-26] in the ${view} view each device is one stop of the Tab key, and arrows lead from device to device`, async ({
    page,
    world,
  }) => {
    const { people } = await world.account(PLAN);
    await signIn(page, people.owner);
    await showView(page, view);
    const name = (device: string) => page.getByRole('button', { name: device, exact: true });
    await name('Camera').focus();
    await press(page, 'Tab');
    await expect(name('Desk')).toBeFocused();
    await press(page, 'Tab');
    await expect(name('Gate')).toBeFocused();
    await press(page, 'Shift+Tab');
    await expect(name('Desk')).toBeFocused();
    await press(page, 'Home');
    await expect(name('Camera')).toBeFocused();
    await press(page, 'End');
    await expect(name('Gate')).toBeFocused();
    await press(page, 'Home', view === 'list' ? 'ArrowDown' : 'End');
    await expect(name(view === 'list' ? 'Desk' : 'Gate')).toBeFocused();
  });
}

test('[PLUS-26] arrows to the sides reach every control of a card and then the next card; each works by keyboard', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { favourite, open, stop, moreOf, controlOf } = screens.dashboard;
  // Arrow keys are loaded with the toolbar.
  await showView(page, 'grid');
  const { card, control, star } = deviceCard(page, { name: 'Camera' });
  await expect(control('open')).toBeEnabled();
  await card.getByRole('button', { name: 'Camera', exact: true }).focus();
  const met = [];
  for (let step = 0; step < 5; step += 1) {
    await press(page, 'ArrowRight');
    met.push(await focused(page));
  }
  expect(met).toEqual([
    ['Camera', controlOf(favourite, 'Camera')],
    ['Camera', controlOf(open, 'Camera')],
    ['Camera', controlOf(stop, 'Camera')],
    ['Camera', moreOf('Camera')],
    ['Desk', 'Desk'],
  ]);
  await press(page, 'ArrowLeft');
  expect(await focused(page)).toEqual(['Camera', moreOf('Camera')]);
  await press(page, 'Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await press(page, 'ArrowDown', 'Escape');
  await expect(card.getByRole('button', { name: moreOf('Camera') })).toBeFocused();
  await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('[PLUS-26] up and down keep to the same control of the next device; a row is selected by keyboard', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await showView(page, 'list');
  await deviceRow(page, { name: 'Camera' }).link.focus();
  await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'Space', 'ArrowDown', 'Space');
  await expect(deviceRow(page, { name: 'Camera' }).tick).not.toBeChecked();
  for (const name of ['Desk', 'Gate']) await expect(deviceRow(page, { name }).tick).toBeChecked();
  await press(page, 'ArrowRight', 'ArrowUp');
  expect(await focused(page)).toEqual([
    'Desk',
    screens.dashboard.controlOf(screens.dashboard.favourite, 'Desk'),
  ]);
});

for (const view of ['grid', 'list', 'popup'] as const) {
  test(`[PLUS-26] in the ${view} view arrows lead beyond the screen, also to devices that are not in the document`, async ({
    page,
    world,
  }) => {
    await signIn(page, await ownerOfManyDevices(world, 'virtual', 400));
    await showView(page, view);
    await page.getByRole('button', { name: 'Line 1', exact: true }).focus();
    const [first] = await focused(page);
    for (let step = 0; step < 30; step += 1) {
      await press(page, 'ArrowDown');
      await expect(page.locator('[data-device] :focus')).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(150);
    await press(page, 'End');
    await expect(page.locator('[data-device] :focus')).toBeInViewport({ ratio: 1 });
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    expect(end).toBeLessThan(200);
    const [last] = await focused(page);
    expect(last).not.toBe(first);
    await press(page, 'ArrowUp', 'ArrowDown');
    await expect.poll(() => focused(page)).toEqual([last, last]);
    await press(page, 'Home');
    expect((await focused(page))[0]).toBe(first);
    await expect(page.locator('[data-device] :focus')).toBeInViewport({ ratio: 1 });
  });
}

/** Returns whether something else is painted over the middle of the focused control. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null) return true;
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit === null || !element.contains(hit);
  });

test('[PLUS-26] Shift+Tab scrolls each device out from under the bar and the line of notices', async ({
  page,
  world,
}) => {
  const names = Array.from({ length: 24 }, (_, index) => `Line ${index + 10}`);
  const account = await world.account({
    workspaces: [{ name: 'Hall', isDefault: true, devices: names.map((name) => ({ name })) }],
    people: { owner: { role: 'account-owner' } },
  });
  await world.database.query(
    `UPDATE app.subscriptions SET billing_interval = 'year', cancel_status = true, auto_renewal_date = NULL,
       current_period_end = now() + interval '4 days', expiration_date = now() + interval '4 days'
     WHERE instance_id IN (SELECT id FROM app.instances WHERE account_id = $1 AND device_name < 'Line 13')`,
    [account.id],
  );
  await page.setViewportSize({ width: 768, height: 700 });
  await signIn(page, account.people.owner);
  for (const view of ['grid', 'list'] as const) {
    await showView(page, view);
    await expect(pageNotices(page).line).toContainText(screens.notices.count(3));
    const name = (device: string) => page.getByRole('button', { name: device, exact: true });
    await name('Line 10').focus();
    await press(page, 'End');
    for (const device of names.slice(0, -1).toReversed()) {
      await press(page, 'Shift+Tab');
      await expect(name(device)).toBeFocused();
      expect(await isFocusCovered(page), `${device} in the ${view} view`).toBe(false);
    }
  }
});
