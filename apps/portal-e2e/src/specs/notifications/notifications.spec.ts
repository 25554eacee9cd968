import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { waitForFeed } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { german } from '../../screens/shell/language.ts';
import { notifications, writeNotifications } from '../../screens/shell/notifications.ts';
import { expect, test } from '../../test.ts';
import { failureResponse, stubResponse, STUBBED } from '../../watch/stub-response.ts';
import { ONLINE } from '../../world/account-plan.ts';
import type { World } from '../../world/world.ts';

const words = screens.notifications;

async function withDevice(page: Page, world: World) {
  const account = await world.account({
    workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL', report: ONLINE }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const { owner } = account.people;
  return { account, owner, device: account.device('Main PL'), signIn: () => signIn(page, owner) };
}

test('[GEN-23, NOTIF-1, NOTIF-3, NOTIF-10, NOTIF-13, PLUS-11, PLUS-27] a device that fails is in the list at once, and the notification leads to it', async ({
  page,
  world,
}) => {
  const { device, signIn: enter } = await withDevice(page, world);
  await enter();
  await waitForFeed(page);
  const { bell, open, item, markRead } = notifications(page);
  await expect(bell(0)).toBeVisible();
  await device.report({ status: 'error', failureReason: 'No power' });
  await open(1);
  const text = 'Main PL in Studio has failed: No power';
  await expect(item(text)).toBeVisible();
  await expect(markRead(text)).toBeVisible();
  await item(text).getByRole('link', { name: words.open.device }).click();
  await expect(page.getByRole('dialog', { name: 'Main PL' })).toBeVisible();
  await expect(page).toHaveURL(/device=/);
  await expect(bell(0)).toBeAttached();
  await page.reload();
  await expect(bell(0)).toBeAttached();
});

test('[NOTIF-7, NOTIF-14, NOTIF-16, GN-7, GN-18, PLUS-27] is read after 10 s in view, all at once, and deleted one by one or all', async ({
  page,
  world,
}) => {
  const { account, owner, signIn: enter } = await withDevice(page, world);
  const messages = Array.from({ length: 14 }, (_none, index) => `Number ${index + 1} happened.`);
  const list = messages.map((message, minutesAgo) => ({ message, event: 'workspace-changed', minutesAgo }));
  await writeNotifications(world, account, owner, list);
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 500 });
  await enter();
  const { open, items, bell, unread, markRead, markAllRead, remove, removeAll, showAll, panel } =
    notifications(page);
  await open(14);
  await expect(items).toHaveText(messages.map((message) => new RegExp(message.replace('.', '\\.'))));
  // The first checks find what is in view; the last item is not.
  await page.clock.runFor(5_000);
  await expect(markRead(messages[0] ?? '')).toBeVisible();
  await page.clock.runFor(8_000);
  await expect(markRead(messages[0] ?? '')).toBeHidden();
  await expect(markRead(messages[13] ?? '')).toBeAttached();
  // Read items stay visible while the list is open.
  await expect(items).toHaveCount(14);
  await markAllRead.click();
  await expect(unread(0)).toBeVisible();
  await showAll();
  await remove(messages[0] ?? '').click();
  await expect(items).toHaveCount(13);
  await page.reload();
  await open(0);
  await expect(items).toHaveCount(13);
  await removeAll.click();
  await panel.getByRole('button', { name: words.keep }).click();
  await removeAll.click();
  await removeAll.click();
  await expect(panel.getByText(words.empty)).toBeVisible();
  await page.reload();
  await open(0);
  await expect(panel.getByText(words.empty)).toBeVisible();
  await expect(bell(0)).toBeVisible();
});

test('[NOTIF-15, ERR-40] a list that cannot be fetched is logged and shows no message', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/, STUBBED);
  const { signIn: enter } = await withDevice(page, world);
  const path = '/api/users/notification';
  const restore = await stubResponse(page, { method: 'GET', path }, failureResponse(500, 'err_internal'));
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('Unable to fetch data: notifications'),
  });
  await enter();
  await logged;
  const { open, panel } = notifications(page);
  await open(0);
  await expect(panel.getByText(words.notLoaded)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const retry = panel.getByRole('button', { name: words.tryAgain });
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path);
  await retry.click();
  await asked;
  await restore();
  // The connected feed may fetch before the button does.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(panel.getByText(words.empty)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('[PLUS-27] a kind switched off on the account page is no longer notified, and one that is not saved stays on', async ({
  page,
  world,
  pageErrors,
}) => {
  const { account, owner, device, signIn: enter } = await withDevice(page, world);
  await enter();
  const { open, panel, bell, item } = notifications(page);
  await open(0);
  await panel.getByRole('link', { name: words.settings }).click();
  const choice = page.getByRole('checkbox', { name: words.preferences.choice('device-failed', 'feed') });
  await expect(choice).toBeChecked();
  // The list cannot be fetched either: only the rollback restores the switch.
  pageErrors.allow(/status of 500/, 'the responses were stubbed');
  const path = '/api/users/notification/preferences';
  const failure = failureResponse(500, 2500);
  const restores = [
    await stubResponse(page, { method: 'PUT', path }, failure),
    await stubResponse(page, { method: 'GET', path }, failure),
  ];
  await choice.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(choice).toBeChecked();
  for (const restore of restores) await restore();
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/preferences') && response.request().method() === 'PUT',
  );
  await choice.uncheck();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('img', { name: words.preferences.always.mail }).first()).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await waitForFeed(page);
  await device.report({ status: 'error', failureReason: 'No power' });
  await writeNotifications(world, account, owner, [{ message: 'It came later.', event: 'payment-failed' }]);
  await expect(bell(1)).toBeVisible();
  await open(1);
  await expect(item('It came later.')).toBeVisible();
  await expect(item('Main PL in Studio has failed')).toHaveCount(0);
});

test('[NOTIF-1, PLUS-30] the head of the list fits a phone in German, with its title in one line', async ({
  openBrowser,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  const page = await openBrowser({ locale: 'de-DE', viewport: { width: 360, height: 740 } });
  await signIn(page, people.owner);
  const texts = german.screens.notifications;
  await page.getByRole('button', { name: texts.bell(0), exact: true }).click();
  const panel = page.getByRole('dialog', { name: texts.title });
  const heading = panel.getByRole('heading', { name: texts.title, exact: true });
  const lines = await heading.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
  await expect(panel.getByRole('button', { name: texts.markAllRead })).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('link', { name: texts.settings })).toBeInViewport({ ratio: 1 });
});
