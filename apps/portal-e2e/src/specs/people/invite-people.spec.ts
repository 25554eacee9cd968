import {
  INVITATION_REFUSAL_TEXTS,
  permissionRefusalText,
  screens,
  WORDINGS,
  ACCOUNT_WORDINGS,
} from '@partyline/texts';
import { signIn } from '../../screens/login/login.ts';
import { inviteDialog, openPeople, people } from '../../screens/workspace/people.ts';
import { expect, test } from '../../test.ts';
import { failureResponse, stubResponse, STUBBED } from '../../watch/stub-response.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import { storeSession } from '../../world/stored-session.ts';

const words = screens.inviteDialog;
const roleName = screens.accountsSelect.role;
const GUEST = 'Guest@e2e.partyline.test';
const SEND = { method: 'POST', path: '/api/invitation' };

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

test('[INV-12, INV-13, INV-14, INV-15, VAL-23] asks for e-mail, role and workspace, each beside its field', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  await openPeople(page);
  await people(page).invite.click();
  const { dialog, email, roles, send, workspace } = inviteDialog(page);
  await expect(email).toBeFocused();
  await send.click();
  await expect(dialog).toContainText('E-mail is required.');
  await expect(dialog).toContainText('Role is required.');
  await expect(dialog).toContainText('Workspace is required.');
  await expect(email).toBeFocused();
  await expect(workspace).toHaveAttribute('aria-invalid', 'true');
  await email.fill('guest@');
  await expect(dialog).toContainText('E-mail is not valid.');
  await email.fill(GUEST);
  await send.click();
  await expect(roles.first()).toBeFocused();
});

test('[INV-26, INV-31, INV-34, INV-35] sends an invitation by keyboard, and lists it', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  await openPeople(page);
  await people(page).invite.press('Enter');
  const { dialog, email, role, workspace } = inviteDialog(page);
  await expect(email).toBeFocused();
  await page.keyboard.type(GUEST);
  await role(roleName('vic-admin')).press('Space');
  await workspace.selectOption('Truck');
  await email.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words.sent(GUEST))).toBeVisible();
  await people(page).search.fill(GUEST);
  await expect(people(page).row(GUEST)).toContainText('Truck');
  await expect(people(page).row(GUEST)).toContainText(roleName('vic-admin'));
});

test('[INV-16, ERR-35] refuses an invitation of oneself, whatever the letter case', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { owner } = account.people;
  await storeSession(page, owner);
  await openPeople(page, `?invite=true&workspace=${account.workspaceId('Studio')}`);
  const { dialog, email, role, send } = inviteDialog(page);
  await email.fill(` ${owner.email.toUpperCase()} `);
  await role(roleName('vic-admin')).check();
  await send.click();
  await expect(dialog.getByText(ACCOUNT_WORDINGS.inviteYourself, { exact: true })).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
});

test('[INV-17, INV-18, INV-19, ERR-36] refuses a permission that the user has, and sends the same role for another workspace', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await world.invite(account, { email: GUEST, role: 'vic-admin', in: 'Studio' });
  await storeSession(page, account.people.owner);
  await openPeople(page, `?invite=true&workspace=${account.workspaceId('Studio')}`);
  const { dialog, email, role, workspace, send } = inviteDialog(page);
  await email.fill(GUEST.toUpperCase());
  await role(roleName('vic-admin')).check();
  await send.click();
  await expect(dialog.getByText(ACCOUNT_WORDINGS.permissionExists, { exact: true })).toBeVisible();
  await expect(email).toHaveValue(GUEST.toUpperCase());
  await workspace.selectOption('Truck');
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words.sent(GUEST.toUpperCase()))).toBeVisible();
});

test('[INV-20, INV-21, GV-7] asks before another permission is changed: cancelling changes nothing, confirming does', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { owner, client } = account.people;
  await signIn(page, owner);
  await openPeople(
    page,
    `?invite=true&workspace=${account.workspaceId('Studio')}&email=${encodeURIComponent(client.email)}`,
  );
  const { dialog, email, role, send, question, cancel } = inviteDialog(page);
  await email.fill(client.email);
  await role(roleName('vic-admin')).check();
  await send.click();
  await expect(question).toContainText(
    words.updateText(client.email, 'endpoint-user', 'Studio', 'vic-admin'),
  );
  await question.getByRole('button', { name: words.keep }).click();
  await expect(email).toHaveValue(client.email);
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(people(page).row(client.email)).toContainText(roleName('endpoint-user'));
  await people(page).invite.click();
  await email.fill(client.email);
  await role(roleName('vic-admin')).check();
  await send.click();
  await question.getByRole('button', { name: words.update }).click();
  await expect(page.getByText(words.updated(client.email, 'vic-admin'))).toBeVisible();
  await expect(people(page).row(client.email)).toContainText(roleName('vic-admin'));
});

test('[INV-22, INV-23, INV-24, GV-9, GV-10, GV-12, PLUS-7] offers the roles that can be given, and says why an owner cannot', async ({
  page,
  world,
}) => {
  const account = await world.account({
    ...PLAN,
    people: { ...PLAN.people, second: { role: 'account-admin' } },
  });
  await world.invite(account, { email: GUEST, role: 'workspace-owner', in: 'Studio' });
  const { owner, second } = account.people;
  await storeSession(page, owner);
  await openPeople(page, '?invite=true');
  const { dialog, email, role, roles, workspace } = inviteDialog(page);
  await expect(roles).toHaveCount(5);
  await workspace.selectOption('Studio');
  await expect(role(roleName('workspace-owner'))).toBeDisabled();
  await expect(dialog).toContainText(INVITATION_REFUSAL_TEXTS['owner-open']);
  await workspace.selectOption('House');
  await expect(role(roleName('workspace-owner'))).toBeDisabled();
  await expect(dialog).toContainText(INVITATION_REFUSAL_TEXTS['owner-of-default']);
  await workspace.selectOption('Truck');
  await role(roleName('workspace-owner')).check();
  await expect(workspace.getByRole('option')).toHaveText([words.chooseWorkspace, 'Truck']);
  await role(roleName('account-admin')).check();
  await expect(dialog.getByLabel(words.workspace, { exact: true })).toHaveValue('House');
  await expect(dialog).toContainText(words.locked);
  await email.fill(second.email.toUpperCase());
  await expect(role(roleName('account-admin'))).toHaveCount(0);
});

test('[INV-25, ROLE-21, GV-11] offers each role the workspaces and roles of its own, and a client user nothing', async ({
  page,
  world,
  openBrowser,
}) => {
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.lead);
  await openPeople(page, '?invite=true');
  const { workspace, roles, role } = inviteDialog(page);
  await expect(workspace.getByRole('option')).toHaveText([words.chooseWorkspace, 'Studio']);
  await expect(workspace).not.toHaveValue('');
  await expect(roles).toHaveCount(2);
  await expect(role(roleName('vic-admin'))).toBeVisible();
  const crew = await openBrowser();
  await storeSession(crew, users.crew);
  await openPeople(crew, '?invite=true');
  await expect(inviteDialog(crew).roles).toHaveCount(1);
  await expect(inviteDialog(crew).role(roleName('endpoint-user'))).toBeVisible();
  const client = await openBrowser();
  await signIn(client, users.client, '/manage-invite?invite=true');
  await expect(client.getByText(screens.manageInvite.noRightsTitle)).toBeVisible();
  await expect(inviteDialog(client).dialog).toHaveCount(0);
});

test('[GC-5, PLUS-7, PLUS-35] in a trial the invite button says why it is refused and leads to who can', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account({
    isTrial: true,
    workspaces: [{ name: 'House', isDefault: true }],
    people: { owner: { role: 'account-owner' } },
  });
  await storeSession(page, users.owner);
  await page.goto('/manage-invite');
  const invite = page.getByRole('link', { name: screens.manageInvite.invite });
  const reason = permissionRefusalText('trial', { purchase: 'buy', accountName: null });
  await expect(invite).toBeEnabled();
  await expect(invite).toHaveAccessibleDescription(`${reason} ${screens.whoCanLink.any}`);
  await invite.click();
  await expect(page).toHaveURL(/who-can\?act=workspace\.invite/);
  await expect(inviteDialog(page).dialog).toHaveCount(0);
});

test('[INV-32, INV-33, ERR-37, GV-16] keeps the dialog open after a failure: silent without a code, else with its sentence', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of (?:400|500)/, STUBBED);
  const account = await world.account(PLAN);
  await storeSession(page, account.people.owner);
  await openPeople(page, `?invite=true&workspace=${account.workspaceId('Studio')}`);
  const { dialog, email, role, send } = inviteDialog(page);
  await email.fill(GUEST);
  await role(roleName('vic-admin')).check();

  await test.step('an answer without a code', async () => {
    const end = await stubResponse(page, SEND, { status: 400, body: { message: 'Not for the user.' } });
    const answered = page.waitForResponse('**/api/invitation');
    await send.click();
    await answered;
    await expect(send).not.toHaveAttribute('aria-disabled');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await end();
  });
  await test.step('a message of the server', async () => {
    const end = await stubResponse(page, SEND, failureResponse(400, 2999, 'The list is full.'));
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText('The list is full.');
    await end();
  });
  await test.step('any other failure', async () => {
    const end = await stubResponse(page, SEND, failureResponse(500, 500, 'Internal.'));
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText(WORDINGS.generalError);
    await end();
  });
  await expect(email).toHaveValue(GUEST);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words.sent(GUEST))).toBeVisible();
});

test('[PLUS-2] invites many pasted addresses, with a result for each, and tries the failed ones again', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/, STUBBED);
  const account = await world.account(PLAN);
  const { owner, client } = account.people;
  await storeSession(page, owner);
  await openPeople(page, `?invite=true&workspace=${account.workspaceId('Studio')}`);
  const { dialog, email, role, send, results } = inviteDialog(page);
  const pasted = [
    'Ann Lee <ann@e2e.partyline.test>, jo@e2e.partyline.test;',
    'kim@e2e.partyline.test',
    'not-an-address',
    client.email,
    owner.email,
    'ANN@e2e.partyline.test',
  ];
  await email.fill(pasted.join('\n'));
  await expect(dialog).toContainText(words.emailCount(6));
  await role(roleName('vic-admin')).check();
  let isFailing = true;
  await page.route('**/api/invitation', async (route) => {
    const isJo = route.request().postData()?.includes('jo@') === true;
    if (isJo && isFailing) {
      isFailing = false;
      return route.fulfill({ status: 500, headers: { 'x-injected-by-test': '1' }, body: '{}' });
    }
    return route.fallback();
  });
  await send.click();
  await expect(results).toContainText(words.resultsSummary(2, 4));
  const item = (address: string) => results.getByRole('listitem').filter({ hasText: address });
  await expect(item('ann@e2e.partyline.test')).toContainText(words.resultSent);
  await expect(item('not-an-address')).toContainText('E-mail is not valid.');
  await expect(item(owner.email)).toContainText(ACCOUNT_WORDINGS.inviteYourself);
  await expect(item('jo@e2e.partyline.test')).toContainText(WORDINGS.generalError);
  await results.getByRole('button', { name: words.retry(1) }).click();
  await expect(item('jo@e2e.partyline.test')).toContainText(words.resultSent);
  await expect(item(client.email)).toContainText(words.resultUpdate);
  await item(client.email).getByRole('button', { name: words.update }).click();
  await expect(item(client.email)).toContainText(words.resultSent);
  await results.getByRole('button', { name: words.edit }).click();
  await expect(email).toHaveValue(`not-an-address\n${owner.email}`);
  await page.keyboard.press('Escape');
  await expect(people(page).row('kim@e2e.partyline.test')).toBeVisible();
  await expect(people(page).row(client.email)).toContainText(roleName('vic-admin'));
});
