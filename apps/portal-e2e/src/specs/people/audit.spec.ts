import { accountOwnerText, DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { readFile } from 'node:fs/promises';
import { auditLog } from '../../screens/account/audit-log.ts';
import { dashboard, deviceRow, openWorkspaceDialog, waitForFeed } from '../../screens/workspace/dashboard.ts';
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
  await shell(page).navigation.getByRole('link', { name: screens.activityTabs.title }).click();
  await expect(page).toHaveURL(/\/activity$/);
  const log = auditLog(page);
  await expect(log.entries.first()).toContainText(`${owner.name} renamed the workspace Stage`);
  await expect(log.entries.first()).toContainText(`${words.field(words.fields.name)} Studio`);
  await expect(log.days).toHaveText([/^Today, /, /\d/]);
  await log.openFilters();
  await log.outcome.selectOption(words.outcomes.refused);
  await expect(page).toHaveURL(/outcome=refused/);
  await expect(log.entries).toHaveCount(1);
  await expect(log.entries).toContainText('tried to add the device beltpack-1 and was refused');
  await expect(log.entries).toContainText('Their role does not allow this.');
  await page.getByRole('button', { name: words.clear }).click();
  await log.person.fill(owner.email);
  await expect(page).toHaveURL(/actor=/);
  await expect(log.entries).toHaveCount(1);
  await page.reload();
  await expect(log.chip(words.actor)).toContainText(owner.email);
  await expect(log.entries).toHaveCount(1);
  await log.removeFilter(words.actor);
  await expect(log.entries).toHaveCount(2);
  await log.openFilters();
  await log.act.selectOption('workspace.rename');
  await expect(log.entries).toHaveCount(1);
  const tomorrow = inDays(1).toISOString().slice(0, 10);
  await page.getByLabel(words.from).fill(tomorrow);
  await expect(page.getByText(words.emptyTitle)).toBeVisible();
});

test('[PLUS-22] chips name the filters, the search finds acts, and a row filters by its person', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { leader, owner } = account.people;
  await insertEntries(world, account, leader.uid, ['beltpack-1']);
  await insertEntries(world, account, owner.uid, ['beltpack-2', 'beltpack-3']);
  const studio = account.workspaceId('Studio');
  await signIn(page, owner, `/activity?when=last-7-days&workspace=${studio}`);
  const log = auditLog(page);
  await expect(log.chip(words.period)).toContainText(words.periods['last-7-days']);
  await expect(log.chip(words.where)).toContainText('Studio');
  await expect(page.getByText(words.emptyTitle)).toBeVisible();
  await log.removeFilter(words.where);
  await expect(log.chip(words.where)).toHaveCount(0);
  await expect(page.getByText(words.total('3', false))).toBeVisible();
  await log.search.fill(leader.email);
  await expect(page).toHaveURL(/text=/);
  await expect(log.entries).toHaveCount(1);
  await log.search.fill('add the dev');
  await expect(log.entries).toHaveCount(3);
  await log.pickFromMenu('beltpack-1', words.onlyActor(leader.name));
  await expect(log.chip(words.actor)).toContainText(leader.email);
  await expect(log.entries).toHaveCount(1);
  await page.goBack();
  await expect(log.entries).toHaveCount(3);
});

test('[PLUS-10, PLUS-22] devices started together are one entry, which unfolds', async ({ page, world }) => {
  const account = await world.account({
    ...PLAN,
    workspaces: [
      { name: 'House', isDefault: true, devices: [{ name: 'House PL' }] },
      { name: 'Studio', devices: [{ name: 'Main PL' }, { name: 'Stage PL' }, { name: 'Autocue' }] },
    ],
  });
  const { owner } = account.people;
  await signIn(page, owner);
  await dashboard(page).view('list').click();
  for (const name of ['Main PL', 'Stage PL', 'Autocue']) await deviceRow(page, { name }).tick.check();
  await page.getByRole('button', { name: screens.deviceCare.bulk.start(3) }).click();
  const results = page.getByRole('region', { name: screens.deviceCare.results });
  await expect(results.getByText(DEVICE_STATE_WORDS.online)).toHaveCount(3);
  await page.goto('/activity');
  const log = auditLog(page);
  await expect(log.entries).toHaveCount(1);
  await expect(log.entries).toContainText(`${owner.name} started 3 devices`);
  await page.getByRole('button', { name: words.showAll(3) }).click();
  const unfolded = log.entries.getByRole('listitem');
  await expect(unfolded).toHaveCount(3);
  await expect(unfolded.filter({ hasText: 'Autocue' })).toHaveCount(1);
  await page.getByRole('button', { name: words.hideAll(3) }).click();
  await expect(unfolded).toHaveCount(0);
});

test('[PLUS-22] on a phone the filters fold behind one button that counts them', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const account = await world.account(PLAN);
  const { owner } = account.people;
  await insertEntries(world, account, owner.uid, ['beltpack-1', 'beltpack-2']);
  await signIn(page, owner, '/activity?outcome=refused&when=last-7-days');
  const log = auditLog(page);
  await expect(log.entries).toHaveCount(2);
  await expect(log.chip(words.outcome)).toHaveCount(0);
  await page.getByRole('button', { name: words.filtersChosen(2) }).click();
  await log.outcome.selectOption(words.outcomes.failed);
  await page.getByRole('button', { name: words.done, exact: true }).click();
  await expect(page.getByText(words.emptyTitle)).toBeVisible();
});

test('[PLUS-22] an invalid or unknown parameter of the address counts as omitted', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await insertEntries(world, account, account.people.leader.uid, ['beltpack-1']);
  await signIn(page, account.people.owner);
  await page.goto(
    '/activity?outcome=maybe&from=yesterday&when=soon&workspace=x&action=%3Cb%3E&campaign=spring',
  );
  const log = auditLog(page);
  await expect(log.entries).toHaveCount(1);
  await expect(log.chips).toHaveCount(0);
  await log.openFilters();
  await expect(log.outcome).toHaveValue('');
  await expect(page.getByLabel(words.from)).toHaveValue('');
});

test('an empty audit log says that nothing has happened, and the navigation leads to it', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await signIn(page, people.owner);
  await shell(page).navigation.getByRole('link', { name: screens.activityTabs.title }).click();
  await expect(page.getByText(words.nothingYetTitle)).toBeVisible();
});

test('[PLUS-22, GV-15] older entries come a page at a time, and the export has them all without formulas', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const names = Array.from({ length: 70 }, (_, index) => (index === 0 ? '=HYPERLINK("x")' : `unit-${index}`));
  await insertEntries(world, account, account.people.owner.uid, names);
  await signIn(page, account.people.admin, '/activity?action=device.add');
  await expect(auditLog(page).entries).toHaveCount(50);
  await page.getByRole('button', { name: words.more }).click();
  await expect(auditLog(page).entries).toHaveCount(70);
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
  await page.goto('/activity');
  await expect(page.getByRole('heading', { name: words.notYours })).toBeVisible();
  await expect(page.getByText(words.notYoursText(accountOwnerText(account.name)))).toBeVisible();
  await expect(auditLog(page).region).toHaveCount(0);
  expect((await request.get('/api/audit', { headers: { authorization } })).status()).toBe(403);
});

test('[GC-11, PLUS-22, ROLE-38] an account admin whose role is lowered while the log is open loses it at once', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(
    /status of 403.*subscription\/list/,
    'the notices are read again with the rights of before',
  );
  const account = await world.account(PLAN);
  await insertEntries(world, account, account.people.owner.uid, ['unit-1']);
  await signIn(page, account.people.admin);
  // The feed must be open: an earlier change would appear with the next fetch.
  await waitForFeed(page);
  await shell(page).navigation.getByRole('link', { name: screens.activityTabs.title }).click();
  await expect(auditLog(page).entries).not.toHaveCount(0);
  await world.database.query(
    `UPDATE app.memberships SET role_id = (SELECT id FROM app.roles WHERE name = 'endpoint-user'), workspace_id = $2
      WHERE user_uid = $1`,
    [account.people.admin.uid, account.workspaceId('Studio')],
  );
  await expect(page.getByRole('heading', { name: words.notYours })).toBeVisible();
  await expect(auditLog(page).region).toHaveCount(0);
});
