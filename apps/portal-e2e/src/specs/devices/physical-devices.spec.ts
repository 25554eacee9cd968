import { deviceCard, devicePanel, openDeviceMenu } from '../../screens/workspace/dashboard.ts';
import { screens } from '@partyline/texts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';

/** Stopping it needs no confirmation. */
const UNUSED = { ...ONLINE, connectedUsers: 0 };

const PLAN = {
  workspaces: [{ name: 'Studio', devices: [{ name: 'Wall panel', kind: 'device', report: UNUSED }] }],
  people: { admin: { role: 'vic-admin', in: 'Studio' }, client: { role: 'endpoint-user', in: 'Studio' } },
} as const satisfies AccountPlan<'admin' | 'client'>;

test('[GEN-12, GP-14, DEV-4, DEV-5] a physical device is stopped on its card and started in its drawer', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503.*\/api\/ping/, 'the manager of a device that is not ready');
  const account = await world.account(PLAN);
  const device = account.device('Wall panel');
  await signIn(page, account.people.admin);
  const { card, control } = deviceCard(page, device);
  await control('stop').click();
  await expect(control('start')).toBeEnabled();
  expect((await device.read()).state).toBe('offline');

  const menu = await openDeviceMenu(card, device);
  await menu.getByRole('menuitem', { name: screens.deviceCare.actions.details }).click();
  const drawer = devicePanel(page, device);
  await drawer.control('start').click();
  await expect(drawer.control('stop')).toBeEnabled();
  expect((await device.read()).state).toBe('online');
});

test('[GP-14, ROLE-38] a client user stops no physical device, on its card as at the API', async ({
  page,
  world,
  request,
}) => {
  const account = await world.account(PLAN);
  const device = account.device('Wall panel');
  const listed = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/vic');
  await signIn(page, account.people.client);
  const { card } = deviceCard(page, device);
  await expect(card).toBeVisible();
  await expect(card.getByRole('button', { name: screens.dashboard.stop, disabled: false })).toHaveCount(0);
  const { authorization = '' } = (await listed).headers();
  const answer = await request.put('/api/vic/', {
    headers: { authorization },
    data: { action: 'stop', vicUuid: device.vicUuid },
  });
  expect(answer.status()).toBe(403);
  expect((await device.read()).state).toBe('online');
});
