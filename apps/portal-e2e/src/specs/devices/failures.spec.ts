import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { signIn, submitLogin } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { stubResponse, failureResponse, type StubbedResponse, STUBBED } from '../../watch/stub-response.ts';
import type { World } from '../../world/world.ts';

async function withDevice(page: Page, world: World) {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  const card = deviceCard(page, { name: 'Main PL' });
  await expect(card.control('start')).toBeEnabled();
  return { ...card, account, device: account.device('Main PL'), owner: account.people.owner };
}

const GENERAL = 'Something went wrong!';
const ANSWERS: readonly [ids: string, what: string, answer: StubbedResponse, text: string][] = [
  [
    'ERR-7',
    '408',
    failureResponse(408, 2408, 'Too slow.'),
    'We are unable to process the request, Please try again!',
  ],
  [
    'ERR-8',
    '400 with a message',
    failureResponse(400, 2000, 'The words of the server.'),
    'The words of the server.',
  ],
  ['ERR-9', '400 without a message', failureResponse(400, 2000, '  '), GENERAL],
  [
    'ERR-10',
    '403 with a message',
    failureResponse(403, 2003, 'The words of the server.'),
    'The words of the server.',
  ],
  ['ERR-11', '403 without a message', failureResponse(403, 2003), GENERAL],
  ['ERR-13', '503 without the maintenance code', failureResponse(503, 2503, 'Not now.'), GENERAL],
  ['ERR-14', '404', failureResponse(404, 2001, 'No such device.'), GENERAL],
  ['ERR-14', '409', failureResponse(409, 2409, 'A conflict.'), GENERAL],
  ['ERR-14', '500', failureResponse(500, 2500, 'A stack trace.'), GENERAL],
  ['ERR-14', '502 of a proxy', { status: 502 }, GENERAL],
];

test(`[DEV-48, ${[...new Set(ANSWERS.map(([ids]) => ids))].join(', ')}] a failed command shows the specified text and restores the state before it`, async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of \d{3}.*\/api\/vic/, STUBBED);
  const { card, control } = await withDevice(page, world);
  for (const [id, what, answer, text] of ANSWERS) {
    await test.step(`${id}: ${what}`, async () => {
      const end = await stubResponse(page, { method: 'PUT', path: /^\/api\/vic\/?$/ }, answer);
      await control('start').click();
      await expect(page.getByRole('alert')).toHaveText(`Main PLNot started: ${text}`);
      await expect(control('retry')).toBeEnabled();
      await expect(card).toContainText('Offline');
      await expect(card).toContainText(`Not started: ${text}`);
      await page.getByRole('button', { name: screens.shell.closeMessage }).click();
      await expect(control('start')).toBeEnabled();
      await expect(card).not.toContainText('Not started');
      await end();
    });
  }
});

test('a command that never reaches the server shows an error and restores the state before it', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_CONNECTION_RESET/, 'the connection was cut');
  const { control, device } = await withDevice(page, world);
  await page.route(/\/api\/vic\/$/, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.fallback(),
  );
  await control('start').click();
  await expect(page.getByRole('alert')).toContainText(GENERAL);
  await expect(control('retry')).toBeEnabled();
  expect((await device.read()).lastCommandNumber).toBe(0);
});

for (const [ids, what, answer] of [
  ['AUTH-15, ERR-6', 'a 401', failureResponse(401, 401)],
  ['ERR-5', 'the code 401 in a 200', { ...failureResponse(401, 401), status: 200 }],
] as const) {
  test(`[${ids}] ${what} renews the token and repeats the request without a message`, async ({
    page,
    world,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 401/, STUBBED);
    const { people } = await world.account({
      workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
      people: { owner: { role: 'account-owner' } },
    });
    const tokens: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/vic') tokens.push(request.headers()['authorization']);
    });
    let refused = 0;
    await page.route('**/api/vic', (route) => {
      refused += 1;
      if (refused > 1) return route.fallback();
      return route.fulfill({
        status: answer.status,
        headers: { 'x-injected-by-test': '1' },
        contentType: 'application/json',
        body: JSON.stringify(answer.body),
      });
    });
    await signIn(page, people.owner);
    await expect(deviceCard(page, { name: 'Main PL' }).card).toBeVisible();
    expect(tokens.length).toBeGreaterThan(1);
    expect(tokens[1]).not.toBe(tokens[0]);
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('[AUTH-16, ERR-6, ERR-19] a token that cannot be renewed logs out with the session expired text', async ({
  page,
  world,
  pageErrors,
  sandbox,
}) => {
  pageErrors.allow(/status of 40[01]/, 'the identity service refuses the user from now on');
  const { control, owner } = await withDevice(page, world);
  await sandbox.disable(owner.uid);
  await stubResponse(page, { method: 'PUT', path: /^\/api\/vic\/?$/ }, failureResponse(401, 401));
  await control('start').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session expired, please login again!')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);
});

test('[ERR-6, ERR-19] a 401 that persists with every token logs out after three retries', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/, STUBBED);
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  let refused = 0;
  await stubResponse(page, { method: 'GET', path: '/api/vic' }, () => {
    refused += 1;
    return failureResponse(401, 401);
  });
  await signIn(page, people.owner);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session expired, please login again!')).toBeVisible();
  expect(refused).toBe(4);
});

test('[AUTH-17] the token is renewed once for all tabs, five minutes before it expires', async ({
  page,
  context,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await context.clock.install();
  await signIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  const other = await context.newPage();
  const looksUp = other.waitForResponse((answer) => answer.url().includes('/accounts:lookup'));
  await other.goto('/dashboard');
  await expect(dashboard(other).heading).toBeVisible();
  await looksUp;
  const tabs = [page, other];
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().includes('/securetoken.googleapis.com/')) renewals += 1;
  });
  // Keeps the session active.
  for (const time of ['25:00', '25:00', '04:00']) {
    await context.clock.fastForward(time);
    for (const tab of tabs) await tab.keyboard.press('Shift');
  }
  for (const tab of tabs) await expect(dashboard(tab).heading).toBeVisible();
  expect(renewals).toBe(0);
  // Requests at the moment of the refresh carry a token too.
  const asked = tabs.map((tab) => tab.waitForResponse((answer) => answer.url().endsWith('/api/vic')));
  await context.clock.fastForward('01:05');
  await Promise.all(asked);
  await expect.poll(() => renewals).toBeGreaterThan(0);
  await context.clock.fastForward('00:30');
  await expect(dashboard(page).heading).toBeVisible();
  expect(renewals).toBe(1);
});

test('[ERR-17] a failed POST login logs out with the general error', async ({ page, world, pageErrors }) => {
  pageErrors.allow(/status of 500/, STUBBED);
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  for (const answer of [failureResponse(500, 2500), { ...failureResponse(200, 2500, 'No.') }]) {
    const end = await stubResponse(page, { method: 'POST', path: '/api/login' }, answer);
    await page.goto('/login');
    await submitLogin(page, people.owner);
    await expect(page.getByRole('alert')).toHaveText(GENERAL);
    await end();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/$/);
  }
});

test('[DEV-57, ERR-42] a failed load of the devices shows the error, and they appear once a load succeeds', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403/, STUBBED);
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const refusal = failureResponse(403, 2003, 'Not on a Sunday.');
  const end = await stubResponse(page, { method: 'GET', path: '/api/vic' }, refusal);
  await signIn(page, account.people.owner);
  await expect(page.getByRole('heading', { name: screens.dashboard.failedTitle })).toBeVisible();
  await expect(page.getByText('Not on a Sunday.')).toBeVisible();
  const askedAgain = page.waitForRequest('**/api/vic');
  await page.getByRole('button', { name: screens.dashboard.retry }).click();
  await askedAgain;
  await end();
  await world.announce(account, 'dashboard update');
  await expect(deviceCard(page, { name: 'Main PL' }).card).toBeVisible();
});

test('[DEV-55] the devices of every workspace are shown in their own', async ({ page, world }) => {
  const workspaces = ['Studio', 'Stage', 'Truck'].map((name, index) => ({
    name,
    devices: Array.from({ length: index }, (_, place) => ({ name: `${name} ${place + 1}` })),
  }));
  const { people } = await world.account({ workspaces, people: { owner: { role: 'account-owner' } } });
  await signIn(page, people.owner);
  for (const { name, devices } of workspaces) {
    await expect(dashboard(page).workspace(name)).toBeVisible();
    const cards = dashboard(page).devicesOf(name).getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(devices.map((device) => device.name));
  }
});

test('[DEV-56, GD-18] a load that succeeds without its errorCode keeps the devices and says nothing', async ({
  page,
  world,
}) => {
  const { card, account, device } = await withDevice(page, world);
  await expect(dashboard(page).view('grid')).toBeVisible();
  let loads = 0;
  const end = await stubResponse(page, { method: 'GET', path: '/api/vic' }, () => {
    loads += 1;
    return failureResponse(200, 2500, 'Not a success.');
  });
  // By the second load, the page has rendered the first.
  for (const count of [1, 2]) {
    await world.announce(account, 'dashboard update');
    await expect.poll(() => loads, 'how often the devices were read').toBeGreaterThanOrEqual(count);
  }
  await expect(card).toBeVisible();
  await expect(page.getByText('Not a success.')).toBeHidden();
  await expect(page.getByText(screens.dashboard.failedTitle)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await end();
  await world.database.query('UPDATE app.instances SET device_name = $2 WHERE vic_uuid = $1', [
    device.vicUuid,
    'Renamed PL',
  ]);
  await world.announce(account, 'dashboard update');
  await expect(deviceCard(page, { name: 'Renamed PL' }).card).toBeVisible();
});

test('[DEV-57] a failed refetch keeps the devices and shows the error', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403/, STUBBED);
  const { card, account } = await withDevice(page, world);
  const end = await stubResponse(
    page,
    { method: 'GET', path: '/api/vic' },
    failureResponse(403, 2003, 'Not on a Sunday.'),
  );
  await world.announce(account, 'dashboard update');
  await expect(page.getByText(screens.dashboard.failedTitle)).toBeVisible();
  await expect(page.getByText(/Not on a Sunday\./)).toBeVisible();
  await expect(card).toBeVisible();
  await end();
  await page.getByRole('button', { name: screens.dashboard.retry }).click();
  await expect(page.getByText(screens.dashboard.failedTitle)).toBeHidden();
  await expect(dashboard(page).heading).toBeVisible();
});
