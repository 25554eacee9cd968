import {
  INVITATION_REFUSAL_TEXTS,
  ROW_ACTION_REFUSAL_TEXTS,
  screens,
  takingRefusalText,
} from '@partyline/texts';
import { openSettings, settings } from '../../screens/account/settings.ts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { logIn, signIn } from '../../screens/login/login.ts';
import { listActions, openPeople, people, rowAction } from '../../screens/workspace/people.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import { storeSession } from '../../world/stored-session.ts';

const words = screens.manageInvite;
const ACCESS_LOST = 'calls that were under way when the member lost the last access';
const GUEST = 'guest@e2e.partyline.test';

const PLAN = {
  workspaces: [{ name: 'House', isDefault: true, devices: [{ name: 'House PL' }] }, { name: 'Studio' }],
  people: {
    owner: { role: 'account-owner' },
    leader: { role: 'workspace-owner', in: 'Studio' },
    lead: { role: 'workspace-admin', in: 'Studio' },
    crew: { role: 'vic-admin', in: 'Studio' },
    client: { role: 'endpoint-user', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'leader' | 'lead' | 'crew' | 'client'>;

test('[INV-29, GV-20, PLUS-5] removing a member names what is lost, and the member loses it at once', async ({
  page,
  world,
  pageErrors,
  openBrowser,
}) => {
  pageErrors.allow(/status of 40[13]/, ACCESS_LOST);
  const { people: users } = await world.account(PLAN);
  const { owner, crew } = users;
  const member = await openBrowser();
  await signIn(member, crew);
  await expect(dashboard(member).workspace('Studio')).toBeVisible();
  await storeSession(page, owner);
  await openPeople(page, `?email=${encodeURIComponent(crew.email)}`);
  const remove = await rowAction(page, crew.email, words.remove);
  await remove.click();
  const dialog = page.getByRole('dialog', { name: words.removeTitle(crew.email) });
  await expect(dialog).toContainText(words.removeText('vic-admin', 'Studio'));
  await dialog.getByRole('button', { name: words.cancel }).click();
  await expect(people(page).row(crew.email)).toBeVisible();
  await (await rowAction(page, crew.email, words.remove)).click();
  await dialog.getByRole('button', { name: words.remove }).click();
  await expect(page.getByText(words.removed(crew.email, 'Studio'))).toBeVisible();
  await expect(people(page).row(crew.email)).toHaveCount(0);
  await expect(dashboard(member).workspace('Studio')).toBeHidden();
});

test('[INV-29, PLUS-1] revokes, resends and copies an invitation; an expired one opens again', async ({
  page,
  world,
  context,
}) => {
  const account = await world.account(PLAN);
  await world.invite(account, { email: GUEST, role: 'vic-admin', in: 'Studio', status: 'expired' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeSession(page, account.people.owner);
  const { row } = await openPeople(page, `?email=${GUEST}`);
  await expect(row(GUEST)).toContainText('Expired');
  const copy = await rowAction(page, GUEST, words.copy);
  await expect(copy).toHaveAttribute('aria-disabled', 'true');
  await copy.click({ force: true });
  await expect(copy).toBeVisible();
  await page.getByRole('menuitem', { name: words.resend }).click();
  await expect(page.getByText(/The new link is valid until/)).toBeVisible();
  await expect(row(GUEST)).toContainText('Invited');

  await (await rowAction(page, GUEST, words.copy)).click();
  const dialog = page.getByRole('dialog', { name: words.copyTitle });
  await dialog.getByRole('button', { name: words.makeLink }).click();
  const link = await dialog.getByLabel(words.link).inputValue();
  expect(link).toMatch(/\/invite\?inviteId=[\w-]{20,}$/);
  await dialog.getByRole('button', { name: words.copy }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await (await rowAction(page, GUEST, words.revoke)).click();
  await page.getByRole('dialog').getByRole('button', { name: words.revoke }).click();
  await expect(page.getByText(words.revoked(GUEST))).toBeVisible();
  await expect(row(GUEST)).toContainText('Revoked');
});

test('[PLUS-5] suspends a member, whose access rests until it is resumed', async ({
  page,
  world,
  openBrowser,
}) => {
  const { people: users } = await world.account(PLAN);
  const { owner, client } = users;
  await storeSession(page, owner);
  const { row } = await openPeople(page, `?email=${encodeURIComponent(client.email)}`);
  await (await rowAction(page, client.email, words.suspend)).click();
  await page.getByRole('dialog').getByRole('button', { name: words.suspend }).click();
  await expect(row(client.email)).toContainText(words.suspended);
  await (await rowAction(page, client.email, words.resume)).click();
  await expect(page.getByText(words.resumed(client.email))).toBeVisible();
  await expect(row(client.email)).toContainText(words.active);
  const member = await openBrowser();
  await signIn(member, client);
  await expect(dashboard(member).workspace('Studio')).toBeVisible();
});

test('[PLUS-4] sets and removes the day on which an access ends', async ({ page, world }) => {
  const { people: users } = await world.account(PLAN);
  const { owner, client } = users;
  await storeSession(page, owner);
  const { row } = await openPeople(page, `?email=${encodeURIComponent(client.email)}`);
  await expect(row(client.email)).toContainText(words.noEnd);
  await (await rowAction(page, client.email, words.setEnd)).click();
  const dialog = page.getByRole('dialog', { name: words.endTitle(client.email) });
  const field = dialog.getByLabel(words.columns.endsAt);
  await field.fill('2020-01-31');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toContainText('End date must be in the future.');
  await field.fill('2031-01-31');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(row(client.email)).toContainText(words.endsAt('31 Jan 2031'));
  await (await rowAction(page, client.email, words.setEnd)).click();
  await field.fill('');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(row(client.email)).toContainText(words.noEnd);
});

test('[PLUS-6] a member leaves a workspace; an owner must transfer it first', async ({
  page,
  world,
  pageErrors,
  openBrowser,
}) => {
  pageErrors.allow(/status of 40[13]/, ACCESS_LOST);
  const { people: users } = await world.account(PLAN);
  const { lead, leader, owner } = users;
  await storeSession(page, lead);
  await openPeople(page, `?email=${encodeURIComponent(lead.email)}`);
  await (await rowAction(page, lead.email, words.leave)).click();
  const dialog = page.getByRole('dialog', { name: words.leaveTitle('Studio') });
  await expect(dialog).toContainText(words.leaveText('workspace-admin', 'Studio'));
  await dialog.getByRole('button', { name: words.leave }).click();
  // The session ends with the last access.
  await expect(page).toHaveURL(/\/(login)?$/);

  const second = await openBrowser();
  await storeSession(second, leader);
  await openPeople(second, `?email=${encodeURIComponent(leader.email)}`);
  const leave = await rowAction(second, leader.email, words.leave);
  await expect(leave).toHaveAttribute('aria-disabled', 'true');
  await expect(leave).toContainText(words.ownerCannotLeave);
  const third = await openBrowser();
  await storeSession(third, owner);
  await openPeople(third, '?status=revoked');
  await expect(people(third).row(lead.email)).toBeVisible();
});

test('[PLUS-6] an endpoint user, who sees no list of people, leaves each workspace in the settings', async ({
  page,
  world,
  pageErrors,
  openBrowser,
}) => {
  pageErrors.allow(/status of 40[13]/, ACCESS_LOST);
  const account = await world.account(PLAN);
  const { client, owner } = account.people;
  await world.join(client, account, { role: 'endpoint-user', in: 'House' });
  await logIn(page, client);
  await page.getByRole('button', { name: /House/ }).click();
  await expect(dashboard(page).heading).toBeVisible();
  await openSettings(page, 'account');
  const { ownAccess, leaveButton } = settings(page);
  const leave = async (place: string) => {
    await leaveButton(place).click();
    const dialog = page.getByRole('dialog', { name: words.leaveTitle(place) });
    await expect(dialog).toContainText(words.leaveText('endpoint-user', place));
    await dialog.getByRole('button', { name: words.leave }).click();
  };
  await expect(ownAccess.getByRole('listitem')).toHaveText([/House/, /Studio/]);
  await leave('Studio');
  await expect(ownAccess.getByRole('listitem')).toHaveText([/House/]);
  await expect(page.getByText(words.left('Studio'))).toBeVisible();
  await leave('House');
  // The session ends with the last access.
  await expect(page).toHaveURL(/\/(login)?$/);

  const other = await openBrowser();
  await storeSession(other, owner);
  await openPeople(other, `?email=${encodeURIComponent(client.email)}&status=revoked`);
  await expect(people(other).row(client.email)).toHaveCount(2);
});

test('[PLUS-6, GC-4] the owners of an account and of a workspace cannot leave them in the settings', async ({
  page,
  world,
  openBrowser,
}) => {
  const { people: users } = await world.account(PLAN);
  for (const [user, place] of [
    [users.owner, words.everyWorkspace],
    [users.leader, 'Studio'],
  ] as const) {
    const browser = user === users.owner ? page : await openBrowser();
    await storeSession(browser, user);
    await openSettings(browser, 'account');
    const { leaveButton } = settings(browser);
    await expect(leaveButton(place)).toHaveAccessibleDescription(words.ownerCannotLeave);
    await leaveButton(place).click({ force: true });
    await expect(browser.getByRole('dialog', { name: words.leaveTitle(place) })).toBeHidden();
  }
});

test('[GV-11, GC-10, PLUS-4, PLUS-5, PLUS-7] offers each role what it may do with a row, and says why not', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account(PLAN);
  const { owner, leader, lead, crew, client } = account.people;
  await world.invite(account, { email: GUEST, role: 'endpoint-user', in: 'Studio' });
  const MEMBER = [words.all, words.changeRole, words.setEnd, words.suspend, words.remove];
  await storeSession(page, owner);
  await openPeople(page, '?q=studio');
  expect(await listActions(page, leader.email)).toEqual([
    ...[words.all, words.changeRole],
    `${words.setEnd}: ${INVITATION_REFUSAL_TEXTS['owner-ends']}`,
    `${words.suspend}: ${ROW_ACTION_REFUSAL_TEXTS['owner-suspended']}`,
    words.remove,
  ]);
  expect(await listActions(page, GUEST)).toEqual([
    words.all,
    words.resend,
    words.copy,
    words.changeRole,
    words.setEnd,
    words.revoke,
  ]);

  await test.step('a workspace admin, below the own role alone', async () => {
    const other = await openBrowser();
    await storeSession(other, lead);
    await openPeople(other);
    expect(await listActions(other, crew.email)).toEqual(MEMBER);
    const refused = 'You cannot give or change this role.';
    expect(await listActions(other, leader.email)).toEqual([
      words.all,
      ...MEMBER.slice(1).map((entry) => `${entry}: ${refused}`),
    ]);
  });
  await test.step('a user who may invite and not remove', async () => {
    const other = await openBrowser();
    await storeSession(other, crew);
    await openPeople(other);
    const refused = `${takingRefusalText({ accountName: account.name })}: ${screens.whoCanLink.any}`;
    // The only role this user may give is the member's own.
    expect(await listActions(other, client.email)).toEqual([
      words.all,
      `${words.setEnd}: ${refused}`,
      `${words.suspend}: ${refused}`,
    ]);
  });
});

test('[HZ-4, PLUS-4, PLUS-5, PLUS-7] gives access back without the right to remove, and takes none away', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { crew, client } = account.people;
  await world.database.query(
    `UPDATE app.memberships SET suspended_at = now(), ends_at = '2031-01-31T12:00:00Z' WHERE user_uid = $1`,
    [client.uid],
  );
  await storeSession(page, crew);
  const { row } = await openPeople(page, `?email=${encodeURIComponent(client.email)}`);
  await expect(row(client.email)).toContainText(words.suspended);
  await (await rowAction(page, client.email, words.resume)).click();
  await expect(page.getByText(words.resumed(client.email))).toBeVisible();
  await expect(row(client.email)).toContainText(words.active);

  await (await rowAction(page, client.email, words.setEnd)).click();
  const dialog = page.getByRole('dialog', { name: words.endTitle(client.email) });
  const field = dialog.getByLabel(words.columns.endsAt);
  await field.fill('2030-12-31');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toContainText(takingRefusalText({ accountName: account.name }));
  await field.fill('2031-02-28');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(row(client.email)).toContainText(words.endsAt('28 Feb 2031'));
});

test('[PLUS-4, PLUS-7] calls a membership ended, not an expired invitation', async ({ page, world }) => {
  const { people: users } = await world.account(PLAN);
  const { owner, client } = users;
  await world.database.query('UPDATE app.memberships SET ends_at = now() WHERE user_uid = $1', [client.uid]);
  await storeSession(page, owner);
  const { row } = await openPeople(page, `?email=${encodeURIComponent(client.email)}`);
  await expect(row(client.email)).toContainText(words.ended);
  const change = await rowAction(page, client.email, words.changeRole);
  await expect(change).toHaveAttribute('aria-disabled', 'true');
  await expect(change).toContainText('This access has ended. Invite the user again to give it back.');
});
