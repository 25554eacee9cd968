import { insertHandover } from '@partyline/rows/testing';
import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import type { Account } from '../world/world.ts';
import { openWorkspaceMenuEntry, workspaceMenu } from './dashboard.ts';
import { insertInvitation } from './invitation.ts';
import { signIn } from './login.ts';
import type { OpenScreen, ScreenFixtures } from './open-screen.ts';

const words = screens.ownership;

type People = 'owner' | 'admin' | 'leader' | 'chief';

/** An account whose workspace Studio has an owner, and admins who may become owner. */
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

async function insertTransfer({ world }: ScreenFixtures, account: Account<People>): Promise<void> {
  const { leader, chief } = account.people;
  await insertHandover(world.database, {
    account_id: account.id,
    workspace_id: account.workspaceId('Studio'),
    from_uid: leader.uid,
    to_uid: chief.uid,
    to_email: chief.email,
  });
}

export const PEOPLE_SCREENS = {
  'the page of an invitation': async (fixtures) => {
    const { page, world } = fixtures;
    const account = await makeAccount(fixtures);
    const invited = { email: world.newUser().email, in: 'Studio', by: account.people.owner.uid };
    await page.goto(`/invite?inviteId=${await insertInvitation(world, account, invited)}`);
    await expect(page.getByRole('button', { name: screens.invite.signUp })).toBeVisible();
  },
  'the sign-up screen with an invitation': async (fixtures) => {
    const { page, world } = fixtures;
    const invited = { email: world.newUser().email, in: 'Studio' };
    await page.goto(
      `/invite?inviteId=${await insertInvitation(world, await makeAccount(fixtures), invited)}`,
    );
    await page.getByRole('button', { name: screens.invite.signUp }).click();
    await expect(page.getByText(screens.invite.signUpWith)).toBeVisible();
  },
  'the invitation page of another user': async (fixtures) => {
    const { page, world } = fixtures;
    const account = await makeAccount(fixtures);
    const key = await insertInvitation(world, account, { email: world.newUser().email, in: 'Studio' });
    await signIn(page, account.people.owner);
    await page.goto(`/invite?inviteId=${key}`);
    await expect(page.getByRole('button', { name: screens.invite.ignore })).toBeVisible();
  },
  'the page of an invitation that is not open': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400/, 'the key is made up');
    await page.goto('/invite?inviteId=made-up');
    await expect(page.getByRole('button', { name: screens.invite.askAgain })).toBeVisible();
  },
  'the transfer ownership dialog': async (fixtures) => {
    const { page } = fixtures;
    const { people } = await makeAccount(fixtures);
    await signIn(page, people.leader);
    await openWorkspaceMenuEntry(page, 'Studio', 'transfer-ownership');
    const dialog = page.getByRole('dialog', { name: words.transferTitle('Studio') });
    await dialog.getByRole('button', { name: words.transfer }).click();
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  },
  'the request ownership dialog': async (fixtures) => {
    const { page } = fixtures;
    const { people } = await makeAccount(fixtures);
    await signIn(page, people.chief);
    await openWorkspaceMenuEntry(page, 'Studio', 'request-ownership');
    await expect(page.getByRole('dialog', { name: words.requestTitle('Studio') })).toBeVisible();
  },
  'the transfer account dialog': async (fixtures) => {
    const { page } = fixtures;
    const { people, name } = await makeAccount(fixtures);
    await signIn(page, people.owner);
    await page.goto('/myaccount');
    await page.getByRole('button', { name: words.account.open }).click();
    const dialog = page.getByRole('dialog', { name: words.transferAccountTitle(name) });
    await expect(dialog.getByRole('combobox')).toBeVisible();
  },
  'an open transfer on the dashboard': async (fixtures) => {
    const { page } = fixtures;
    const account = await makeAccount(fixtures);
    await insertTransfer(fixtures, account);
    await signIn(page, account.people.chief);
    await expect(page.getByRole('button', { name: words.accept })).toBeVisible();
  },
  'the page of an ownership link that is void': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400/, 'the key is made up');
    await page.goto('/ownershiptransfer?docId=made-up');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the new workspace dialog': async (fixtures) => {
    const { page } = fixtures;
    const { people } = await makeAccount(fixtures);
    await signIn(page, people.owner);
    await page.getByRole('button', { name: screens.workspaceMenu.addMenu, exact: true }).click();
    await page.getByRole('menuitem', { name: screens.workspaceMenu.newWorkspace }).click();
    const dialog = page.getByRole('dialog', { name: screens.workspaceMenu.createTitle });
    await dialog.getByRole('textbox').fill('#1');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
  'the add device dialog': async (fixtures) => {
    const { page } = fixtures;
    const { people } = await makeAccount(fixtures);
    await signIn(page, people.owner);
    await workspaceMenu(page, 'Studio').button.click();
    await workspaceMenu(page, 'Studio').item('add-device').click();
    await expect(page.getByRole('dialog', { name: screens.addDevice.dialogTitle })).toBeVisible();
  },
  'the permissions': async (fixtures) => {
    const { page } = fixtures;
    const { people, workspaceId } = await makeAccount(fixtures);
    await signIn(page, people.owner);
    await page.goto(
      `/manage-invite/permissions?workspace=${workspaceId('Studio')}&as=workspace-admin&kind=default`,
    );
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText(screens.permissionMatrix.gains)).toBeVisible();
  },
  'the audit log': async (fixtures) => {
    const { page, world } = fixtures;
    const account = await makeAccount(fixtures);
    await world.database.query(
      `INSERT INTO app.audit (account_id, workspace_id, actor_kind, actor_uid, action, object_kind, object_id, outcome, reason, details)
        VALUES ($1, $2::text::bigint, 'user', $3, 'workspace.rename', 'workspace', $2::text, 'refused', 'trial', '{"name": "Stage"}'),
          ($1, $2::text::bigint, 'user', $3, 'workspace.rename', 'workspace', $2::text, 'done', null, '{}')`,
      [account.id, account.workspaceId('Studio'), account.people.admin.uid],
    );
    await signIn(page, account.people.owner);
    await page.goto('/manage-invite/audit');
    await expect(page.getByRole('table')).toBeVisible();
  },
  'the audit log of who may not see it': async (fixtures) => {
    const { page } = fixtures;
    const { people } = await makeAccount(fixtures);
    await signIn(page, people.chief);
    await page.goto('/manage-invite/audit');
    await expect(page.getByRole('heading', { name: screens.audit.notYours })).toBeVisible();
  },
} as const satisfies Record<string, OpenScreen>;
