import type { Page } from '@playwright/test';
import { EULA, screens } from '@partyline/texts';
import { signIn, loginScreen } from '../../screens/login/login.ts';
import { forgetAcceptance, profileGate } from '../../screens/login/profile-gate.ts';
import { german } from '../../screens/shell/language.ts';
import { deviceCard, deviceRow, showView } from '../../screens/workspace/dashboard.ts';
import { palette } from '../../screens/shell/palette.ts';
import { inviteDialog } from '../../screens/workspace/people.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';

test('dialogs with a form or a list are not read out whole', async ({ page, world }) => {
  const { people } = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner, '/manage-invite?invite=true');
  const invite = inviteDialog(page).dialog;
  await expect(invite).toBeVisible();
  await expect(invite).toHaveAccessibleDescription('');
  await page.keyboard.press('Escape');
  await palette(page).open();
  await expect(palette(page).dialog).toHaveAccessibleDescription('');
});

const DEVICES = {
  workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }, { name: 'Gate' }] }],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

/** Lists the accessible names of all buttons of devices, and their visible words. */
const listDeviceButtons = (page: Page) =>
  page.locator('[data-device] button').evaluateAll((buttons) =>
    buttons.map((button) => ({
      name: button.getAttribute('aria-label') ?? button.textContent,
      seen: button.textContent,
    })),
  );

test('every control of a device has the device in its name, after the word that is seen', async ({
  page,
  openBrowser,
  world,
}) => {
  const { people } = await world.account(DEVICES);
  const expectNamed = async (shownPage: Page, expected: readonly string[]) => {
    const buttons = await listDeviceButtons(shownPage);
    expect(buttons.map(({ name }) => name)).toEqual(expected);
    for (const { name, seen } of buttons) expect(name.startsWith(seen), `${seen} in ${name}`).toBe(true);
  };
  await signIn(page, people.owner);
  await expect(deviceCard(page, { name: 'Gate' }).control('start')).toBeEnabled();
  const gate = ['Gate', 'Favourite Gate', 'Start Gate', 'More about Gate'];
  const main = ['Main PL', 'Favourite Main PL', 'Open Main PL', 'Stop Main PL', 'More about Main PL'];
  await expectNamed(page, [...gate, ...main]);
  await showView(page, 'list');
  await expect(deviceRow(page, { name: 'Gate' }).control('start')).toBeEnabled();
  await expectNamed(page, [
    ...['Favourite Gate', 'Gate', 'Start Gate', 'More about Gate'],
    ...['Favourite Main PL', 'Main PL', 'Open Main PL', 'More about Main PL'],
  ]);
  await showView(page, 'popup');
  await page.setViewportSize({ width: 360, height: 900 });
  await expect(deviceCard(page, { name: 'Gate' }).control('start')).toBeEnabled();
  await expectNamed(page, ['Gate', 'Start Gate', 'Main PL', 'Open Main PL']);

  const inGerman = await openBrowser({ locale: 'de-AT' });
  await signIn(inGerman, people.owner);
  const { start, controlOf } = german.screens.dashboard;
  await expect(inGerman.getByRole('button', { name: controlOf(start, 'Gate'), exact: true })).toBeEnabled();
  expect(controlOf(start, 'Gate')).toBe('Starten: Gate');
});

test('an address that may break has no spaces in the name of its cell', async ({ page, world }) => {
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  const email = 'first.second@stage.partyline.test';
  await world.invite(account, { email, role: 'account-admin' });
  await signIn(page, account.people.owner, '/manage-invite');
  await expect(page.getByText(email)).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  const names = nodes
    .filter(({ role }) => role?.value === 'cell')
    .map(({ name }) => String(name?.value))
    .filter((name) => name.startsWith('first'));
  expect(names).toEqual([email]);
});

test('"Forgot password?" comes after the password in the order of Tab, and beside its label', async ({
  page,
}) => {
  await page.goto('/login');
  const { email, password, submit } = loginScreen(page);
  const forgot = page.getByRole('link', { name: screens.login.forgot });
  await email.focus();
  await page.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(forgot).toBeFocused({ timeout: 500 });
  }).toPass();
  const [link, field, button] = await Promise.all([
    forgot.boundingBox(),
    password.boundingBox(),
    submit.boundingBox(),
  ]);
  expect((link?.y ?? NaN) + (link?.height ?? NaN)).toBeLessThanOrEqual(field?.y ?? NaN);
  expect((link?.x ?? NaN) + (link?.width ?? NaN)).toBeCloseTo((button?.x ?? NaN) + (button?.width ?? NaN), 0);
});

test('on a phone the agreement takes two fifths of the window at least', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await forgetAcceptance(world, people.owner);
  await signIn(page, people.owner);
  const { dialog, decline } = profileGate(page);
  const text = dialog.getByRole('region', { name: screens.profileGate.agreement });
  await expect(text).toContainText(EULA.body.slice(0, 40));
  expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(0.4 * 740);
  // The longest words of the button are German.
  const beyond = await decline.evaluate((button) => button.scrollWidth - button.clientWidth);
  // Both are rounded.
  expect(beyond).toBeLessThanOrEqual(1);
});
