import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { insertMember } from '@partyline/rows/testing';
import { screens } from '@partyline/texts';
import { waitForFeed, workspaceMenu } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { inviteDialog, listedEmails, openPeople, people, rowAction } from '../../screens/workspace/people.ts';
import { expect, test } from '../../test.ts';
import { failureResponse, stubResponse, STUBBED } from '../../watch/stub-response.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import type { World } from '../../world/world.ts';
import { storeSession } from '../../world/stored-session.ts';

const words = screens.manageInvite;
const roleName = screens.accountsSelect.role;

const PLAN = {
  workspaces: [
    { name: 'House', isDefault: true, devices: [{ name: 'House PL' }] },
    { name: 'Studio' },
    { name: 'Truck' },
  ],
  people: {
    owner: { role: 'account-owner' },
    lead: { role: 'workspace-admin', in: 'Studio' },
    crew: { role: 'vic-admin', in: 'Studio' },
    client: { role: 'endpoint-user', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'lead' | 'crew' | 'client'>;

test('[HZ-8, INV-1, INV-2, INV-3, INV-5, INV-7, INV-8, INV-27, ENT-20, ENT-21, GV-4, GV-24] lists invitations, three at first, more and less on demand, and the people with access by e-mail', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await world.invite(
    account,
    { email: 'aaa@e2e.partyline.test', role: 'endpoint-user', in: 'Truck' },
    { email: 'bbb@e2e.partyline.test', role: 'vic-admin', in: 'Studio', status: 'expired' },
    { email: 'ccc@e2e.partyline.test', role: 'vic-admin', in: 'Studio', status: 'revoked' },
    { email: 'ddd@e2e.partyline.test', role: 'vic-admin', in: 'Studio' },
    { email: 'eee@e2e.partyline.test', role: 'vic-admin', in: 'Studio' },
  );
  await storeSession(page, account.people.owner);
  const { invitationRows, memberRows, row, more, less } = await openPeople(page);
  await expect(invitationRows).toHaveCount(3);
  await expect(memberRows).toHaveCount(4);
  await expect(more).toHaveAccessibleName(words.showMore(2));
  await more.click();
  await expect(invitationRows).toHaveCount(5);
  const emails = await listedEmails(page);
  expect(emails).toHaveLength(4);
  expect(emails).toEqual(emails.toSorted((a, b) => a.localeCompare(b)));
  await expect(row('aaa@e2e.partyline.test')).toContainText('Truck');
  await expect(row('aaa@e2e.partyline.test')).toContainText(roleName('endpoint-user'));
  await expect(row('aaa@e2e.partyline.test')).toContainText('Invited');
  await expect(row('bbb@e2e.partyline.test')).toContainText('Expired');
  await expect(row('ccc@e2e.partyline.test')).toContainText('Revoked');
  await expect(row(account.people.lead.email)).toContainText(words.active);
  await expect(row(account.people.owner.email)).toContainText(words.everyWorkspace);
  await expect(row(account.people.owner.email)).toContainText(words.you);
  await less.click();
  await expect(invitationRows).toHaveCount(3);
});

test('[HZ-8, INV-9, DASH-25, GV-6] shows 2 invitations up to 739 px and 3 above', async ({ page, world }) => {
  const account = await world.account(PLAN);
  await world.invite(
    account,
    ...['a', 'b', 'c', 'd'].map((name) => ({
      email: `${name}@e2e.partyline.test`,
      role: 'endpoint-user' as const,
      in: 'Truck',
    })),
  );
  await page.setViewportSize({ width: 739, height: 800 });
  await storeSession(page, account.people.owner);
  const { invitationRows } = await openPeople(page);
  await expect(invitationRows).toHaveCount(2);
  await page.setViewportSize({ width: 740, height: 800 });
  await expect(invitationRows).toHaveCount(3);
});

test('[INV-4, GV-21] searches e-mail, workspace and role when typing pauses, without a step in the history', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account(PLAN);
  await signIn(page, users.owner, '/dashboard');
  const { search, rows, row } = await openPeople(page);
  await search.fill(users.crew.email.toUpperCase());
  await expect(rows).toHaveCount(1);
  await expect(row(users.crew.email)).toBeVisible();
  await search.fill('virtual client');
  await expect(rows).toHaveCount(1);
  await expect(row(users.client.email)).toBeVisible();
  await search.fill('studi');
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(/q=studi/);
  await search.fill('no such user');
  await expect(page.getByText(words.noMatchTitle)).toBeVisible();
  await page.getByRole('button', { name: words.clear }).click();
  await expect(rows).toHaveCount(4);
  await expect(search).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);
});

test('[INV-6] filters by workspace, role and status, each a step that Back takes back', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await world.invite(account, { email: 'open@e2e.partyline.test', role: 'vic-admin', in: 'Studio' });
  await storeSession(page, account.people.owner);
  const { filter, rows, row } = await openPeople(page);
  await filter('workspace').selectOption('Studio');
  await expect(page.getByRole('heading', { name: words.onlyOneIn('Studio') })).toBeVisible();
  await filter('permission').selectOption(roleName('vic-admin'));
  await expect(rows).toHaveCount(2);
  await filter('status').selectOption('Invited');
  await expect(rows).toHaveCount(1);
  await expect(row('open@e2e.partyline.test')).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await expect(filter('status')).toHaveValue('');
  await page.reload();
  await expect(rows).toHaveCount(2);
});

test('[INV-5, INV-6] on a phone filters and order fold behind one button that counts them, and the list begins high', async ({
  openBrowser,
  world,
}) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  const { rows, row, filters, sheet } = await openPeople(page);
  await expect(rows).toHaveCount(4);
  expect((await page.getByRole('heading', { name: words.invitations }).boundingBox())?.y).toBeLessThanOrEqual(
    260,
  );
  await filters.click();
  await expect(sheet.getByRole('heading', { name: words.filters })).toBeVisible();
  const select = (name: string) => sheet.getByRole('combobox', { name, exact: true });
  await select(words.columns.workspace).selectOption('Studio');
  await select(words.columns.permission).selectOption(roleName('vic-admin'));
  await select(words.sortBy).selectOption(words.columns.lastActive);
  await expect(page).toHaveURL(/sort=lastActive/);
  await sheet.getByRole('button', { name: words.done }).click();
  await expect(filters).toHaveAccessibleName(words.filtersChosen(2));
  await expect(filters).toBeFocused();
  await expect(rows).toHaveCount(1);
  await expect(row(users.crew.email)).toBeVisible();
  await filters.click();
  await sheet.getByRole('button', { name: words.clearFilters }).click();
  await sheet.getByRole('button', { name: words.done }).click();
  await expect(filters).toHaveAccessibleName(words.filters);
  await expect(rows).toHaveCount(4);
});

test('[INV-5] sorts by every column, ascending and descending, and keeps it in the address', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  const { sort, rows, table } = await openPeople(page);
  await expect(table.getByRole('columnheader', { name: words.columns.email })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await sort('permission').click();
  await expect(rows.first()).toContainText(roleName('account-owner'));
  await sort('permission').click();
  await expect(rows.first()).toContainText(roleName('endpoint-user'));
  await expect(page).toHaveURL(/sort=permission.*desc=true/);
  await page.reload();
  await expect(rows.first()).toContainText(roleName('endpoint-user'));
});

/** Makes 60 invitations, and 64 members: two pages of each. */
async function manyPeople(world: World) {
  const account = await world.account(PLAN);
  const many = Array.from({ length: 60 }, (_, index) => ({
    email: `guest${String(index).padStart(2, '0')}@e2e.partyline.test`,
    role: 'endpoint-user' as const,
    in: 'Truck',
  }));
  await world.invite(account, ...many);
  return account;
}

test('[HZ-8, GV-5, CONST-21] reveals 50 invitations a page, and says how many more', async ({
  page,
  world,
}) => {
  const account = await manyPeople(world);
  await storeSession(page, account.people.owner);
  const { invitationRows, more } = await openPeople(page);
  await expect(more).toHaveAccessibleName(words.showMore(47));
  await more.click();
  await expect(invitationRows).toHaveCount(50);
  await expect(more).toHaveAccessibleName(words.showMore(10));
  await more.click();
  await expect(invitationRows).toHaveCount(60);
  await expect(more).toBeHidden();
});

test('[HZ-8, GV-5] shows the people with access 50 a page', async ({ page, world }) => {
  const account = await world.account(PLAN);
  for (let index = 0; index < 60; index += 1) {
    await insertMember(world.database, {
      accountId: account.id,
      workspaceId: account.workspaceId('Truck'),
      role: 'endpoint-user',
      user: { email: `member${String(index).padStart(2, '0')}@e2e.partyline.test` },
    });
  }
  await storeSession(page, account.people.owner);
  const { memberRows } = await openPeople(page);
  await expect(memberRows).toHaveCount(50);
  await expect(page.getByText(words.page(1, 50, 64))).toBeVisible();
  await page.getByRole('button', { name: words.nextPage }).click();
  await expect(memberRows).toHaveCount(14);
  await expect(page.getByText(words.page(51, 64, 64))).toBeVisible();
  await page.getByRole('button', { name: words.previousPage }).click();
  await expect(memberRows).toHaveCount(50);
});

test('[GV-5] shows the next page although the list is read again while it is on its way', async ({
  page,
  world,
}) => {
  const account = await manyPeople(world);
  await storeSession(page, account.people.owner);
  const { invitationRows, more } = await openPeople(page);
  await waitForFeed(page);
  await more.click();
  const held = Promise.withResolvers<Route>();
  await page.route(
    (url) => url.pathname === '/api/invitation' && url.searchParams.has('cursor'),
    (route) => held.resolve(route),
    { times: 1 },
  );
  await more.click();
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('cursor='));
  await held.promise;
  await world.announce(account, 'workspace update');
  await cancelled;
  await expect(invitationRows).toHaveCount(60);
});

test('[GV-15] exports what is filtered, with cells that no spreadsheet runs', async ({ page, world }) => {
  const account = await world.account(PLAN);
  await world.invite(
    account,
    { email: '=cmd@e2e.partyline.test', role: 'endpoint-user', in: 'Truck' },
    { email: 'other@e2e.partyline.test', role: 'endpoint-user', in: 'Studio' },
  );
  await storeSession(page, account.people.owner);
  const screen = await openPeople(page, `?workspace=${account.workspaceId('Truck')}&role=endpoint-user`);
  const download = page.waitForEvent('download');
  await screen.export.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain("'=cmd@e2e.partyline.test,,Truck,endpoint-user");
});

test('[ROUTE-9, GR-16] explains the page to a user without the right, and is for signed-in users only', async ({
  page,
  world,
  openBrowser,
}) => {
  const { people: users } = await world.account(PLAN);
  await signIn(page, users.client, '/manage-invite');
  await expect(page.getByText(words.noRightsTitle)).toBeVisible();
  await expect(page).toHaveURL(/manage-invite/);
  await expect(people(page).table).toHaveCount(0);
  await page.goto('/manage-invite/import');
  await expect(page.getByText(words.noRightsTitle)).toBeVisible();
  const signedOut = await openBrowser();
  await signedOut.goto('/manage-invite');
  await expect(signedOut.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});

test('[DASH-12, DASH-13, PLUS-3] leads from a workspace to its people, and from a member to all their access', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { owner, crew } = account.people;
  await world.invite(account, { email: crew.email, role: 'endpoint-user', in: 'Truck' });
  await signIn(page, owner);
  await workspaceMenu(page, 'Studio').button.click();
  await workspaceMenu(page, 'Studio').item('manage').click();
  await expect(page.getByRole('heading', { name: words.onlyOneIn('Studio') })).toBeVisible();
  const { rows, row } = people(page);
  await expect(rows).toHaveCount(3);
  await (await rowAction(page, crew.email, words.all)).click();
  await expect(page.getByRole('heading', { name: words.onlyOne(crew.email) })).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(row(crew.email, 'Studio')).toBeVisible();
  await expect(row(crew.email, 'Truck')).toBeVisible();
  await page.getByRole('button', { name: words.showAll }).click();
  await expect(rows).toHaveCount(5);

  await test.step('and from a workspace to an invitation into it', async () => {
    await page.goto('/dashboard');
    await workspaceMenu(page, 'Truck').button.click();
    await workspaceMenu(page, 'Truck').item('invite').click();
    const { dialog, workspace } = inviteDialog(page);
    await expect(dialog).toBeVisible();
    await expect(workspace).toHaveValue(String(account.workspaceId('Truck')));
  });
});

test('[GC-11] shows the change of another user, and the loss of the own right, while the page is open', async ({
  page,
  world,
  pageErrors,
  openBrowser,
}) => {
  pageErrors.allow(/status of 403/, 'the list was read once more before the page knew of the new role');
  const account = await world.account(PLAN);
  const { owner, lead } = account.people;
  await storeSession(page, lead);
  const { rows, row, invite } = await openPeople(page);
  await expect(rows).toHaveCount(3);
  const other = await openBrowser();
  await storeSession(other, owner);
  await openPeople(other, `?invite=true&workspace=${account.workspaceId('Studio')}`);
  const dialog = inviteDialog(other);
  await dialog.email.fill('aaa@e2e.partyline.test');
  await dialog.role(roleName('endpoint-user')).check();
  await dialog.send.click();
  await expect(dialog.dialog).toBeHidden();
  await expect(row('aaa@e2e.partyline.test')).toBeVisible();
  await expect(invite).toBeVisible();
  await (await rowAction(other, lead.email, words.changeRole)).click();
  await other.getByRole('radio', { name: roleName('endpoint-user') }).check();
  await other.getByRole('button', { name: words.save }).click();
  await expect(other.getByText(words.roleSaved(lead.email, 'endpoint-user'))).toBeVisible();
  await expect(page.getByText(words.noRightsTitle)).toBeVisible();
  await expect(invite).toBeHidden();
});

test('shows why the list could not be loaded, and loads it on retry', async ({ page, world, pageErrors }) => {
  pageErrors.allow(/status of 400/, STUBBED);
  const { people: users } = await world.account(PLAN);
  await signIn(page, users.owner);
  const end = await stubResponse(
    page,
    { method: 'GET', path: '/api/invitation' },
    failureResponse(400, 2000, 'The list is being rebuilt.'),
  );
  // Without feed and polls the page does not refetch.
  await page.route(/\/users\/notification(?:\/stream|\?|$)/, () => undefined);
  await page.goto('/manage-invite');
  await expect(page.getByRole('alert')).toContainText([
    'The list is being rebuilt.',
    'The list is being rebuilt.',
  ]);
  await end();
  for (const name of [words.invitations, words.members]) {
    const list = page.getByRole('group', { name: new RegExp(`^${name}`) });
    await list.getByRole('button', { name: words.tryAgain }).click();
  }
  await expect(people(page).rows).toHaveCount(4);
});
