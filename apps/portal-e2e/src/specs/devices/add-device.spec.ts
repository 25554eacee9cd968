import { ERROR_TEXTS, permissionRefusalText, screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { deviceCard } from '../../screens/workspace/dashboard.ts';
import { loginScreen, signIn, submitLogin } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';

const words = screens.addDevice;
const MINUTE = 60_000;

const PLAN = {
  workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL' }] }, { name: 'Attic' }],
  people: { owner: { role: 'account-owner' }, client: { role: 'endpoint-user', in: 'Attic' } },
} as const satisfies AccountPlan<'owner' | 'client'>;

test('[ROUTE-5, API-42, DEV-52, GD-32, GR-7, GR-8] a device link asks a signed-out user to sign in, then adds the device to the chosen workspace', async ({
  page,
  world,
}) => {
  const { people, workspaceId } = await world.account(PLAN);
  const device = await world.showDevice({
    deviceName: 'Beltpack 7',
    redirectUrl: 'https://elsewhere.example/welcome',
  });
  await page.goto(`/adddevice?code=${device.code}&workspaceId=${workspaceId('Attic')}`);
  await expect(page.getByText(words.logInFirst)).toBeVisible();
  await submitLogin(page, people.owner);
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/adddevice\\?code=${device.code}&workspaceId=\\d+$`));
  const place = page.getByRole('combobox', { name: words.workspace });
  await expect(place).toHaveValue(String(workspaceId('Attic')));
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/device/add'));
  await page.getByRole('button', { name: words.add }).click();
  expect((await sent).postDataJSON()).toEqual({ code: device.code, workspaceId: workspaceId('Attic') });
  await expect(page.getByRole('heading', { name: words.doneTitle })).toBeVisible();
  await expect(page.getByText(words.doneText('Attic'))).toBeVisible();
  // The redirect URL of the device is not on the allow list.
  await expect(page.getByText(ACCOUNT_WORDINGS.requestNotProper)).toBeVisible();
  await page.getByRole('link', { name: words.toDashboard }).click();
  await expect(deviceCard(page, { name: 'Beltpack 7' }).card).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('[DEV-53] a device without a redirect URL is added, and the page stays', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  const device = await world.showDevice({ deviceName: 'Beltpack 8' });
  await signIn(page, people.owner, `/adddevice?code=${device.code}`);
  await page.getByRole('combobox', { name: words.workspace }).selectOption('Studio');
  const address = page.url();
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  await page.getByRole('button', { name: words.add }).click();
  await expect(page.getByRole('heading', { name: words.doneTitle })).toBeVisible();
  await expect(page.getByText(words.doneText('Studio'))).toBeVisible();
  await expect(page.getByText(ACCOUNT_WORDINGS.requestNotProper)).toBeHidden();
  expect(navigations).toEqual([]);
  expect(page.url()).toBe(address);
});

test('[GD-45, PLUS-7, GA-13] an invalid code, a missing permission, and a malformed link are refused with a reason', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[04].*device\/add|status of 40[04]/, 'the code is made up');
  const { people, name, workspaceId } = await world.account(PLAN);
  await signIn(page, people.owner, '/adddevice?code=MADE-UP-CODE');
  const place = page.getByRole('combobox', { name: words.workspace });
  await place.selectOption('Attic');
  await page.getByRole('button', { name: words.add }).click();
  await expect(page.getByRole('alert')).toHaveText(ERROR_TEXTS['device-code-not-valid']);
  await expect(place).toHaveValue(String(workspaceId('Attic')));

  await page.goto('/adddevice?code=MADE-UP-CODE&next=https://elsewhere.example');
  await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.requestNotProper);
  await page.getByRole('link', { name: words.toDashboard }).click();
  await shell(page).leave();
  await signIn(page, people.client, '/adddevice?code=MADE-UP-CODE');
  const refusal = permissionRefusalText('no-right', { purchase: 'ask-owner', accountName: name });
  await expect(page.getByRole('alert')).toHaveText(`${refusal} ${screens.whoCanLink.any}`);
  await expect(page.getByRole('button', { name: words.add })).toHaveCount(0);
});

test('[GR-7] a pending device code expires 30 minutes after the link was opened', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await page.clock.install({ time: new Date() });
  await page.goto('/adddevice?code=MADE-UP-CODE');
  await expect(loginScreen(page).heading).toBeVisible();
  await page.clock.fastForward(30 * MINUTE);
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('[GR-7] logging out in another tab discards the pending device code', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner, '/adddevice?code=MADE-UP-CODE');
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await shell(other).leave();
  await expect(loginScreen(page).heading).toBeVisible();
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL(/\/dashboard$/);
});
