import { ACCESS_REQUEST_REFUSAL_TEXTS, roleNameText, screens, WHO_CAN_ACTS } from '@partyline/texts';
import type { Page } from '@playwright/test';
import { signIn } from '../../screens/login/login.ts';
import { german } from '../../screens/shell/language.ts';
import { notifications } from '../../screens/shell/notifications.ts';
import { expect, test } from '../../test.ts';
import { findViolations } from '../../watch/find-violations.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import type { SandboxControl } from '../../world/sandbox-control.ts';
import { storeSession } from '../../world/stored-session.ts';
import type { TestUser } from '../../world/test-user.ts';
import type { World } from '../../world/world.ts';

const words = screens.accessRequest;
const who = screens.whoCan;

const PLAN = {
  workspaces: [
    { name: 'House', isDefault: true },
    { name: 'Studio', devices: [{ name: 'Main PL' }] },
  ],
  people: {
    owner: { role: 'account-owner' },
    chief: { role: 'workspace-admin', in: 'Studio' },
    deputy: { role: 'workspace-admin', in: 'Studio' },
    client: { role: 'endpoint-user', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'chief' | 'deputy' | 'client'>;

const VIC_ADMIN = roleNameText('vic-admin');
const CLIENT = roleNameText('endpoint-user');

const questionOf = ({ workspaceId }: { workspaceId: (name: string) => number }) =>
  `/manage-invite/who-can?act=instance.stop&workspace=${workspaceId('Studio')}`;

/** Waits for the mail that asks a person, and returns the address in it that leads to the request. */
async function requestLink(sandbox: SandboxControl, email: string): Promise<URL> {
  const links = async () =>
    (await sandbox.listMails(email)).flatMap(
      ({ text }) => /https?:\/\/\S+\/manage-invite\/access-request\S+/.exec(text) ?? [],
    );
  await expect.poll(async () => (await links()).length).toBe(1);
  return new URL((await links())[0] ?? '');
}

/** Returns the address of the request of a user. */
async function requestPath({ database }: World, uid: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    'SELECT id FROM app.access_requests WHERE user_uid = $1',
    [uid],
  );
  return `/manage-invite/access-request?id=${rows[0]?.id}`;
}

/** Asks from the page for the smallest role. */
async function ask(page: Page) {
  await page.getByRole('button', { name: who.ask }).click();
  const dialog = page.getByRole('dialog', { name: who.askTitle });
  await expect(dialog).toContainText(who.askText(VIC_ADMIN, 'Studio', WHO_CAN_ACTS['instance.stop']));
  await dialog.getByRole('button', { name: who.send }).click();
  await expect(page.getByText(who.sent)).toBeVisible();
}

/** Opens the request that the newest notification leads to. */
async function openRequest(page: Page) {
  await notifications(page).open(1);
  await page.getByRole('link', { name: screens.notifications.open['access-request'] }).click();
  await expect(page.getByRole('region', { name: words.change })).toBeVisible();
}

async function begin(page: Page, user: TestUser) {
  await storeSession(page, user);
  await page.goto('/dashboard');
}

const give = (page: Page) => page.getByRole('button', { name: words.give });
const decline = (page: Page) => page.getByRole('button', { name: words.decline });

test('[PLUS-35] a client user asks for a role without learning whom, an admin reads what would change and gives it', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account(PLAN);
  const { client, chief } = account.people;
  const other = await openBrowser();
  await signIn(page, client, questionOf(account));
  await page.getByRole('button', { name: who.ask }).click();
  await expect(page.getByRole('dialog')).toContainText(who.askedHidden);
  await page.keyboard.press('Escape');
  await ask(page);
  await expect(page.getByText(who.requested.open(VIC_ADMIN, '').split(' on ')[0] ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: who.ask })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: who.wouldAllowYou })).toBeVisible();
  await expect(page.getByRole('button', { name: who.ask })).toHaveCount(0);
  for (const { name, email } of [chief, account.people.owner]) {
    await expect(page.getByText(name)).toHaveCount(0);
    await expect(page.getByText(email)).toHaveCount(0);
  }

  await begin(other, chief);
  await openRequest(other);
  await expect(other.getByRole('heading', { name: words.asks(client.name, VIC_ADMIN) })).toBeVisible();
  const change = other.getByRole('region', { name: words.change });
  await expect(change).toContainText(client.email);
  await expect(change).toContainText(words.fromTo(CLIENT, VIC_ADMIN));
  await expect(change).toContainText('Studio');
  await expect(change).toContainText(words.never);
  await expect(change).toContainText(WHO_CAN_ACTS['instance.stop']);
  await give(other).click();
  await expect(other.getByText(words.given(client.name, VIC_ADMIN))).toBeVisible();
  await expect(other.getByText(words.answered.given)).toBeFocused();
  await expect(give(other)).toHaveCount(0);

  // Their page follows by itself, with the names that the new role shows.
  await expect(page.getByRole('heading', { name: who.can(3) })).toBeVisible();
});

test('[PLUS-35] the mail leads through the login to the request, which is declined', async ({
  page,
  world,
  openBrowser,
  sandbox,
}) => {
  const account = await world.account(PLAN);
  const { client, chief } = account.people;
  await signIn(page, client, questionOf(account));
  await ask(page);
  const other = await openBrowser();
  const { pathname, search } = await requestLink(sandbox, chief.email);
  await signIn(other, chief, `${pathname}${search}`);
  await decline(other).click();
  await expect(other.getByText(words.declined(client.name))).toBeVisible();
  await expect(other.getByText(words.answered.declined)).toBeVisible();
  const declined = who.requested.declined(VIC_ADMIN, '').split(' on ')[1]?.replace(/^\. /, '') ?? '';
  await expect(page.getByText(declined)).toBeVisible();
});

test('[PLUS-35] the second of two who answer at once is told, and what is true already is not offered', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account(PLAN);
  const { client, chief, deputy } = account.people;
  const [first, second] = [await openBrowser(), await openBrowser()];
  await signIn(page, client, questionOf(account));
  await ask(page);
  await begin(first, chief);
  await openRequest(first);
  await begin(second, deputy);
  await openRequest(second);
  await give(first).click();
  await expect(first.getByText(words.answered.given)).toBeVisible();
  // The page of the other follows by itself.
  await expect(second.getByText(words.answered.given)).toBeVisible();
  await expect(give(second)).toHaveCount(0);
});

test('[PLUS-35] a request of one who got the role meanwhile, or left, says so and offers nothing', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account(PLAN);
  const { client, chief } = account.people;
  await signIn(page, client, questionOf(account));
  await ask(page);
  const other = await openBrowser();
  await page.close();
  await world.database.query(
    `UPDATE app.memberships SET role_id = (SELECT id FROM app.roles WHERE name = 'vic-admin') WHERE user_uid = $1`,
    [client.uid],
  );
  await begin(other, chief);
  await openRequest(other);
  await expect(
    other.getByText(words.cannotGive(ACCESS_REQUEST_REFUSAL_TEXTS['already-allowed'])),
  ).toBeVisible();
  await expect(give(other)).toHaveCount(0);
  await expect(decline(other)).toHaveCount(0);
  await world.database.query('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [
    client.uid,
  ]);
  await other.reload();
  await expect(
    other.getByText(words.cannotGive(ACCESS_REQUEST_REFUSAL_TEXTS['requester-left'])),
  ).toBeVisible();
  await expect(other.getByText(client.email)).toHaveCount(0);
});

test('[PLUS-35, GC-14] a request that was sent to others is not found, nor one without an id', async ({
  page,
  world,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404.*access-request/, 'the request was sent to others');
  const account = await world.account(PLAN);
  await signIn(page, account.people.client, questionOf(account));
  await ask(page);
  const other = await openBrowser();
  await storeSession(other, account.people.owner);
  await other.goto(await requestPath(world, account.people.client.uid));
  await expect(other.getByRole('heading', { name: words.unknownTitle })).toBeVisible();
  await other.goto('/manage-invite/access-request');
  await expect(other.getByRole('heading', { name: words.unknownTitle })).toBeVisible();
});

test('[PLUS-35, GV-24] a reader who sees those who may give a role reads their names and asks them', async ({
  page,
  world,
}) => {
  const account = await world.account({
    ...PLAN,
    people: { ...PLAN.people, crew: { role: 'vic-admin', in: 'Studio' } },
  });
  const query = `act=workspace.rename&workspace=${account.workspaceId('Studio')}`;
  await signIn(
    page,
    account.people.crew,
    `/manage-invite/who-can?${query}&person=${account.people.crew.email}`,
  );
  const { chief, deputy, owner } = account.people;
  await expect(page.getByRole('radio', { name: who.smallest })).toBeChecked();
  await expect(page.getByText(owner.email)).toHaveCount(0);
  await expect(page.getByText(new RegExp(`They are:`))).toHaveCount(0);
  await page.getByRole('button', { name: who.ask }).click();
  await expect(page.getByRole('dialog')).toContainText(who.askedHidden);
  await page.keyboard.press('Escape');
  await page.goto(
    `/manage-invite/who-can?act=instance.stop&workspace=${account.workspaceId('Studio')}&person=${account.people.client.email}`,
  );
  await expect(page.getByText(/They are: /)).toContainText(chief.name);
  await expect(page.getByText(/They are: /)).toContainText(deputy.name);
});

test('[PLUS-35, PLUS-30] the request reads in German on a phone, dark, without a violation', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account(PLAN);
  await signIn(page, account.people.client, questionOf(account));
  await ask(page);
  const other = await openBrowser({
    locale: 'de-DE',
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
  });
  await storeSession(other, account.people.chief);
  await other.goto(await requestPath(world, account.people.client.uid));
  const asked = german.screens.accessRequest.asks(
    account.people.client.name,
    german.roleNameText('vic-admin'),
  );
  await expect(other.getByRole('heading', { name: asked })).toBeVisible();
  expect(await findViolations(other)).toEqual([]);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
