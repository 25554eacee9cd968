import type { Page } from '@playwright/test';
import { ACTION_TEXTS, PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { waitForFeed, workspaceMenu } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';

const words = screens.permissionMatrix;
const roleName = screens.accountsSelect.role;

const PLAN = {
  workspaces: [
    { name: 'House', isDefault: true, devices: [{ name: 'House PL' }] },
    { name: 'Studio', devices: [{ name: 'Main PL' }] },
  ],
  people: {
    owner: { role: 'account-owner' },
    chief: { role: 'workspace-admin', in: 'Studio' },
    crew: { role: 'vic-admin', in: 'Studio' },
    client: { role: 'endpoint-user', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'chief' | 'crew' | 'client'>;

const matrix = (page: Page) => page.getByRole('table', { name: words.matrixTitle });
const cell = (page: Page, action: string, index: number) =>
  matrix(page)
    .getByRole('row', { name: new RegExp(`^${action}`) })
    .getByRole('cell')
    .nth(index);

test('[PLUS-8, GC-3] the matrix shows for each role and kind of workspace what the rules answer, and the kind is in the address', async ({
  page,
  world,
}) => {
  const { people, name } = await world.account(PLAN);
  await signIn(page, people.owner, '/manage-invite/permissions');
  await expect(page.getByText(words.youAre(roleName('account-owner'), name))).toBeVisible();
  const transfer = ACTION_TEXTS.workspace.transferOwnership ?? '';
  // With an owner, only they may transfer it.
  await expect(cell(page, transfer, 0)).toHaveText(words.notAllowed);
  await expect(cell(page, transfer, 2)).toHaveText(words.allowed);
  await page.getByText(words.kinds.orphanage, { exact: true }).click();
  await expect(page).toHaveURL(/kind=orphanage/);
  await expect(cell(page, transfer, 0)).toHaveText(words.allowed);
  await expect(matrix(page).getByRole('columnheader', { name: roleName('workspace-owner') })).toHaveCount(0);
  await page.reload();
  await expect(cell(page, transfer, 0)).toHaveText(words.allowed);
  const start = ACTION_TEXTS.instance.start ?? '';
  await expect(cell(page, start, 4)).toHaveText(words.notAllowed);
});

test('[PLUS-8, GC-5, GC-15] in a trial the owner reads that they count as a trial user, and what waits for a plan', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ isTrial: true, people: { owner: { role: 'account-owner' } } });
  await signIn(page, people.owner, '/manage-invite/permissions');
  await expect(page.getByText(words.trial)).toBeVisible();
  const invite = ACTION_TEXTS.workspace.invite ?? '';
  await expect(cell(page, invite, 0)).toHaveText(`${words.notNow}: ${PERMISSION_REFUSAL_TEXTS.trial}`);
});

test('[PLUS-8, ROUTE-9] a client user reads their own role, and the matrix on a phone one role at a time', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { people, name } = await world.account(PLAN);
  await signIn(page, people.client, '/manage-invite/permissions');
  await expect(page.getByText(words.youAreIn(roleName('endpoint-user'), 'Studio', name))).toBeVisible();
  await expect(page.getByText(words.reach['endpoint-user'])).toBeVisible();
  await expect(matrix(page).getByRole('columnheader', { name: roleName('endpoint-user') })).toBeVisible();
  await page.getByRole('combobox', { name: words.role }).selectOption(roleName('vic-admin'));
  await expect(matrix(page).getByRole('columnheader', { name: roleName('vic-admin') })).toBeVisible();
  await expect(cell(page, ACTION_TEXTS.instance.start ?? '', 0)).toHaveText(words.allowed);
});

test('[GC-11, GC-14, PLUS-8, ROLE-38, DASH-12, DASH-14] a role that is lowered while the pages are open takes the menu away, and the page says what is left', async ({
  page,
  world,
  openBrowser,
  request,
}) => {
  const account = await world.account(PLAN);
  const { chief } = account.people;
  const other = await page.context().newPage();
  await signIn(page, chief);
  await expect(workspaceMenu(page, 'Studio').button).toBeVisible();
  await other.goto('/manage-invite/permissions');
  await expect(
    other.getByText(words.youAreIn(roleName('workspace-admin'), 'Studio', account.name)),
  ).toBeVisible();
  const theirs = await openBrowser();
  const listed = theirs.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/vic');
  await signIn(theirs, account.people.owner);
  const { authorization = '' } = (await listed).headers();
  const { rows } = await world.database.query<{ id: string }>(
    `SELECT 'm' || id AS id FROM app.memberships WHERE user_uid = $1`,
    [chief.uid],
  );
  // The event changes the rights.
  await waitForFeed(other);
  const lowered = await request.put(`/api/invitation/${rows[0]?.id}`, {
    headers: { authorization },
    data: { roleName: 'endpoint-user' },
  });
  expect(lowered.status()).toBe(200);
  await expect(
    other.getByText(words.youAreIn(roleName('endpoint-user'), 'Studio', account.name)),
  ).toBeVisible();
  await expect(other.getByText(words.reach['endpoint-user'])).toBeVisible();
  await expect(workspaceMenu(page, 'Studio').button).toHaveCount(0);
  await expect(workspaceMenu(theirs, 'Studio').button).toBeVisible();
});

test('[PLUS-8] an owner compares what a member may do now with another role, and the choice is in the address', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { owner, crew } = account.people;
  await signIn(page, owner, '/manage-invite/permissions');
  await page.getByRole('combobox', { name: words.workspace }).selectOption('Studio');
  await page.getByRole('combobox', { name: words.member }).selectOption(`${crew.name} (${crew.email})`);
  await page.getByRole('combobox', { name: words.as }).selectOption(roleName('workspace-admin'));
  await expect(page.getByText(words.now(crew.name, roleName('vic-admin')))).toBeVisible();
  const list = (title: string) =>
    page.getByRole('heading', { name: title, level: 3 }).locator('xpath=..').getByRole('listitem');
  await expect(list(words.gains).filter({ hasText: ACTION_TEXTS.workspace.rename ?? '' })).toHaveCount(1);
  await expect(list(words.keeps).filter({ hasText: ACTION_TEXTS.instance.start ?? '' })).toHaveCount(1);
  await expect(list(words.loses)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(words.now(crew.name, roleName('vic-admin')))).toBeVisible();
  await page.getByRole('combobox', { name: words.as }).selectOption(roleName('account-owner'));
  await expect(page.getByText(words.cannotGrant(roleName('account-owner')))).toBeVisible();
});
