import { DEVICE_STATE_WORDS, MOVE_REFUSAL_TEXTS, screens } from '@partyline/texts';
import type { Locator, Page } from '@playwright/test';
import { dashboard, deviceRow } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { OFFLINE, ONLINE } from '../../world/account-plan.ts';

const words = screens.deviceCare;

function bulk(page: Page) {
  const results = page.getByRole('region', { name: words.results });
  return {
    bar: page.getByRole('toolbar', { name: words.bulkLabel }),
    results,
    resultOf: (name: string) => results.getByRole('listitem').filter({ hasText: name }),
  };
}

async function select(page: Page, names: readonly string[]): Promise<void> {
  await dashboard(page).view('list').click();
  for (const name of names) await deviceRow(page, { name }).tick.check();
}

test('[PLUS-26] F6 leads from a ticked device to the bulk bar, Shift+F6 back, and F6 again to the control that it left', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Camera' }, { name: 'Desk' }, { name: 'Gate' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner);
  await select(page, ['Camera']);
  const { tick } = deviceRow(page, { name: 'Camera' });
  const { bar } = bulk(page);
  await expect(tick).toBeFocused();
  await page.keyboard.press('F6');
  await expect(bar.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  const second = bar.getByRole('button').nth(1);
  await expect(second).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(tick).toBeFocused();
  await page.keyboard.press('F6');
  await expect(second).toBeFocused();
});

test('[PLUS-10] a bulk start can be cancelled, shows why a device failed, and retries failed and cancelled devices', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403/, 'one subscription is over');
  const names = ['Camera 1', 'Camera 2', 'Camera 3', 'Camera 4', 'Camera 5', 'Camera 6'];
  const account = await world.account({
    workspaces: [
      { name: 'Studio', devices: [...names.map((name) => ({ name })), { name: 'On air', report: ONLINE }] },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  const { bar, results, resultOf } = bulk(page);
  await select(page, [...names, 'On air']);
  await expect(bar.getByText(words.selected(7))).toBeVisible();
  const endSubscription = async (isOver: boolean) => {
    await world.database.query(
      `UPDATE app.subscriptions SET current_period_end = now() + $2::interval, expiration_date = now() + $2::interval,
         status = $3, cancel_status = $4
       WHERE instance_id = $1`,
      [
        account.device('Camera 2').id,
        isOver ? '-3 days' : '20 days',
        isOver ? 'Not Subscribed' : 'Subscribed',
        isOver,
      ],
    );
  };
  await endSubscription(true);
  // Keeps the first commands pending until the rest is cancelled.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/vic\/$/, async (route) => {
    if (route.request().method() === 'PUT') await held;
    return route.fallback();
  });
  await bar.getByRole('button', { name: words.bulk.start(6) }).click();
  await expect(results.getByText(words.result.working)).toHaveCount(4);
  await results.getByRole('button', { name: words.cancelRest }).click();
  release();
  await expect(resultOf('Camera 2')).toContainText('Your subscription has expired.');
  await expect(results.getByText(DEVICE_STATE_WORDS.online)).toHaveCount(3);
  await expect(results.getByText(words.result.cancelled)).toHaveCount(2);
  await expect(deviceRow(page, { name: 'Camera 4' }).control('open')).toBeEnabled();
  for (const name of ['Camera 2', 'Camera 5', 'Camera 6']) {
    expect(await account.device(name).read()).toMatchObject({ state: 'offline', lastCommandNumber: 0 });
  }
  await endSubscription(false);
  await results.getByRole('button', { name: words.retryFailed(3) }).click();
  await expect(results.getByText(DEVICE_STATE_WORDS.online)).toHaveCount(6);
  for (const name of names) await expect(deviceRow(page, { name }).control('open')).toBeEnabled();
  expect(await account.device('Camera 1').read()).toMatchObject({ lastCommandNumber: 1 });
  await results.getByRole('button', { name: words.closeResults }).click();
  await bar.getByRole('button', { name: words.clearSelection }).click();
  await expect(bar).toBeHidden();
});

test('[HZ-16, PLUS-10] the results of a bulk start follow the devices until they rest, and a retry starts the one that failed', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Camera' }, { name: 'Desk' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  const { bar, results, resultOf } = bulk(page);
  await select(page, ['Camera', 'Desk']);
  const desk = account.device('Desk');
  await bar.getByRole('button', { name: words.bulk.start(2) }).click();
  // While it works, its host reports a failure.
  await expect.poll(async () => (await desk.read()).runningCommand).toBe('start');
  await desk.report({ state: 'offline', status: 'failed', failureReason: 'No power' });
  await expect(resultOf('Desk').locator('[lang=""]')).toHaveText('No power');
  await expect(resultOf('Camera')).toContainText(DEVICE_STATE_WORDS.online);
  await expect(results.getByText(words.progress(2, 2))).toBeVisible();
  await results.getByRole('button', { name: words.retryFailed(1) }).click();
  await expect(resultOf('Desk')).toContainText(DEVICE_STATE_WORDS.online);
  expect(await account.device('Camera').read()).toMatchObject({ lastCommandNumber: 1 });
});

test('[PLUS-10, DEV-29] the confirm dialog of a bulk stop lists the devices and names leaders', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Stage manager', report: { ...ONLINE, connectedUsers: 3 }, leads: true },
          { name: 'Alone', report: ONLINE },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  await select(page, ['Stage manager', 'Alone']);
  await page.getByRole('button', { name: words.bulk.stop(2) }).click();
  const question = page.getByRole('dialog', { name: words.bulkTitle.stop(2) });
  await expect(question.getByRole('listitem')).toHaveText([
    'Stage manager, 3 users connected',
    'Alone, no users connected',
  ]);
  await expect(question).toContainText(words.leaders);
  await question.getByRole('button', { name: words.bulk.stop(2) }).click();
  const results = page.getByRole('region', { name: words.results });
  await expect(results.getByText(DEVICE_STATE_WORDS.offline)).toHaveCount(2);
  for (const name of ['Stage manager', 'Alone']) {
    await expect(deviceRow(page, { name }).control('start')).toBeEnabled();
  }
});

test('[PLUS-10, GZ-15] a bulk stop of devices that are known to have no users asks nothing', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Alone', report: ONLINE },
          { name: 'Also alone', report: ONLINE },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  await select(page, ['Alone', 'Also alone']);
  await page.getByRole('button', { name: words.bulk.stop(2) }).click();
  await expect(bulk(page).results.getByText(DEVICE_STATE_WORDS.offline)).toHaveCount(2);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[PLUS-10, DEV-35, LQ-8] a bulk upgrade lists what each device reboots, and upgrades only upgradable devices', async ({
  page,
  world,
}) => {
  const newer = { availableVersion: '4.9.0' };
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Stage manager', leads: true, report: { ...OFFLINE, ...newer } },
          { name: 'Flies', follows: 'Stage manager' },
          { name: 'Alone', report: { ...OFFLINE, ...newer } },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  const { bar, results } = bulk(page);
  await select(page, ['Stage manager', 'Flies', 'Alone']);
  await bar.getByRole('button', { name: words.bulk.upgrade(2) }).click();
  const question = page.getByRole('dialog', { name: words.bulkTitle.upgrade(2) });
  await expect(question.getByRole('listitem')).toHaveText([
    'This reboots the whole link group: Stage manager, Flies.',
    'This reboots the subscription: Alone.',
  ]);
  await question.getByRole('button', { name: words.bulk.upgrade(2) }).click();
  await expect(results.getByText(DEVICE_STATE_WORDS.offline)).toHaveCount(2);
  for (const [name, version] of [
    ['Stage manager', '4.9.0'],
    ['Alone', '4.9.0'],
    ['Flies', '4.8.2'],
  ] as const) {
    await expect.poll(async () => (await account.device(name).read()).version).toBe(version);
  }
  const none = bar.getByRole('button', { name: words.bulk.upgrade(0) });
  await expect(none).toHaveAccessibleDescription(words.none.upgrade);
});

test('[WS-4, DEV-32, LQ-6, LQ-7, ERR-34] a link group moves only when all its devices are stopped, and with an LQ of the workspace owner only by that owner', async ({
  page,
  world,
  pageErrors,
  openBrowser,
}) => {
  pageErrors.allow(/status of 400/, 'the API refuses to move the LQ of the workspace owner');
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Stage manager', leads: true },
          { name: 'Flies', follows: 'Stage manager', report: ONLINE },
          { name: 'Beltpack', kind: 'device', isLq: true, follows: 'Stage manager' },
          { name: 'Alone' },
        ],
      },
      { name: 'Attic' },
    ],
    people: { owner: { role: 'account-owner' }, host: { role: 'workspace-owner', in: 'Studio' } },
  });
  const { owner, host } = account.people;
  await world.join(host, account, { role: 'workspace-admin', in: 'Attic' });
  await world.database.query('UPDATE app.instances SET registered_by = $2 WHERE id = $1', [
    account.device('Beltpack').id,
    host.uid,
  ]);
  const openMove = async (at: Page, count: number) => {
    await select(at, ['Beltpack', 'Alone']);
    await bulk(at)
      .bar.getByRole('button', { name: words.move(2) })
      .click();
    const titled = (title: string) => at.getByRole('dialog', { name: title, exact: true });
    return titled(words.moveTitle(count)).or(titled(words.cannotMove(count)));
  };
  const move = async (dialog: Locator) => {
    await dialog.getByRole('combobox', { name: words.moveTo }).selectOption('Attic');
    await dialog.getByRole('button', { name: words.move(4) }).click();
  };
  await signIn(page, owner);
  const dialog = await openMove(page, 4);
  await expect(dialog).toContainText(MOVE_REFUSAL_TEXTS.running);
  await expect(dialog).toHaveAccessibleName(words.cannotMove(4));
  await expect(dialog.getByRole('listitem')).toHaveText(['Flies']);
  await expect(dialog.getByRole('button', { name: words.move(4) })).toHaveCount(0);
  await account.device('Flies').report(OFFLINE);
  await expect(dialog).toHaveAccessibleName(words.moveTitle(4));
  await expect(dialog.getByRole('listitem')).toHaveText(['Stage manager', 'Flies', 'Beltpack', 'Alone']);
  await move(dialog);
  await expect(dialog.getByRole('alert')).toHaveText(
    "You can't move this link group because it has LQ added by workspace owner.",
  );
  const theirs = await openBrowser();
  await signIn(theirs, host);
  await theirs.getByRole('button', { name: /Workspace Owner in Studio/ }).click();
  await move(await openMove(theirs, 4));
  await expect(theirs.getByText(words.moved(4, 'Attic'))).toBeVisible();
  await expect(bulk(theirs).bar).toBeHidden();
});

test('[GC-10, ROLE-34, ROLE-35, PLUS-10] the bulk bar has no upgrade and no move for a role that can never do either', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [
      { name: 'Studio', devices: [{ name: 'Alone' }, { name: 'On air', report: ONLINE }] },
      { name: 'Attic' },
    ],
    people: { owner: { role: 'account-owner' }, crew: { role: 'vic-admin', in: 'Studio' } },
  });
  await signIn(page, account.people.crew);
  await select(page, ['Alone', 'On air']);
  const { bar } = bulk(page);
  await expect(bar.getByRole('button')).toHaveText([
    words.bulk.start(1),
    words.bulk.stop(1),
    screens.dashboardExport.selected(2),
    '',
  ]);
});
