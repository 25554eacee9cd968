import { insertRow, insertTransfer } from '@partyline/rows/testing';
import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import type { Account, World } from '../world/world.ts';
import { dashboard, openWorkspaceMenuEntry, workspaceMenu } from '../screens/workspace/dashboard.ts';
import { insertInvitation } from '../screens/login/invitation.ts';
import { loginScreen, signIn } from '../screens/login/login.ts';
import { screenGroup, type ScreenFixtures } from './screen-group.ts';
import { newPasswordScreen } from '../screens/login/sign-up.ts';
import { openNotices } from '../screens/shell/notices.ts';
import { visit } from '../screens/shell/shell.ts';

const words = screens.ownership;

type People = 'owner' | 'admin' | 'leader' | 'chief';

/** Makes an account whose workspace Studio has an owner, and admins who may become owner. */
function makeAccount({ world }: ScreenFixtures): Promise<Account<People>> {
  return world.account({
    name: 'Royal Albert Hall Broadcast Co',
    workspaces: [
      { name: 'House', isDefault: true, devices: [{ name: 'House PL' }] },
      { name: 'Studio', devices: [{ name: 'Main PL' }] },
    ],
    people: {
      owner: { role: 'account-owner' },
      admin: { role: 'account-admin' },
      leader: { role: 'workspace-owner', in: 'Studio' },
      chief: { role: 'workspace-admin', in: 'Studio' },
    },
  });
}

async function offerWorkspace({ world }: ScreenFixtures, account: Account<People>): Promise<void> {
  const { leader, chief } = account.people;
  await insertTransfer(world.database, {
    account_id: account.id,
    workspace_id: account.workspaceId('Studio'),
    from_uid: leader.uid,
    to_uid: chief.uid,
    to_email: chief.email,
  });
}

async function insertRefusedRename({ world }: ScreenFixtures, account: Account<People>): Promise<void> {
  await world.database.query(
    `INSERT INTO app.audit (account_id, workspace_id, actor_kind, actor_uid, action, object_kind, object_id, outcome, reason, details)
      VALUES ($1, $2::text::bigint, 'user', $3, 'workspace.rename', 'workspace', $2::text, 'refused', 'trial', '{"name": "Stage"}'),
        ($1, $2::text::bigint, 'user', $3, 'workspace.rename', 'workspace', $2::text, 'done', null, '{}')`,
    [account.id, account.workspaceId('Studio'), account.people.admin.uid],
  );
}

/** Inserts a request of the chief to the owner; returns the address of its page. */
async function insertAccessRequest({ database }: World, { id, people }: Account<People>): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO app.access_requests (account_id, user_uid, act, role_id)
      SELECT $1, $2, 'subscription.buy', r.id FROM app.roles r WHERE r.name = 'account-admin' RETURNING id`,
    [id, people.chief.uid],
  );
  const requestId = rows[0]?.id;
  const receiver = { request_id: requestId, user_uid: people.owner.uid };
  await insertRow(database, 'access_request_receivers', receiver, 'id');
  return `/manage-invite/access-request?id=${requestId}`;
}

async function begin(fixtures: ScreenFixtures, who: People): Promise<Account<People>> {
  const account = await makeAccount(fixtures);
  await insertRefusedRename(fixtures, account);
  await signIn(fixtures.page, account.people[who]);
  await expect(dashboard(fixtures.page).cards.first()).toBeVisible();
  return account;
}

const OF_THE_OWNER = screenGroup((fixtures) => begin(fixtures, 'owner'), {
  'the new workspace dialog': async ({ page }) => {
    await page.getByRole('button', { name: screens.workspaceMenu.addMenu, exact: true }).click();
    await page.getByRole('menuitem', { name: screens.workspaceMenu.newWorkspace }).click();
    const dialog = page.getByRole('dialog', { name: screens.workspaceMenu.createTitle });
    await dialog.getByRole('textbox').fill('#1');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
  'the add device dialog': async ({ page }) => {
    await workspaceMenu(page, 'Studio').button.click();
    await workspaceMenu(page, 'Studio').item('add-device').click();
    await expect(page.getByRole('dialog', { name: screens.addDevice.dialogTitle })).toBeVisible();
  },
  'the transfer account dialog': async ({ page }, { name }) => {
    await visit(page, '/myaccount/settings/account');
    await page.getByRole('button', { name: words.account.open }).click();
    const dialog = page.getByRole('dialog', { name: words.transferAccountTitle(name) });
    await expect(dialog.getByRole('combobox')).toBeVisible();
  },
  'who can': async ({ page }, { workspaceId }) => {
    await visit(page, `/manage-invite/who-can?act=instance.stop&workspace=${workspaceId('Studio')}`);
    await expect(page.getByRole('heading', { name: screens.whoCan.wouldAllow })).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeChecked();
  },
  'a request for a role': async ({ page, world }, account) => {
    await visit(page, await insertAccessRequest(world, account));
    await expect(page.getByRole('region', { name: screens.accessRequest.change })).toBeVisible();
  },
  'the permissions': async ({ page }, { workspaceId }) => {
    const query = `workspace=${workspaceId('Studio')}&as=workspace-admin&kind=default`;
    await visit(page, `/manage-invite/permissions?${query}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText(screens.permissionMatrix.gains)).toBeVisible();
  },
  'the audit log': async ({ page }) => {
    await visit(page, '/activity');
    await expect(page.getByRole('region', { name: screens.audit.title, exact: true })).toContainText(
      'Studio',
    );
  },
  'the invitation page of another user': async ({ page, world }, account) => {
    const key = await insertInvitation(world, account, { email: world.newUser().email, in: 'Studio' });
    await visit(page, `/invite?inviteId=${key}`);
    await expect(page.getByRole('button', { name: screens.invite.ignore })).toBeVisible();
  },
});

const OF_THE_CHIEF = screenGroup((fixtures) => begin(fixtures, 'chief'), {
  'the request ownership dialog': async ({ page }) => {
    await openWorkspaceMenuEntry(page, 'Studio', 'request-ownership');
    await expect(page.getByRole('dialog', { name: words.requestTitle('Studio') })).toBeVisible();
  },
  'the ask dialog': async ({ page }) => {
    await visit(page, '/manage-invite/who-can?act=subscription.buy');
    await page.getByRole('button', { name: screens.whoCan.ask }).click();
    await expect(page.getByRole('dialog', { name: screens.whoCan.askTitle })).toBeVisible();
  },
  'the audit log of who may not see it': async ({ page }) => {
    await visit(page, '/activity');
    await expect(page.getByRole('heading', { name: screens.audit.notYours })).toBeVisible();
  },
  'an open transfer on the dashboard': async (fixtures, account) => {
    await offerWorkspace(fixtures, account);
    await fixtures.page.goto('/dashboard');
    await openNotices(fixtures.page);
    await expect(fixtures.page.getByRole('button', { name: words.accept })).toBeVisible();
  },
});

const OF_THE_LEADER = screenGroup((fixtures) => begin(fixtures, 'leader'), {
  'the transfer ownership dialog': async ({ page }) => {
    await openWorkspaceMenuEntry(page, 'Studio', 'transfer-ownership');
    const dialog = page.getByRole('dialog', { name: words.transferTitle('Studio') });
    await dialog.getByRole('button', { name: words.transfer }).click();
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  },
  'the billing of who may not see it': async ({ page }) => {
    await visit(page, '/myaccount');
    await expect(page.getByText(screens.billing.noRightsTitle)).toBeVisible();
  },
});

const OF_WHO_HAS_A_LINK = screenGroup(makeAccount, {
  'the page of an invitation': async ({ page, world }, account) => {
    const invited = { email: world.newUser().email, in: 'Studio', by: account.people.owner.uid };
    await page.goto(`/invite?inviteId=${await insertInvitation(world, account, invited)}`);
    await expect(page.getByRole('button', { name: screens.invite.signUp })).toBeVisible();
  },
  'the sign-up screen with an invitation': async ({ page }) => {
    await page.getByRole('button', { name: screens.invite.signUp }).click();
    await expect(page.getByText(screens.invite.signUpWith)).toBeVisible();
  },
  'the new password form with its errors': async ({ page, world }, { people }) => {
    await visit(page, '/login?mode=reset');
    await loginScreen(page).email.fill(people.owner.email);
    await page.getByRole('button', { name: screens.login.reset.submit }).click();
    await page.goto((await world.mail(people.owner, 'reset')).link);
    await newPasswordScreen(page).password.fill('kurz');
    await newPasswordScreen(page).submit.click();
    await expect(newPasswordScreen(page).password).toHaveAttribute('aria-invalid', 'true');
  },
});

export const PEOPLE_SCREENS = [OF_THE_OWNER, OF_THE_CHIEF, OF_THE_LEADER, OF_WHO_HAS_A_LINK];
