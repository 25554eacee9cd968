import {
  CHANGE_WARNING_TEXTS,
  DECIDED_REFUSALS,
  DEVICE_OUTCOME_TEXTS,
  DEVICE_STATE_WORDS,
  EDIT_ISSUE_TEXTS,
  MOVE_REFUSAL_TEXTS,
  VERSION_UPGRADE_REFUSAL_TEXTS,
  WORDINGS,
  screens,
} from '@partyline/texts';
import { deviceCard, openDeviceMenu } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { stubResponse } from '../../watch/stub-response.ts';
import { OFFLINE, ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const words = screens.deviceCare;
const NOT_DELETABLE = 'Device can not be deleted';

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      devices: [
        { name: 'Stage manager', leads: true },
        { name: 'Flies', follows: 'Stage manager' },
        { name: 'Alone' },
        { name: 'On air', report: ONLINE },
        { name: 'Panel', kind: 'device' },
      ],
    },
    { name: 'Attic' },
  ],
  people: {
    owner: { role: 'account-owner' },
    client: { role: 'endpoint-user', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'client'>;

test('[DEV-40] a running device can be renamed, and a taken or missing name is refused at the field', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const device = { name: 'On air' };
  const menu = await openDeviceMenu(deviceCard(page, device).card, device);
  await menu.getByRole('menuitem', { name: words.actions.edit }).click();
  const dialog = page.getByRole('dialog', { name: words.editTitle(device.name) });
  const name = dialog.getByRole('textbox', { name: words.name });
  const save = dialog.getByRole('button', { name: words.save });
  await name.fill('alone');
  await save.click();
  await expect(name).toHaveAccessibleDescription(EDIT_ISSUE_TEXTS['name-taken']);
  await name.fill('');
  await save.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('On the air');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(deviceCard(page, { name: 'On the air' }).card).toBeVisible();
});

test('a stale edit is refused once, shows the current name, and keeps the input', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/, 'the first of the two edits is refused on purpose');
  const account = await world.account(PLAN);
  await signIn(page, account.people.owner);
  const device = { name: 'Alone' };
  const menu = await openDeviceMenu(deviceCard(page, device).card, device);
  await menu.getByRole('menuitem', { name: words.actions.edit }).click();
  const dialog = page.getByRole('dialog', { name: words.editTitle(device.name) });
  const name = dialog.getByRole('textbox', { name: words.name });
  const save = dialog.getByRole('button', { name: words.save });
  await name.fill('Of my own');
  await world.database.query(
    `UPDATE app.instances SET device_name = 'Of theirs', row_version = row_version + 1 WHERE id = $1`,
    [account.device('Alone').id],
  );
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(DECIDED_REFUSALS.stale);
  await expect(name).toHaveAccessibleDescription(screens.workspaceMenu.calledNow('Of theirs'));
  await expect(name).toHaveValue('Of my own');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(deviceCard(page, { name: 'Of my own' }).card).toBeVisible();
});

test('when data centers cannot be loaded the dialog shows the current one with an error, and renaming still works', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 502.*deployment-targets/, 'the request for data centers fails on purpose');
  const { people } = await world.account(PLAN);
  await stubResponse(page, { method: 'GET', path: '/api/vic/deployment-targets' }, { status: 502 });
  await signIn(page, people.owner);
  const menu = await openDeviceMenu(deviceCard(page, { name: 'Alone' }).card, { name: 'Alone' });
  await menu.getByRole('menuitem', { name: words.actions.edit }).click();
  const dialog = page.getByRole('dialog', { name: words.editTitle('Alone') });
  const center = dialog.getByRole('textbox', { name: words.center });
  await expect(center).toHaveValue('Frankfurt');
  await expect(center).toHaveAccessibleDescription(WORDINGS.generalError);
  await dialog.getByRole('textbox', { name: words.name }).fill('Still alone');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(deviceCard(page, { name: 'Still alone' }).card).toBeVisible();
});

test('the dialog closes with a message when another user removes its device', async ({ page, world }) => {
  const account = await world.account(PLAN);
  await signIn(page, account.people.owner);
  const panel = deviceCard(page, { name: 'Panel' });
  const menu = await openDeviceMenu(panel.card, { name: 'Panel' });
  await menu.getByRole('menuitem', { name: words.actions.edit }).click();
  const dialog = page.getByRole('dialog', { name: words.editTitle('Panel') });
  await expect(dialog).toBeVisible();
  const { id } = account.device('Panel');
  await world.database.query('UPDATE app.instances SET removed_at = now() WHERE id = $1', [id]);
  await world.announce(account, 'workspace update');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(screens.deviceDrawer.goneTitle)).toBeVisible();
});

test('[DEV-33, DEV-42] changing the data center warns of the reset, and reports when it is done', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await signIn(page, account.people.owner);
  const device = { name: 'Alone' };
  const menu = await openDeviceMenu(deviceCard(page, device).card, device);
  await menu.getByRole('menuitem', { name: words.actions.edit }).click();
  const dialog = page.getByRole('dialog', { name: words.editTitle(device.name) });
  const center = dialog.getByRole('combobox', { name: words.center });
  // By value, because the label contains the latency.
  await center.selectOption('eu-dub');
  await dialog.getByRole('button', { name: words.save }).click();
  const question = page.getByRole('dialog', { name: words.changeTitle(device.name) });
  await expect(question).toContainText(words.changeFromTo('Frankfurt', 'Dublin'));
  await expect(question).toContainText(CHANGE_WARNING_TEXTS['configuration-reset']);
  await expect(question).toContainText(CHANGE_WARNING_TEXTS['not-undoable']);
  await question.getByRole('button', { name: words.change }).click();
  await expect(page.getByText(DEVICE_OUTCOME_TEXTS['data-center-changed'])).toBeVisible();
  await expect.poll(async () => (await account.device('Alone').read()).deploymentTargetId).toBe('eu-dub');
});

test('[WS-4, LQ-6, DASH-21] moving a member moves its whole link group, and both workspaces show a message for 8 s', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const device = { name: 'Flies' };
  const menu = await openDeviceMenu(deviceCard(page, device).card, device);
  await menu.getByRole('menuitem', { name: words.actions.move }).click();
  const dialog = page.getByRole('dialog', { name: words.moveTitle(2) });
  await expect(dialog.getByRole('listitem')).toHaveText(['Stage manager', 'Flies']);
  await dialog.getByRole('combobox', { name: words.moveTo }).selectOption('Attic');
  await dialog.getByRole('button', { name: words.move(2) }).click();
  await expect(page.getByText(words.moved(2, 'Attic'))).toBeVisible();
  await expect(page.getByText(words.arrived(2, 'Studio'))).toBeVisible();
  await expect(page.getByText(words.moved(2, 'Attic'))).toBeHidden();
});

test('[DEV-31, DEV-32, PLUS-7] the menu of a running device refuses to move it with the reason', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const device = { name: 'On air' };
  const menu = await openDeviceMenu(deviceCard(page, device).card, device);
  const move = menu.getByRole('menuitem', { name: words.actions.move });
  await expect(move).toBeDisabled();
  await expect(move).toContainText(MOVE_REFUSAL_TEXTS.running);
});

test('[GEN-19, DEV-49] a physical device is unregistered after confirmation, and a running virtual device has no such action', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const panel = deviceCard(page, { name: 'Panel' });
  const menu = await openDeviceMenu(panel.card, { name: 'Panel' });
  await menu.getByRole('menuitem', { name: words.actions.unregister }).click();
  const dialog = page.getByRole('dialog', { name: words.unregisterTitle('Panel') });
  await dialog.getByRole('button', { name: words.unregister }).click();
  await expect(page.getByText(DEVICE_OUTCOME_TEXTS.unregistered)).toBeVisible();
  await expect(panel.card).toBeHidden();
  const other = await openDeviceMenu(deviceCard(page, { name: 'On air' }).card, { name: 'On air' });
  await expect(other.getByRole('menuitem', { name: words.actions.edit })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: words.actions.unregister })).toHaveCount(0);
});

test('[DEV-35, LQ-8, API-41] a version upgrade lists what reboots, the whole link group for a leader, and completes', async ({
  page,
  world,
}) => {
  const newer = { availableVersion: '4.9.0' };
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Stage manager', leads: true, report: { ...ONLINE, ...newer } },
          { name: 'Flies', follows: 'Stage manager', report: { ...OFFLINE, ...newer } },
          { name: 'Alone' },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  const ask = async (name: string) => {
    const menu = await openDeviceMenu(deviceCard(page, { name }).card, { name });
    await menu.getByRole('menuitem', { name: words.actions.upgrade }).click();
    return page.getByRole('dialog', { name: words.upgradeTitle(name, newer.availableVersion) });
  };
  const alone = await ask('Flies');
  await expect(alone).toContainText('This reboots the subscription: Flies.');
  await alone.getByRole('button', { name: words.cancel }).click();
  const whole = await ask('Stage manager');
  await expect(whole).toContainText('This reboots the whole link group: Stage manager, Flies.');
  await whole.getByRole('button', { name: words.upgrade }).click();
  await expect(page.getByText(words.upgradeGiven('Stage manager'))).toBeVisible();
  const { control, card } = deviceCard(page, { name: 'Stage manager' });
  // Open is enabled before the reboot too, so the version comes first.
  await expect
    .poll(() => account.device('Stage manager').read())
    .toMatchObject({ state: 'online', version: '4.9.0' });
  await expect(control('open')).toBeEnabled();
  const menu = await openDeviceMenu(card, { name: 'Stage manager' });
  const again = menu.getByRole('menuitem', { name: words.actions.upgrade });
  await expect(again).toBeDisabled();
  await expect(again).toContainText(VERSION_UPGRADE_REFUSAL_TEXTS['no-newer-version']);
  expect(await account.device('Flies').read()).toMatchObject({ version: '4.8.2', lastCommandNumber: 0 });
});

test('[API-44, DEV-51, DEV-58, PLUS-7, ERR-27] an LQ is unregistered by its uuid, and a leader only after its members', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Frame', kind: 'device', isLq: true, leads: true },
          { name: 'Beltpack', kind: 'device', isLq: true, follows: 'Frame' },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  const entry = async (name: string) => {
    const menu = await openDeviceMenu(deviceCard(page, { name }).card, { name });
    return menu.getByRole('menuitem', { name: words.actions.unregister });
  };
  const kept = await entry('Frame');
  await expect(kept).toBeDisabled();
  await expect(kept).toContainText(NOT_DELETABLE);
  await page.keyboard.press('Escape');
  for (const name of ['Beltpack', 'Frame']) {
    await (await entry(name)).click();
    const dialog = page.getByRole('dialog', { name: words.unregisterTitle(name) });
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    await dialog.getByRole('button', { name: words.unregister }).click();
    expect(new URL((await sent).url()).pathname).toBe(`/api/device/lq/${account.device(name).vicUuid}`);
    await expect(deviceCard(page, { name }).card).toBeHidden();
    await expect.poll(async () => (await account.device(name).read()).status).toBe('deleted');
  }
});

test('[DEV-50, DEV-51, ERR-27] a failed unregistration shows the error in the dialog, and a device that came online is not deleted', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of (502|400)/, 'the proxy and the service refuse it on purpose');
  const account = await world.account(PLAN);
  await signIn(page, account.people.owner);
  const panel = deviceCard(page, { name: 'Panel' });
  const menu = await openDeviceMenu(panel.card, { name: 'Panel' });
  await menu.getByRole('menuitem', { name: words.actions.unregister }).click();
  const dialog = page.getByRole('dialog', { name: words.unregisterTitle('Panel') });
  const unregister = dialog.getByRole('button', { name: words.unregister });
  const restore = await stubResponse(page, { method: 'DELETE', path: /^\/api\/device\// }, { status: 502 });
  await unregister.click();
  await expect(dialog.getByRole('alert')).toHaveText('Unable to update the device. Please try again!');
  await restore();
  await account.device('Panel').report(ONLINE);
  await expect(panel.card).toContainText(DEVICE_STATE_WORDS.online);
  await unregister.click();
  await expect(dialog.getByRole('alert')).toHaveText(NOT_DELETABLE);
  await dialog.getByRole('button', { name: words.cancel }).click();
  await expect(panel.card).toBeVisible();
});

test('[GC-10, ROLE-34] the menu of a client user has neither select, edit, upgrade nor move', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.client);
  const menu = await openDeviceMenu(deviceCard(page, { name: 'Alone' }).card, { name: 'Alone' });
  await expect(menu.getByRole('menuitem')).toHaveText([words.actions.details, screens.whoCanLink.start]);
});

test('[PLUS-12] the history of a device lists commands with their user', async ({ page, world }) => {
  const account = await world.account(PLAN);
  const { owner } = account.people;
  await signIn(page, owner);
  await deviceCard(page, { name: 'Alone' }).control('start').click();
  await expect(deviceCard(page, { name: 'Alone' }).control('open')).toBeEnabled();
  await page.getByRole('button', { name: 'Alone', exact: true }).click();
  const history = page.getByRole('region', { name: screens.deviceDrawer.history });
  const start = history.getByRole('listitem').filter({ hasText: screens.deviceDrawer.commands.start });
  await expect(start.last()).toContainText(owner.name);
  await expect(history.getByRole('listitem').filter({ hasText: 'Online' }).first()).toBeVisible();
});

test('[ENT-28, PLUS-14] data centers are listed with their latency from this browser, nearest first and unmeasured ones last', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|ERR_/, 'the way to one data center was cut');
  const { people } = await world.account(PLAN);
  await page.route('**/latency/eu-dub', (route) => route.abort());
  await signIn(page, people.owner);
  const device = { name: 'Alone' };
  const menu = await openDeviceMenu(deviceCard(page, device).card, device);
  await menu.getByRole('menuitem', { name: words.actions.edit }).click();
  const dialog = page.getByRole('dialog', { name: words.editTitle(device.name) });
  const center = dialog.getByRole('combobox', { name: words.center });
  await expect(center).toHaveAccessibleDescription(words.measured);
  const [, ...labels] = await center.getByRole('option').allTextContents();
  const measured = labels.slice(0, -1);
  // Latencies depend on load; the order must match what is shown.
  const latencies = measured.map((label) => Number(/\((\d+) ms/.exec(label)?.[1]));
  expect(latencies).toEqual(latencies.toSorted((a, b) => a - b));
  expect(measured.map((label) => label.replace(/ \(.*/, '')).toSorted()).toEqual([
    'Ashburn',
    'Frankfurt',
    'Singapore',
  ]);
  expect(measured.filter((label) => label.endsWith(' ms, nearest)'))).toEqual(measured.slice(0, 1));
  expect(labels.at(-1)).toBe(words.centerChoice('Dublin', words.notMeasured));
  await expect(center).toHaveValue('eu-fra');
});
