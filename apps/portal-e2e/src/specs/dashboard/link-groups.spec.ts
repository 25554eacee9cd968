import { screens } from '@partyline/texts';
import { cardName, dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { ONLINE } from '../../world/account-plan.ts';
import type { World } from '../../world/world.ts';

const words = screens.confirmCommand;

async function withLinkGroup(world: World) {
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Alone', report: ONLINE },
          { name: 'Stage manager', report: ONLINE, leads: true },
          { name: 'Flies', report: ONLINE, follows: 'Stage manager' },
          { name: 'Pit interface', kind: 'device', isLq: true, report: ONLINE, follows: 'Stage manager' },
          { name: 'Also alone' },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  return { account, owner: account.people.owner };
}

test('[DASH-6, DASH-7, DASH-8, LQ-2, LQ-3, LQ-4, GEN-17] a leader is listed with its members, and solo devices come last', async ({
  page,
  world,
}) => {
  const { owner } = await withLinkGroup(world);
  await signIn(page, owner);
  const { linkGroup, devicesOf } = dashboard(page);
  const group = linkGroup('Stage manager').getByRole('heading', { level: 3 });
  const solo = devicesOf('Studio').getByRole('heading', { level: 3 });
  await expect(group).toHaveText(['Stage manager', 'Flies', 'Pit interface']);
  await expect(solo).toHaveText(['Alone', 'Also alone']);
  const [groupTop, soloTop] = await Promise.all(
    [linkGroup('Stage manager'), devicesOf('Studio')].map(
      async (devices) => (await devices.getByRole('article').first().boundingBox())?.y ?? 0,
    ),
  );
  expect(soloTop).toBeGreaterThan(groupTop ?? Infinity);
});

test('a link group and the other devices of a workspace are one group each, over many rows', async ({
  page,
  world,
}) => {
  const { owner } = await withLinkGroup(world);
  // Each device has a row of its own.
  await page.setViewportSize({ width: 360, height: 1600 });
  await signIn(page, owner);
  const { linkGroup, devicesOf } = dashboard(page);
  for (const [group, devices] of [
    [linkGroup('Stage manager'), 3],
    [devicesOf('Studio'), 2],
  ] as const) {
    await expect(group.getByRole('article')).toHaveCount(devices);
    await expect(group).toHaveCount(1);
  }
});

test('[DEV-29, DEV-30, LQ-5] stopping a leader asks for confirmation and lists the members, which keep running', async ({
  page,
  world,
}) => {
  const { account, owner } = await withLinkGroup(world);
  const leader = account.device('Stage manager');
  await signIn(page, owner);
  const { card, control } = deviceCard(page, leader);

  await control('stop').click();
  const dialog = page.getByRole('dialog', { name: words.stopTitle(leader.name) });
  await expect(dialog.getByRole('listitem')).toHaveText(['Flies', 'Pit interface']);
  await dialog.getByRole('button', { name: words.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toHaveAccessibleName(cardName(leader, 'Online'));
  expect((await leader.read()).runningCommand).toBeNull();

  await control('stop').click();
  await dialog.getByRole('button', { name: words.stopDevice }).click();
  await expect(control('start')).toBeEnabled();
  await expect(card).toHaveAccessibleName(cardName(leader, 'Offline'));
  for (const name of ['Flies', 'Pit interface']) {
    await expect(deviceCard(page, { name }).card).toHaveAccessibleName(cardName({ name }, 'Online'));
    const member = account.device(name);
    expect(await member.read()).toMatchObject({ state: 'online', lastCommandNumber: 0 });
  }
});

test('[LQ-5] stopping a member or a solo device needs no confirmation', async ({ page, world }) => {
  const { owner } = await withLinkGroup(world);
  await signIn(page, owner);
  for (const name of ['Flies', 'Alone']) {
    const { control, working } = deviceCard(page, { name });
    await control('stop').click();
    await expect(working('stopping').or(control('start'))).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
