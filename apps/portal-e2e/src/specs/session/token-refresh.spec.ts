import { screens } from '@partyline/texts';
import { deviceCard } from '../../screens/workspace/dashboard.ts';
import { logIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { INJECTED_HEADER } from '../../watch/watch-context.ts';
import { STUBBED } from '../../watch/stub-response.ts';

const CALLS = 50;
const MINUTE = 60_000;
const TOKENS = '**/securetoken.googleapis.com/**';

test(`[AUTH-15, ERR-6] ${CALLS} requests refused at the same time renew the token once and are all repeated`, async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/, STUBBED);
  const devices = Array.from({ length: CALLS }, (_, index) => ({ name: `Line ${index + 1}` }));
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices }],
    people: { owner: { role: 'account-owner' } },
  });
  // Renders every card.
  await page.setViewportSize({ width: 1440, height: 8_000 });
  await logIn(page, account.people.owner);
  const starts = page.getByRole('button', { name: new RegExp(`^${screens.dashboard.start} Line`) });
  await expect(starts).toHaveCount(CALLS);

  let renewals = 0;
  await page.route(TOKENS, (route) => {
    if (route.request().method() === 'POST') renewals += 1;
    return route.fallback();
  });
  const sentWith = new Map<string, number>();
  await page.route(/\/api\/vic\/$/, (route) => {
    const bearer = route.request().headers()['authorization'] ?? '';
    sentWith.set(bearer, (sentWith.get(bearer) ?? 0) + 1);
    const [refused] = sentWith.keys();
    const [errorCode, data] = bearer === refused ? [401, null] : [0, { vicUuid: 'any', commandId: null }];
    return route.fulfill({
      status: bearer === refused ? 401 : 200,
      headers: { [INJECTED_HEADER]: '1' },
      json: { errorCode, message: '', data, statusCode: bearer === refused ? 401 : 200 },
    });
  });
  await starts.evaluateAll((buttons) =>
    buttons.forEach((button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true }))),
  );
  await expect.poll(() => [...sentWith.values()]).toEqual([CALLS, CALLS]);
  expect(renewals).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[AUTH-16, ERR-6] a refused token with the identity service unreachable ends the session with the reason', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401|ERR_CONNECTION|Failed to load/, STUBBED);
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await logIn(page, account.people.owner);
  const { control } = deviceCard(page, { name: 'Main PL' });
  await expect(control('start')).toBeEnabled();
  await page.route(TOKENS, (route) => route.abort('connectionrefused'));
  let calls = 0;
  await page.route(/\/api\/vic\/$/, (route) => {
    calls += 1;
    return route.fulfill({
      status: 401,
      headers: { [INJECTED_HEADER]: '1' },
      json: { errorCode: 401, message: '', data: null, statusCode: 401 },
    });
  });
  await control('start').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('dialog')).toContainText('Your session expired, please login again!');
  expect(calls).toBe(1);
});

test('[AUTH-17] two tabs that need a new token at the same time refresh it once', async ({
  page,
  context,
  world,
}) => {
  const devices = [{ name: 'Main PL' }, { name: 'Stage PL' }];
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices }],
    people: { owner: { role: 'account-owner' } },
  });
  const start = Date.now();
  // The token's life counts from its arrival: the clock then moves on to the present.
  await context.clock.setFixedTime(start - 65 * MINUTE);
  await logIn(page, account.people.owner);
  const other = await context.newPage();
  await other.goto('/dashboard');
  const controls = [deviceCard(page, { name: 'Main PL' }), deviceCard(other, { name: 'Stage PL' })];
  for (const { control } of controls) await expect(control('start')).toBeEnabled();

  let refreshes = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(TOKENS, async (route) => {
    if (route.request().method() === 'POST') {
      refreshes += 1;
      await released;
    }
    await route.fallback();
  });
  // Activity, so that the session does not end as idle.
  for (const minutes of [40, 15]) {
    await context.clock.setFixedTime(start - minutes * MINUTE);
    await page.keyboard.press('Tab');
  }
  expect(refreshes).toBe(0);
  await context.clock.setFixedTime(start);
  for (const { control } of controls) await control('start').click();
  // The other tab also requests, or waits.
  const waiting = () => other.evaluate(async () => (await navigator.locks.query()).pending ?? []);
  const isRefreshWaiting = async () => (await waiting()).some(({ name }) => name?.includes('token-refresh'));
  await expect.poll(async () => refreshes > 1 || (await isRefreshWaiting())).toBe(true);
  release();
  for (const { control } of controls) await expect(control('open')).toBeEnabled();
  expect(refreshes).toBe(1);
});
