import { PERMISSION_REFUSAL_TEXTS, screens, WORDINGS } from '@partyline/texts';
import { deviceCard, recordStates, blockDeviceReads } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { INJECTED_HEADER } from '../../watch/watch-context.ts';
import { ONLINE } from '../../world/account-plan.ts';

test('[GEN-12, GEN-13, DEV-4, DEV-9, DEV-10, DEV-12, DEV-13, DEV-14, DEV-15] a started instance comes online and ready to open without a reload', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const device = account.device('Main PL');
  await signIn(page, account.people.owner);
  const { card, control, working } = deviceCard(page, device);
  await expect(control('start')).toBeEnabled();
  await blockDeviceReads(page);
  const states = await recordStates(card);

  await control('start').click();
  await expect(working('starting')).toBeVisible();
  await expect(control('open')).toBeEnabled();

  const seen = await states();
  expect(seen[0]).toBe('Offline');
  expect(seen).toContain('Starting');
  expect(seen.some((state) => /^Starting \d+%$/.test(state))).toBe(true);
  expect(seen.indexOf('Initialising')).toBeGreaterThan(seen.indexOf('Starting'));
  expect(seen.at(-1)).toBe('Online');
  expect((await device.read()).state).toBe('online');
});

test('[DEV-37, PLUS-7] a start without a workspace is refused with the reason, and no call is made', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await page.route(/\/api\/vic(?:\?|$)/, async (route) => {
    const list = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'application/json',
      headers: { [INJECTED_HEADER]: '1' },
      // No workspace has the number 0.
      body: list.replaceAll(`"id":${account.workspaceId('Studio')},`, '"id":0,'),
    });
  });
  const commands: string[] = [];
  page.on('request', (sent) => sent.method() === 'PUT' && commands.push(sent.url()));
  await signIn(page, account.people.owner);
  const { control } = deviceCard(page, account.device('Main PL'));
  await expect(control('start')).toBeDisabled();
  await expect(control('start')).toHaveAccessibleDescription(PERMISSION_REFUSAL_TEXTS['no-workspace']);
  await control('start').focus();
  await page.keyboard.press('Enter');
  const message = page.getByRole('alert').filter({ hasText: WORDINGS.startNotAllowed });
  await expect(message.getByRole('link', { name: screens.whoCanLink.any })).toBeVisible();
  expect(commands).toEqual([]);
});

test('[GEN-14, DEV-5, DEV-8] a stopped instance shows its progress and goes offline', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const device = account.device('Main PL');
  await signIn(page, account.people.owner);
  const { card, control } = deviceCard(page, device);
  await blockDeviceReads(page);
  const states = await recordStates(card);

  await control('stop').click();
  await expect(control('start')).toBeEnabled();
  const seen = await states();
  expect(seen[0]).toBe('Online');
  expect(seen.some((state) => /^Stopping \d+%$/.test(state))).toBe(true);
  expect(seen.at(-1)).toBe('Offline');
  expect((await device.read()).state).toBe('offline');
});
