import type { Locator, Page } from '@playwright/test';
import { ERRORS, failureSchema, type Association } from '@partyline/contract';
import { accountOwnerText, screens } from '@partyline/texts';
import {
  deviceCard,
  devicePanel,
  deviceRow,
  holdDeviceReads,
  openDeviceMenu,
  showView,
  waitForFeed,
} from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { answerLater } from '../../screens/account/subscription-prompts.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';
import type { World } from '../../world/world.ts';

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

const CLIENT = { ...DEVICES, people: { client: { role: 'endpoint-user', in: 'Studio' } } } as const;

const forbidden = (page: Page) =>
  page.getByRole('button', {
    name: /^(Open|Start|Stop|Retry|Restart|Starting|Stopping)( (\d+|Running|Resting))?$/,
  });

test('[GC-10, ROLE-32, ROLE-37] a client user sees no control that the role can never use, in any view, and is told whom to ask', async ({
  page,
  world,
}) => {
  const account = await world.account(CLIENT);
  await signIn(page, account.people.client);
  const note = page.getByText(screens.dashboard.viewOnly(accountOwnerText(account.name)));
  const running = account.device('Running');
  const hasOnlyDetails = async (place: Locator) => {
    const menu = await openDeviceMenu(place, running);
    await expect(menu.getByRole('menuitem')).toHaveText([
      screens.deviceCare.actions.details,
      screens.whoCanLink.stop,
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  };
  await test.step('the grid', async () => {
    await expect(deviceCard(page, running).card).toBeVisible();
    await expect(note).toBeVisible();
    await hasOnlyDetails(deviceCard(page, running).card);
    await expect(forbidden(page)).toHaveCount(0);
  });
  await test.step('the list, without anything to select', async () => {
    await showView(page, 'list');
    await expect(deviceRow(page, running).row).toBeVisible();
    await expect(note).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await hasOnlyDetails(deviceRow(page, running).row);
    await expect(forbidden(page)).toHaveCount(0);
  });
  await test.step('the tiles and their panel', async () => {
    await showView(page, 'popup');
    await expect(note).toBeVisible();
    await deviceCard(page, running).card.getByRole('button', { name: 'Running' }).click();
    const panel = page.getByRole('dialog', { name: screens.deviceDrawer.label('Running') });
    await expect(panel).toBeVisible();
    await expect(forbidden(page)).toHaveCount(0);
    await panel.getByRole('button', { name: screens.deviceCare.actions.details }).click();
  });
  await test.step('the drawer', async () => {
    const { panel: drawer, star } = devicePanel(page, running);
    await expect(drawer.getByText(screens.deviceDrawer.network, { exact: true })).toBeVisible();
    await expect(forbidden(page)).toHaveCount(0);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });
});

test('[GC-10] a user who may start and stop is not told whom to ask, and the owner of a workspace is named to who may not', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account({
    ...DEVICES,
    people: {
      client: { role: 'endpoint-user', in: 'Studio' },
      crew: { role: 'vic-admin', in: 'Studio' },
      lead: { role: 'workspace-owner', in: 'Studio' },
    },
  });
  const { client, crew, lead } = account.people;
  await signIn(page, crew);
  await expect(deviceCard(page, { name: 'Running' }).control('stop')).toBeEnabled();
  await expect(page.getByText(/Ask .* to start or stop/)).toHaveCount(0);
  const theirs = await openBrowser();
  await signIn(theirs, client);
  await expect(theirs.getByText(screens.dashboard.viewOnly(lead.name))).toBeVisible();
  await expect(theirs.getByText(screens.dashboard.ownedBy(lead.name))).toBeVisible();
});

test('[GC-10, PLUS-7] on a phone a client user reads whole whom to ask, and is not told to add devices', async ({
  page,
  world,
}) => {
  const { name, people } = await world.account({
    name: 'Royal Albert Hall Broadcast Co',
    workspaces: [{ name: 'Studio' }],
    people: { client: { role: 'endpoint-user', in: 'Studio' } },
  });
  const words = screens.dashboard;
  await page.setViewportSize({ width: 360, height: 900 });
  await signIn(page, people.client);
  const note = page.getByText(words.viewOnly(accountOwnerText(name)));
  for (const view of ['popup', 'grid', 'list'] as const) {
    await showView(page, view);
    await expect(note).toBeVisible();
    const cut = await note.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(cut, `px of the note that are cut in the view ${view}`).toBe(0);
    await expect(page.getByText(words.emptyWorkspaceText)).toBeVisible();
    await expect(page.getByText(words.emptyWorkspaceAddText)).toHaveCount(0);
  }
});

test("[GW-8] one's own workspace says so, and does not read as another user's", async ({ page, world }) => {
  const { people } = await world.account({
    ...DEVICES,
    people: { lead: { role: 'workspace-owner', in: 'Studio' } },
  });
  await signIn(page, people.lead);
  await expect(page.getByText(screens.dashboard.ownedByYou, { exact: true })).toBeVisible();
  await expect(page.getByText(screens.dashboard.ownedBy(people.lead.name))).toHaveCount(0);
  await expect(page.getByText(screens.dashboard.kinds.invited, { exact: true })).toHaveCount(0);
});

/** Signs in a user who may start and stop; also returns the token. */
async function signInOperator(page: Page, world: World) {
  const account = await world.account({
    ...DEVICES,
    people: { crew: { role: 'vic-admin', in: 'Studio' } },
  });
  const listed = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/vic');
  await signIn(page, account.people.crew);
  const { authorization = '' } = (await listed).headers();
  return { account, crew: account.people.crew, authorization };
}

test('[DEV-38, DEV-39, ERR-28, ROLE-37, ROLE-38] a user whose role was just lowered presses Start, gets the refusal of the server, and loses the control', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403.*\/api\/vic\//, 'the role was lowered');
  // Without feed, polls and fetches the page does not learn of the lower role.
  await page.route(/\/users\/notification(?:\/stream|\?|$)/, () => undefined);
  const { account, crew } = await signInOperator(page, world);
  const resting = account.device('Resting');
  const { control, card } = deviceCard(page, resting);
  await expect(control('start')).toBeEnabled();
  const release = await holdDeviceReads(page);
  await world.changeRole(crew, account, 'endpoint-user');
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  // From before the press on, because it closes by itself.
  const told = expect(
    page.getByRole('alert').filter({ hasText: 'User is not allowed to start VIC.' }),
  ).toBeVisible();
  await Promise.all([control('start').press('Enter'), told]);
  const answer = await answered;
  expect(answer.status()).toBe(403);
  const body: unknown = await answer.json();
  expect(failureSchema['~standard'].validate(body)).not.toHaveProperty('issues');
  expect(body).toMatchObject({
    errorCode: ERRORS['start-not-allowed'].errorCode,
    message: 'User is not allowed to start VIC.',
    data: { reason: 'no-right' },
  });
  expect(await resting.read()).toMatchObject({ state: 'offline', lastCommandNumber: 0 });
  await release();
  await expect(card).toBeVisible();
  await expect(control('start')).toHaveCount(0);
});

test('[GC-10, GC-11, ROLE-37, ROLE-38] what was drawn for a higher role goes away when the role is lowered, selection included', async ({
  page,
  world,
  request,
}) => {
  const { account, crew, authorization } = await signInOperator(page, world);
  await waitForFeed(page);
  await showView(page, 'list');
  await deviceRow(page, { name: 'Running' }).tick.check();
  const bar = page.getByRole('toolbar', { name: screens.deviceCare.bulkLabel });
  await expect(bar).toBeVisible();
  await world.changeRole(crew, account, 'endpoint-user');
  await expect(page.getByText(screens.dashboard.viewOnly(accountOwnerText(account.name)))).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(forbidden(page)).toHaveCount(0);
  const stop = await request.put('/api/vic/', {
    headers: { authorization },
    data: { action: 'stop', vicUuid: account.device('Running').vicUuid },
  });
  expect(stop.status()).toBe(403);
  expect(await stop.json()).toMatchObject({ data: { reason: 'no-right' } });
});

test('[PLUS-7, GD-35] a start with an expired subscription is refused by the button and by the server, and the button says who can renew it', async ({
  page,
  world,
  request,
  openBrowser,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Unpaid', isSubscriptionOver: true }] }],
    people: { owner: { role: 'account-owner' }, crew: { role: 'vic-admin', in: 'Studio' } },
  });
  const unpaid = account.device('Unpaid');
  const listed = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/vic');
  await signIn(page, account.people.owner);
  await answerLater(page);
  const { authorization } = (await listed).headers();
  const start = deviceCard(page, unpaid).control('start');
  await expect(start).toBeDisabled();
  await expect(start).toHaveAccessibleDescription(
    'Your subscription has expired. Go to Billing to renew it.',
  );
  const answer = await request.put('/api/vic/', {
    headers: { authorization: authorization ?? '' },
    data: { action: 'start', vicUuid: unpaid.vicUuid },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({
    message: 'Your subscription has expired.',
    data: { reason: 'expired' },
  });
  const theirs = await openBrowser();
  await signIn(theirs, account.people.crew);
  await expect(deviceCard(theirs, unpaid).control('start')).toHaveAccessibleDescription(
    `Your subscription has expired. Ask the owner of ${account.name} to renew it.`,
  );
});

test('[HZ-9, PLUS-7] a client user reads how to join: host and port with copy, or whom to ask; who may start reads nothing of it', async ({
  page,
  world,
  context,
  openBrowser,
}) => {
  const words = screens.dashboard.join;
  const account = await world.account({
    ...DEVICES,
    people: {
      client: { role: 'endpoint-user', in: 'Studio' },
      crew: { role: 'vic-admin', in: 'Studio' },
      lead: { role: 'workspace-owner', in: 'Studio' },
    },
  });
  const { client, crew, lead } = account.people;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, client);
  const join = page.getByRole('region', { name: words.title });
  const row = (name: string) => join.getByRole('listitem').filter({ hasText: name });
  await expect(row('Resting')).toContainText(words.ask(lead.name));
  const [host, port] = [row('Running').locator('code').first(), row('Running').locator('code').last()];
  for (const [value, what] of [
    [host, words.hostOf('Running')],
    [port, words.portOf('Running')],
  ] as const) {
    await row('Running')
      .getByRole('button', { name: screens.deviceDrawer.copy(what) })
      .click();
    await expect(row('Running').getByText(screens.deviceDrawer.copied).first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).not.toBe('');
    await expect(value).toHaveText(copied);
  }
  await expect(page.getByRole('navigation', { name: screens.shell.navigation }).getByRole('link')).toHaveText(
    [screens.shell.dashboard],
  );

  const theirs = await openBrowser();
  await signIn(theirs, crew);
  await expect(deviceCard(theirs, { name: 'Running' }).card).toBeVisible();
  await expect(theirs.getByRole('region', { name: words.title })).toHaveCount(0);
});
