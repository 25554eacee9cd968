import type { Page } from '@playwright/test';
import { permissionRefusalText, screens, WORKSPACE_NAME_REFUSAL_TEXTS } from '@partyline/texts';
import { dashboard, deviceCard, workspaceMenu } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { palette } from '../../screens/shell/palette.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';

const words = screens.workspaceMenu;
const device = screens.addDevice;

const PLAN = {
  workspaces: [{ name: 'House', isDefault: true, devices: [{ name: 'House PL' }] }, { name: 'Attic' }],
  people: {
    owner: { role: 'account-owner' },
    admin: { role: 'account-admin' },
    chief: { role: 'workspace-admin', in: 'Attic' },
    crew: { role: 'vic-admin', in: 'House' },
  },
} as const satisfies AccountPlan<'owner' | 'admin' | 'chief' | 'crew'>;

const addButton = (page: Page) => page.getByRole('button', { name: words.addMenu, exact: true });
const addMenu = (page: Page) => page.getByRole('menu', { name: words.addMenu });

async function add(page: Page, entry: string) {
  await addButton(page).click();
  await addMenu(page).getByRole('menuitem', { name: entry }).click();
}

test('[WS-1, WS-5, WS-6, WS-7, WS-14, GW-2, GW-3, GW-4, VAL-21] a workspace is created from the toolbar, an invalid or taken name is refused at the field, and it appears for others at once', async ({
  page,
  world,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*api\/workspace\//, 'the API refuses what the page cannot know');
  const account = await world.account(PLAN);
  const other = await openBrowser();
  await signIn(other, account.people.admin);
  await expect(dashboard(other).workspace('House')).toBeVisible();
  await signIn(page, account.people.owner);
  await add(page, words.newWorkspace);
  const dialog = page.getByRole('dialog', { name: words.createTitle });
  const name = dialog.getByRole('textbox', { name: words.name });
  await expect(name).toBeFocused();
  for (const [typed, text] of [
    ['', WORKSPACE_NAME_REFUSAL_TEXTS['workspace-name-required']],
    ['Tour #1', 'Special characters are not allowed: #'],
    ['Tour 1/2 & 3', 'Special characters are not allowed: / &'],
    ['x'.repeat(31), WORKSPACE_NAME_REFUSAL_TEXTS['workspace-name-too-long']],
    [' attic ', WORKSPACE_NAME_REFUSAL_TEXTS['workspace-name-taken']],
  ] as const) {
    await name.fill(typed);
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription(new RegExp(text));
    await expect(name).toBeFocused();
  }
  await test.step('a name that only the API knows to be taken', async () => {
    await world.database.query(`UPDATE app.workspaces SET name = 'Garage' WHERE id = $1`, [
      account.workspaceId('Attic'),
    ]);
    await name.fill('garage');
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription(
      new RegExp(WORKSPACE_NAME_REFUSAL_TEXTS['workspace-name-taken']),
    );
    await expect(name).toHaveValue('garage');
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await name.fill('  Tour 2026 ');
  await dialog.getByRole('button', { name: words.create }).click();
  const request = await sent;
  expect([new URL(request.url()).pathname, request.postDataJSON()]).toEqual([
    '/api/workspace/',
    { action: 'create', name: 'Tour 2026' },
  ]);
  await expect(dialog).toBeHidden();
  await expect(addButton(page)).toBeFocused();
  await expect(dashboard(page).workspace('Tour 2026')).toBeVisible();
  await expect(page.getByRole('status').getByText(words.created('Tour 2026'))).toBeVisible();
  await expect(dashboard(other).workspace('Tour 2026')).toBeVisible();
  const { rows } = await world.database.query(
    `SELECT is_default FROM app.workspaces WHERE account_id = $1 AND name = 'Tour 2026'`,
    [account.id],
  );
  expect(rows).toEqual([{ is_default: false }]);
});

test('[WS-10, WS-12, WS-13] the kind of a workspace changes live when an owner is assigned and removed', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await signIn(page, account.people.owner);
  const header = page.locator(`[data-workspace-menu="${account.workspaceId('Attic')}"]`);
  await expect(header.getByText(screens.dashboard.kinds.orphanage)).toBeVisible();
  const seat = async (isTaken: boolean) => {
    await world.database.query(
      `UPDATE app.memberships SET role_id = CASE WHEN $2 THEN 2 ELSE 6 END
        WHERE user_uid = $1 AND workspace_id = $3`,
      [account.people.chief.uid, isTaken, account.workspaceId('Attic')],
    );
    await world.announce(account, 'workspace update');
  };
  await seat(true);
  await expect(header.getByText(screens.dashboard.kinds.shared)).toBeVisible();
  await expect(header.getByText(screens.dashboard.ownedBy(account.people.chief.name))).toBeVisible();
  await seat(false);
  await expect(header.getByText(screens.dashboard.kinds.orphanage)).toBeVisible();
});

test('[WS-1, GC-5, GC-10, ROLE-20, PLUS-7, ROLE-38] who may not create a workspace is not offered it, a trial says why not, and the server refuses both', async ({
  page,
  world,
  openBrowser,
  request,
}) => {
  const { people, name: accountName } = await world.account(PLAN);
  const listed = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/vic');
  await signIn(page, people.crew);
  const { authorization = '' } = (await listed).headers();
  await expect(dashboard(page).view('grid')).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
  const refused = await request.post('/api/workspace/', {
    headers: { authorization },
    data: { action: 'create', name: 'Mine' },
  });
  expect(refused.status()).toBe(403);

  const trial = await world.account({ isTrial: true, people: { owner: { role: 'account-owner' } } });
  const theirs = await openBrowser();
  await signIn(theirs, trial.people.owner);
  await addButton(theirs).click();
  const entry = addMenu(theirs).getByRole('menuitem', { name: words.newWorkspace });
  await expect(entry).toContainText(permissionRefusalText('trial', { purchase: 'buy', accountName: null }));
  await entry.click({ force: true });
  await expect(theirs.getByRole('dialog')).toHaveCount(0);
  expect(accountName).not.toBe('');
});

test('[WS-1, PLUS-26] the palette creates a workspace from any page', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner, '/myaccount');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const found = palette(page);
  await found.open();
  await found.field.fill(words.newWorkspace);
  await found.option(words.newWorkspace).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const dialog = page.getByRole('dialog', { name: words.createTitle });
  await dialog.getByRole('textbox', { name: words.name }).fill('Matinee');
  await page.keyboard.press('Enter');
  await expect(dashboard(page).workspace('Matinee')).toBeVisible();
});

test('[API-42, DEV-53, GD-45] a typed code adds a device from the menu of a workspace and from an empty one, and a wrong code is refused at the field', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[04].*device\/add|status of 40[04]/, 'the code is made up');
  const { people, workspaceId } = await world.account(PLAN);
  const shown = await world.showDevice({ deviceName: 'Beltpack 7' });
  await signIn(page, people.owner);
  const { button, item } = workspaceMenu(page, 'House');
  await button.click();
  await item('add-device').click();
  const dialog = page.getByRole('dialog', { name: device.dialogTitle });
  const code = dialog.getByRole('textbox', { name: device.code });
  await expect(code).toBeFocused();
  await expect(dialog.getByRole('combobox')).toHaveValue(String(workspaceId('House')));
  for (const [typed, text] of [
    ['', device.codeMissing],
    ['short', device.codeMalformed],
    ['ABCD EFGH', device.codeMalformed],
  ] as const) {
    await code.fill(typed);
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(new RegExp(text));
  }
  await code.fill('MADE-UP-CODE');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.getByRole('button', { name: screens.dashboard.addDevice }).click();
  await expect(dialog.getByRole('combobox')).toHaveValue(String(workspaceId('Attic')));
  await code.fill(` ${shown.code.toLowerCase()} `);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(deviceCard(page, { name: 'Beltpack 7' }).card).toBeVisible();
  await expect(dashboard(page).devicesOf('Attic')).toContainText('Beltpack 7');
});

test('[GD-45, GC-10] a user who may not add devices is offered no way to', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.crew);
  const { button, menu, item } = workspaceMenu(page, 'House');
  await button.click();
  await expect(menu).toBeVisible();
  await expect(item('add-device')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const found = palette(page);
  await found.open();
  await found.field.fill(words.entries['add-device']);
  await expect(found.option(words.entries['add-device'])).toHaveCount(0);
});

test('[DEV-52, GD-32] a device with a redirect on an allowed host leads there once it is added', async ({
  page,
  world,
  pageErrors,
}) => {
  const { people } = await world.account(PLAN);
  const address = 'https://setup.device.partyline.test/welcome?unit=9';
  await page.route(address, (route) => route.fulfill({ body: '<h1>Welcome</h1>', contentType: 'text/html' }));
  pageErrors.allow(/Request to another machine: https:\/\/setup\.device/, 'it is answered by the test');
  // The product allows no device host, so the test changes the settings in the page.
  await page.addInitScript(() => {
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string, reviver?: Parameters<typeof JSON.parse>[1]): unknown => {
      const value: unknown = parse(text, reviver);
      const isSettings = typeof value === 'object' && value !== null && 'deviceHosts' in value;
      return isSettings ? { ...value, deviceHosts: ['*.device.partyline.test'] } : value;
    };
  });
  const shown = await world.showDevice({ deviceName: 'Beltpack 9', redirectUrl: address });
  await signIn(page, people.owner);
  await page.getByRole('button', { name: screens.dashboard.addDevice }).click();
  const dialog = page.getByRole('dialog', { name: device.dialogTitle });
  await dialog.getByRole('textbox', { name: device.code }).fill(shown.code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});
