import type { Page } from '@playwright/test';
import { accountOwnerText, screens } from '@partyline/texts';
import { readFile } from 'node:fs/promises';
import { dashboard, openWorkspaceDialog, waitForFeed } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import type { Account, World } from '../../world/world.ts';
import { inDays } from '../../world/rows.ts';

const words = screens.audit;

const PLAN = {
  workspaces: [
    { name: 'House', isDefault: true, devices: [{ name: 'House PL' }] },
    { name: 'Studio', devices: [{ name: 'Main PL' }] },
  ],
  people: {
    owner: { role: 'account-owner' },
    admin: { role: 'account-admin' },
    leader: { role: 'workspace-owner', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'admin' | 'leader'>;

const log = (page: Page) => page.getByRole('table', { name: words.title });
const entries = (page: Page) => log(page).getByRole('rowgroup').last().getByRole('row');

/** Inserts refused attempts of two days ago, as the API does. */
async function insertEntries(world: World, account: Account, uid: string, names: readonly string[]) {
  await world.database.query(
    `INSERT INTO app.audit (account_id, actor_kind, actor_uid, action, object_kind, object_id, outcome, reason, details, at)
      SELECT $1, 'user', $2, 'device.add', 'instance', n.name, 'refused', 'no-right', '{}', now() - interval '2 days'
      FROM unnest($3::text[]) AS n (name)`,
    [account.id, uid, names],
  );
}

test('[PLUS-22] a rename and a refused deletion show in the log as sentences, newest first, and the filters are in the address', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { owner } = account.people;
  await insertEntries(world, account, account.people.leader.uid, ['beltpack-1']);
  await signIn(page, owner);
  const dialog = await openWorkspaceDialog(page, 'Studio', 'rename');
  await dialog.getByRole('textbox').fill('Stage');
  await page.keyboard.press('Enter');
  await expect(dashboard(page).workspace('Stage')).toBeVisible();
  await page.goto('/manage-invite');
  await page.getByRole('link', { name: screens.peopleTabs.audit }).click();
  await expect(page).toHaveURL(/\/manage-invite\/audit$/);
  await expect(entries(page).first()).toContainText(`${owner.name} renamed the workspace Stage`);
  await expect(entries(page).first()).toContainText(words.outcomes.done);
  await page.getByRole('combobox', { name: words.outcome }).selectOption(words.outcomes.refused);
  await expect(page).toHaveURL(/outcome=refused/);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('tried to add the device beltpack-1');
  await expect(entries(page)).toContainText('Your role does not allow this.');
  await page.getByRole('button', { name: words.clear }).click();
  await page.getByRole('textbox', { name: words.actor }).fill(owner.email);
  await expect(page).toHaveURL(/actor=/);
  await expect(entries(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('textbox', { name: words.actor })).toHaveValue(owner.email);
  await expect(entries(page)).toHaveCount(1);
  await page.getByRole('textbox', { name: words.actor }).fill('');
  await page.getByRole('combobox', { name: words.action }).selectOption('workspace.rename');
  await expect(entries(page)).toHaveCount(1);
  const tomorrow = inDays(1).toISOString().slice(0, 10);
  await page.getByLabel(words.from).fill(tomorrow);
  await expect(page.getByText(words.emptyTitle)).toBeVisible();
});

test('[PLUS-22] an invalid or unknown parameter of the address counts as omitted', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await insertEntries(world, account, account.people.leader.uid, ['beltpack-1']);
  await signIn(page, account.people.owner);
  await page.goto('/manage-invite/audit?outcome=maybe&from=yesterday&action=%3Cb%3E&campaign=spring');
  await expect(entries(page)).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: words.outcome })).toHaveValue('');
  await expect(page.getByLabel(words.from)).toHaveValue('');
});

test('an empty audit log says that nothing has happened, and the navigation leads to it by way of People', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await signIn(page, people.owner);
  const navigation = page.getByRole('navigation', { name: screens.shell.navigation });
  await navigation.getByRole('link', { name: screens.shell.people }).click();
  await page.getByRole('link', { name: screens.peopleTabs.audit }).click();
  await expect(page.getByText(words.nothingYetTitle)).toBeVisible();
});

test('[PLUS-22, GV-15] older entries come a page at a time, and the export has them all without formulas', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const names = Array.from({ length: 70 }, (_, index) => (index === 0 ? '=HYPERLINK("x")' : `unit-${index}`));
  await insertEntries(world, account, account.people.owner.uid, names);
  await signIn(page, account.people.admin, '/manage-invite/audit?action=device.add');
  await expect(entries(page)).toHaveCount(50);
  await page.getByRole('button', { name: words.more }).click();
  await expect(entries(page)).toHaveCount(70);
  await expect(page.getByText(words.end)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.export }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(71);
  expect(lines[0]).toContain('time,actor,actorEmail,action');
  expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(`"'=HYPERLINK(""x"")"`);
});

test('[PLUS-22, GR-16, ROLE-38] a workspace owner reads who may see the log, and the server refuses them', async ({
  page,
  world,
  request,
}) => {
  const account = await world.account(PLAN);
  const listed = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/vic');
  await signIn(page, account.people.leader);
  const { authorization = '' } = (await listed).headers();
  await page.goto('/manage-invite/audit');
  await expect(page.getByRole('heading', { name: words.notYours })).toBeVisible();
  await expect(page.getByText(words.notYoursText(accountOwnerText(account.name)))).toBeVisible();
  await expect(log(page)).toHaveCount(0);
  expect((await request.get('/api/audit', { headers: { authorization } })).status()).toBe(403);
});

test('[GC-11, PLUS-22, ROLE-38] an account admin whose role is lowered while the log is open loses it at once', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await insertEntries(world, account, account.people.owner.uid, ['unit-1']);
  await signIn(page, account.people.admin);
  // The feed must be open: an earlier change would appear with the next fetch.
  await waitForFeed(page);
  await shell(page).navigation.getByRole('link', { name: screens.peopleTabs.title }).click();
  await page.getByRole('link', { name: screens.peopleTabs.audit }).click();
  await expect(entries(page)).not.toHaveCount(0);
  await world.database.query(
    `UPDATE app.memberships SET role_id = (SELECT id FROM app.roles WHERE name = 'endpoint-user'), workspace_id = $2
      WHERE user_uid = $1`,
    [account.people.admin.uid, account.workspaceId('Studio')],
  );
  await expect(page.getByRole('heading', { name: words.notYours })).toBeVisible();
  await expect(log(page)).toHaveCount(0);
});
