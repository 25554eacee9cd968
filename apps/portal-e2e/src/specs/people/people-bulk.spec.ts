import { BULK_REFUSAL_TEXTS, INVITATION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import type { Locator, Page } from '@playwright/test';
import { openPeople, people } from '../../screens/workspace/people.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import { storeSession } from '../../world/stored-session.ts';
import type { World } from '../../world/world.ts';

const words = screens.peopleBulk;
const list = screens.manageInvite;
const roleName = screens.accountsSelect.role;

const PLAN = {
  workspaces: [{ name: 'House', isDefault: true, devices: [{ name: 'House PL' }] }, { name: 'Stage' }],
  people: {
    owner: { role: 'account-owner' },
    leader: { role: 'workspace-owner', in: 'Stage' },
    lead: { role: 'workspace-admin', in: 'Stage' },
    crew: { role: 'vic-admin', in: 'Stage' },
    client: { role: 'endpoint-user', in: 'Stage' },
  },
} as const satisfies AccountPlan<'owner' | 'leader' | 'lead' | 'crew' | 'client'>;

const guest = (number: number) => `guest${number}@e2e.partyline.test`;

async function makeAccount(world: World, guests = 4) {
  const account = await world.account(PLAN);
  const invited = Array.from({ length: guests }, (_, index) => ({
    email: guest(index),
    role: 'endpoint-user' as const,
    in: 'Stage',
    status: index === 1 ? ('expired' as const) : ('pending' as const),
  }));
  await world.invite(account, ...invited);
  return account;
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const resultOf = (results: Locator, text: string) => results.getByRole('listitem').filter({ hasText: text });

async function press(page: Page, name: string | RegExp): Promise<Locator> {
  await people(page).bar.getByRole('button', { name }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('[HZ-8] selects all invitations, says what is out of sight, and sends them again with one result each and one audit entry', async ({
  page,
  world,
}) => {
  const account = await makeAccount(world);
  const { owner, crew } = account.people;
  await storeSession(page, owner);
  const { selectAll, tick, bar, results, invitationRows } = await openPeople(page);
  await expect(invitationRows).toHaveCount(3);
  await selectAll('invitations').check();
  await expect(page.getByText(words.allSelected(4))).toBeVisible();
  await tick(crew.email).check();
  await expect(bar).toContainText(words.selected(5));
  await expect(bar).toContainText(words.kinds(4, 1));
  const dialog = await press(page, words.acts.resend(4));
  await expect(dialog).toContainText(`${crew.email}: ${BULK_REFUSAL_TEXTS['not-invited']}`);
  await dialog.getByRole('button', { name: words.acts.resend(4) }).click();
  await expect(results).toContainText(words.progress(4, 4));
  await expect(results.getByText(words.done.resend)).toHaveCount(4);
  await expect(people(page).row(guest(1))).toContainText('Invited');
  const { rows } = await world.database.query<{ count: number; batches: number }>(
    `SELECT count(*)::int AS count, count(DISTINCT batch_id)::int AS batches FROM app.audit
      WHERE account_id = $1 AND action = 'invitation.resend'`,
    [account.id],
  );
  expect(rows[0]).toEqual({ count: 4, batches: 1 });
  await bar.getByRole('button', { name: words.clear }).click();
  await expect(bar).toBeHidden();
});

test('[HZ-8] changes role, end date and suspension of those whom it fits, and names the others with the reason', async ({
  page,
  world,
}) => {
  const account = await makeAccount(world, 1);
  const { owner, leader, lead, crew, client } = account.people;
  await storeSession(page, owner);
  const { selectAll, results, row, bar } = await openPeople(page);
  await selectAll('members').check();
  await expect(bar).toContainText(words.selected(5));

  await test.step('role', async () => {
    const dialog = await press(page, /^Change role/);
    await dialog.getByRole('radio', { name: roleName('vic-admin') }).check();
    await expect(dialog).toContainText(`${owner.email}: ${BULK_REFUSAL_TEXTS.own}`);
    await expect(dialog).toContainText(`${crew.email}: ${BULK_REFUSAL_TEXTS['same-role']}`);
    await dialog.getByRole('button', { name: /^Change role/ }).click();
    await expect(resultOf(results, client.email)).toContainText(roleName('vic-admin'));
    await expect(row(client.email)).toContainText(roleName('vic-admin'));
    await expect(row(lead.email)).toContainText(roleName('vic-admin'));
  });
  await test.step('end date', async () => {
    const dialog = await press(page, /^Set end date/);
    await dialog.getByLabel(words.endsAt).fill('2031-01-31');
    await dialog.getByRole('button', { name: /^Set end date/ }).click();
    await expect(resultOf(results, crew.email)).toContainText('31 Jan 2031');
    await expect(row(crew.email)).toContainText(list.endsAt('31 Jan 2031'));
    await expect(row(owner.email)).toContainText(list.noEnd);
  });
  await test.step('suspend and resume', async () => {
    let dialog = await press(page, /^Suspend/);
    await expect(dialog).toContainText(`${owner.email}: ${BULK_REFUSAL_TEXTS.own}`);
    await dialog.getByRole('button', { name: /^Suspend/ }).click();
    await expect(row(client.email)).toContainText(list.suspended);
    dialog = await press(page, /^Resume/);
    await dialog.getByRole('button', { name: /^Resume/ }).click();
    await expect(resultOf(results, client.email)).toContainText(words.done.resume);
    await expect(row(client.email)).toContainText(list.active);
  });
  await expect(row(leader.email)).toBeVisible();
});

test('[HZ-8] revokes invitations and removes members in one act', async ({ page, world }) => {
  const account = await makeAccount(world, 2);
  const { owner, client } = account.people;
  await storeSession(page, owner);
  const { tick, results, row, bar } = await openPeople(page);
  await tick(guest(0)).check();
  await expect(bar.getByRole('button', { name: words.acts.revoke(1, 0) })).toBeVisible();
  await tick(client.email).check();
  const dialog = await press(page, words.acts.revoke(1, 1));
  await expect(dialog).toContainText(words.titles.revoke(1, 1));
  await dialog.getByRole('button', { name: words.acts.revoke(1, 1) }).click();
  await expect(resultOf(results, guest(0))).toContainText(words.done.revoke.invitation);
  await expect(resultOf(results, client.email)).toContainText(words.done.revoke.membership);
  await expect(row(client.email)).toHaveCount(0);
  await expect(row(guest(0))).toContainText('Revoked');
  await expect(bar).toBeHidden();
});

test('[HZ-8, PLUS-7] refuses each act on those whom it does not fit', async ({ page, world }) => {
  const account = await makeAccount(world, 1);
  const { lead, leader } = account.people;
  await storeSession(page, lead);
  const { tick, bar } = await openPeople(page);
  await tick(leader.email).check();
  await tick(lead.email).check();
  for (const [name, reason] of [
    [words.acts.resend(0), words.none.resend],
    [words.acts['set-end'](0), words.none['set-end']],
    [words.acts['change-role'](0), words.none['change-role']],
    [words.acts.suspend(0), words.none.suspend],
    [words.acts.revoke(0, 0), words.none.revoke],
  ] as const) {
    const button = bar.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
  }
  await expect(bar.getByRole('button', { name: /^Resume/ })).toHaveCount(0);
  await tick(guest(0)).check();
  const dialog = await press(page, words.acts.revoke(1, 0));
  await expect(dialog).toContainText(`${leader.email}: ${INVITATION_REFUSAL_TEXTS['role-not-grantable']}`);
});

test('[HZ-8, PLUS-5, PLUS-7] resumes those whose role the user may give, and names the others', async ({
  page,
  world,
}) => {
  const account = await makeAccount(world, 0);
  const { lead, leader, client } = account.people;
  await world.database.query('UPDATE app.memberships SET suspended_at = now() WHERE user_uid = ANY($1)', [
    [leader.uid, client.uid],
  ]);
  await storeSession(page, lead);
  const { tick, bar, results, row } = await openPeople(page);
  await tick(leader.email).check();
  await expect(bar.getByRole('button', { name: /^Resume/ })).toHaveCount(0);
  await tick(client.email).check();
  const dialog = await press(page, words.acts.resume(1));
  await expect(dialog).toContainText(`${leader.email}: ${INVITATION_REFUSAL_TEXTS['role-not-grantable']}`);
  await dialog.getByRole('button', { name: words.acts.resume(1) }).click();
  await expect(resultOf(results, client.email)).toContainText(words.done.resume);
  await expect(row(client.email)).toContainText(list.active);
  await expect(row(leader.email)).toContainText(list.suspended);
});

test('[HZ-8] gives rows that others changed, and all after the own role was lowered, a result of their own', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of (?:403|400|404|409|422)/, 'the API refuses what changed meanwhile');
  const account = await makeAccount(world, 3);
  const { lead, crew } = account.people;
  await storeSession(page, lead);
  // The page must not learn of the changes before it acts.
  const feed = Promise.withResolvers<undefined>();
  await page.route(/\/users\/notification(?:\/stream|\?|$)/, async (route) => {
    await feed.promise;
    return route.continue();
  });
  const { selectAll, results, row } = await openPeople(page);
  await selectAll('invitations').check();
  const dialog = await press(page, words.acts.revoke(3, 0));
  await world.database.query(
    `UPDATE app.invitations SET status = 'revoked', row_version = row_version + 1 WHERE account_id = $1 AND email = $2`,
    [account.id, guest(0)],
  );
  await dialog.getByRole('button', { name: words.acts.revoke(3, 0) }).click();
  await expect(results).toContainText(words.progress(3, 3));
  await expect(resultOf(results, guest(0))).toContainText('This invitation has been revoked already.');
  await expect(resultOf(results, guest(2))).toContainText(words.done.revoke.invitation);
  // Nor from the lists, which are read again after an act.
  for (const number of [0, 1, 2]) await expect(row(guest(number))).toContainText('Revoked');

  await test.step('lowered while the dialog is open', async () => {
    await selectAll('members').check();
    const second = await press(page, /^Suspend/);
    await world.database.query(
      `UPDATE app.memberships SET role_id = (SELECT id FROM app.roles WHERE name = 'vic-admin') WHERE user_uid = $1`,
      [lead.uid],
    );
    await second.getByRole('button', { name: /^Suspend/ }).click();
    feed.resolve(undefined);
    await expect(results).toContainText(words.progress(2, 2));
    await expect(resultOf(results, crew.email)).toContainText(INVITATION_REFUSAL_TEXTS['role-not-grantable']);
    await expect(results.getByText(words.done.suspend)).toHaveCount(0);
  });
});

test('[HZ-8] on a phone selects with a finger, in a sheet over the tabs', async ({ openBrowser, world }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const account = await makeAccount(world);
  await storeSession(page, account.people.owner);
  const { selectAll, bar, invitationRows, tick } = await openPeople(page);
  await expect(invitationRows).toHaveCount(2);
  const before = await invitationRows.first().boundingBox();
  await tick(guest(0)).tap();
  await expect(bar).toContainText(words.selected(1));
  await selectAll('invitations').tap();
  await expect(page.getByText(words.allSelected(4))).toBeVisible();
  expect(await invitationRows.first().boundingBox()).toEqual(before);
  const box = await bar.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 360]);
});

test('[HZ-8] acts on 500 selected rows', async ({ page, world }) => {
  test.slow();
  const account = await makeAccount(world, 500);
  await storeSession(page, account.people.owner);
  const { selectAll, results } = await openPeople(page);
  await selectAll('invitations').click();
  await expect(page.getByText(words.allSelected(500))).toBeVisible();
  const dialog = await press(page, words.acts.revoke(500, 0));
  await dialog.getByRole('button', { name: words.acts.revoke(500, 0) }).click();
  await expect(results).toContainText(words.progress(500, 500), { timeout: 180_000 });
  await expect(results.getByText(words.done.revoke.invitation)).toHaveCount(500);
});
