import { openSettings, settings, showSettings } from '../../screens/account/settings.ts';
import { signIn } from '../../screens/login/login.ts';
import { german, LANGUAGE_NAMES } from '../../screens/shell/language.ts';
import { notifications, writeNotifications } from '../../screens/shell/notifications.ts';
import { expect, test } from '../../test.ts';
import { findViolations } from '../../watch/find-violations.ts';
import { ONLINE } from '../../world/account-plan.ts';

const failed = (reason: string) =>
  ({ code: 'device-failed', params: { device: 'Stage <b>', workspace: 'Arena', reason } }) as const;
const ENGLISH = 'Stage <b> in Arena has failed: No answer to start within 5 min';
const GERMAN = german.notificationText(failed('no-answer-start'));
const OLD = 'Truck was renamed.';
const HOST_TEXT = 'Strømløs: kurs 2';
const ROWS = [
  { message: ENGLISH, language: 'en', event: 'device-failed', coded: failed('no-answer-start') },
  { message: `: ${HOST_TEXT}`, event: 'device-failed', coded: failed(HOST_TEXT), minutesAgo: 1 },
  { message: OLD, language: 'en', event: 'workspace-changed', minutesAgo: 2 },
] as const;

test('[HZ-16, PLUS-30] a list written before a change of the language is read in the new one; older sentences and texts of hosts are marked', async ({
  page,
  world,
}) => {
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  const { owner } = account.people;
  await writeNotifications(world, account, owner, ROWS);
  await signIn(page, owner);
  const inEnglish = notifications(page);
  await inEnglish.open(3);
  await expect(inEnglish.items).toContainText([ENGLISH, HOST_TEXT, OLD]);
  await page.keyboard.press('Escape');

  await openSettings(page);
  await showSettings(page, 'appearance');
  await settings(page).appearance.getByText(LANGUAGE_NAMES.de).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const words = german.screens.notifications;
  await page.getByRole('button', { name: words.bell(3), exact: true }).click();
  const panel = page.getByRole('dialog', { name: words.title });
  const items = panel.getByRole('list', { name: words.list }).getByRole('listitem');
  await expect(items).toContainText([GERMAN, german.notificationText(failed(HOST_TEXT)), OLD]);
  await expect(panel.getByRole('button', { name: words.markReadOf(GERMAN), exact: true })).toBeVisible();

  // The worded sentence is in the language of the page; only what is not is marked.
  await expect(items.first().locator('[lang]')).toHaveCount(0);
  await expect(items.nth(1).locator('[lang=""]')).toHaveText(HOST_TEXT);
  await expect(items.nth(2).locator('[lang="en"]')).toHaveText(OLD);
  expect(await findViolations(page, ['valid-lang', 'html-has-lang'])).toEqual([]);
});

test('[HZ-16, PLUS-11, PLUS-12] the words of a host are marked on a German page, in the list, the drawer and the history', async ({
  openBrowser,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL', report: ONLINE }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const device = account.device('Main PL');
  await device.report({ status: 'error', failureReason: HOST_TEXT });
  const page = await openBrowser({ locale: 'de-DE' });
  await signIn(page, account.people.owner, `/dashboard?device=${device.vicUuid}`);
  const drawer = page.getByRole('dialog', { name: 'Main PL' });
  const history = drawer.getByRole('region', { name: german.screens.deviceDrawer.history });
  await expect(history.locator('[lang=""]').first()).toHaveText(HOST_TEXT);
  await expect(drawer.locator('b[lang=""]')).toHaveText(HOST_TEXT);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').locator('[lang=""]').first()).toHaveText(HOST_TEXT);
  expect(await findViolations(page, ['valid-lang'])).toEqual([]);
});
