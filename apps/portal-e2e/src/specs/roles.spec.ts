import { ERRORS, failureSchema, type Association } from '@partyline/contract';
import { PERMISSION_REFUSAL_TEXTS } from '@partyline/texts';
import { deviceCard, type CardControl } from '../screens/dashboard.ts';
import { signIn } from '../screens/login.ts';
import { expect, test } from '../test.ts';
import { ONLINE, type AccountPlan } from '../world/account-plan.ts';

const DEVICES = {
  workspaces: [{ name: 'Studio', devices: [{ name: 'Running', report: ONLINE }, { name: 'Resting' }] }],
} as const satisfies AccountPlan<never>;

const ALLOWED = [
  { role: 'account-owner' },
  { role: 'account-admin' },
  { role: 'workspace-owner', in: 'Studio' },
  { role: 'workspace-admin', in: 'Studio' },
  { role: 'vic-admin', in: 'Studio' },
] as const satisfies readonly { role: Association['role']; in?: string }[];

for (const plan of ALLOWED) {
  test(`a user with the role ${plan.role} may start, stop and open`, async ({ page, world }) => {
    const { people } = await world.account({ ...DEVICES, people: { member: plan } });
    await signIn(page, people.member);
    await expect(deviceCard(page, { name: 'Running' }).control('open')).toBeEnabled();
    await expect(deviceCard(page, { name: 'Running' }).control('stop')).toBeEnabled();
    await expect(deviceCard(page, { name: 'Resting' }).control('start')).toBeEnabled();
  });
}

test('[ROLE-32, ROLE-37, PLUS-7] a client user sees start, stop and open refused, each with its reason', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    ...DEVICES,
    people: { client: { role: 'endpoint-user', in: 'Studio' } },
  });
  await signIn(page, people.client);
  for (const [name, control] of [
    ['Running', 'open'],
    ['Running', 'stop'],
    ['Resting', 'start'],
  ] as const satisfies readonly [string, CardControl][]) {
    const button = deviceCard(page, { name }).control(control);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(PERMISSION_REFUSAL_TEXTS['no-right']);
    await button.hover();
    await expect(
      page.getByRole('tooltip').getByText(PERMISSION_REFUSAL_TEXTS['no-right']).first(),
    ).toBeVisible();
  }
});

test('[DEV-38, DEV-39, ERR-28, ROLE-37, ROLE-38] a client user who presses Start gets the refusal, and the API refuses the call too', async ({
  page,
  world,
  request,
}) => {
  const account = await world.account({
    ...DEVICES,
    people: { client: { role: 'endpoint-user', in: 'Studio' } },
  });
  const resting = account.device('Resting');
  const listed = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/vic');
  await signIn(page, account.people.client);
  const { authorization } = (await listed).headers();

  const commands: string[] = [];
  page.on('request', (sent) => sent.method() === 'PUT' && commands.push(sent.url()));
  await deviceCard(page, resting).control('start').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('User is not allowed to start VIC.');
  expect(commands).toEqual([]);

  const answer = await request.put('/api/vic/', {
    headers: { authorization: authorization ?? '' },
    data: { action: 'start', vicUuid: resting.vicUuid },
  });
  expect(answer.status()).toBe(403);
  const body: unknown = await answer.json();
  expect(failureSchema['~standard'].validate(body)).not.toHaveProperty('issues');
  expect(body).toMatchObject({
    errorCode: ERRORS['start-not-allowed'].errorCode,
    message: 'User is not allowed to start VIC.',
    data: { reason: 'no-right' },
  });
  expect(await resting.read()).toMatchObject({ state: 'offline', lastCommandNumber: 0 });
});

test('[PLUS-7] a start with an expired subscription is refused with the same text on the button and by the server', async ({
  page,
  world,
  request,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Unpaid', isSubscriptionOver: true }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const unpaid = account.device('Unpaid');
  const listed = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/vic');
  await signIn(page, account.people.owner);
  const { authorization } = (await listed).headers();
  const start = deviceCard(page, unpaid).control('start');
  await expect(start).toBeDisabled();
  await expect(start).toHaveAccessibleDescription('Your subscription has expired.');
  const answer = await request.put('/api/vic/', {
    headers: { authorization: authorization ?? '' },
    data: { action: 'start', vicUuid: unpaid.vicUuid },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({
    message: 'Your subscription has expired.',
    data: { reason: 'expired' },
  });
});
