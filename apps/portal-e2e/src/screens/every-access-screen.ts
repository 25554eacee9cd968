import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import type { TestUser } from '../world/test-user.ts';
import { signIn } from './login.ts';
import type { OpenScreen, ScreenFixtures } from './open-screen.ts';
import { inviteDialog, openPeople, people, rowAction } from './people.ts';

const words = screens.manageInvite;
const roleName = screens.accountsSelect.role;
const OPEN = 'deck.chief@e2e.partyline.test';
const FILE = ['email,role,workspace', 'ann@e2e.partyline.test,vic-admin,Studio', 'jo@e2e,king,Nowhere'];

/** Signs in the owner of an account with members and invitations, opens /manage-invite and shows all of them. */
async function openList(
  { page, world }: ScreenFixtures,
  search = '',
): Promise<{ crew: TestUser; studio: number }> {
  const account = await world.account({
    workspaces: [{ name: 'House', isDefault: true, devices: [{ name: 'House PL' }] }, { name: 'Studio' }],
    people: {
      owner: { role: 'account-owner' },
      crew: { role: 'vic-admin', in: 'Studio' },
      client: { role: 'endpoint-user', in: 'Studio' },
    },
  });
  await world.invite(
    account,
    { email: OPEN, role: 'workspace-admin', in: 'Studio' },
    {
      email: 'a.long.address.of.the.lighting.department@e2e.partyline.test',
      role: 'vic-admin',
      in: 'Studio',
      status: 'expired',
    },
  );
  await signIn(page, account.people.owner);
  await openPeople(page, search);
  return { crew: account.people.crew, studio: account.workspaceId('Studio') };
}

async function openAction(fixtures: ScreenFixtures, action: string): Promise<void> {
  const { page } = fixtures;
  const { crew } = await openList(fixtures);
  await people(page).search.fill(crew.email);
  await expect(people(page).rows).toHaveCount(1);
  await (await rowAction(page, crew.email, action)).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openImport(fixtures: ScreenFixtures, name: string): Promise<void> {
  const { page } = fixtures;
  await openList(fixtures);
  await people(page).import.click();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(FILE.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
}

export const ACCESS_SCREENS = {
  'the list of people': async (fixtures) => {
    await openList(fixtures);
  },
  'the whole list of people': async (fixtures) => {
    await openList(fixtures);
    await people(fixtures.page).more.click();
    await expect(people(fixtures.page).less).toBeVisible();
  },
  'the list of people without a match': async (fixtures) => {
    await openList(fixtures);
    await people(fixtures.page).search.fill('no such user');
    await expect(fixtures.page.getByText(words.noMatchTitle)).toBeVisible();
  },
  'the list of people of one who is alone': async ({ page, world }) => {
    const account = await world.account({ people: { owner: { role: 'account-owner' } } });
    await signIn(page, account.people.owner);
    await openPeople(page);
  },
  'the list of people without the right': async ({ page, world }) => {
    const account = await world.account({
      workspaces: [{ name: 'Studio' }],
      people: { client: { role: 'endpoint-user', in: 'Studio' } },
    });
    await signIn(page, account.people.client);
    await page.goto('/manage-invite');
    await expect(page.getByText(words.noRightsTitle)).toBeVisible();
  },
  'the menu of a member': async (fixtures) => {
    const { page } = fixtures;
    await openList(fixtures, `?q=${OPEN}`);
    await people(page).menu(OPEN).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'the invite dialog with its errors': async (fixtures) => {
    const { page } = fixtures;
    await openList(fixtures);
    await people(page).invite.click();
    const { dialog, send } = inviteDialog(page);
    await send.click();
    await expect(dialog).toContainText('Role is required.');
  },
  'the question about another permission': async (fixtures) => {
    const { page } = fixtures;
    const { crew, studio } = await openList(fixtures);
    await page.goto(`/manage-invite?invite=true&workspace=${studio}`);
    const { email, role, send, question } = inviteDialog(page);
    await email.fill(crew.email);
    await role(roleName('workspace-admin')).check();
    await send.click();
    await expect(question).toBeVisible();
  },
  'the results of many invitations': async (fixtures) => {
    const { page } = fixtures;
    const { crew, studio } = await openList(fixtures);
    await page.goto(`/manage-invite?invite=true&workspace=${studio}`);
    const { email, role, send, results } = inviteDialog(page);
    await email.fill(`ann@e2e.partyline.test, not-an-address, ${crew.email}`);
    await role(roleName('workspace-admin')).check();
    await send.click();
    await expect(results).toContainText(screens.inviteDialog.resultsSummary(1, 2));
  },
  'the change role dialog': (fixtures) => openAction(fixtures, words.changeRole),
  'the end date dialog': (fixtures) => openAction(fixtures, words.setEnd),
  'the suspend dialog': (fixtures) => openAction(fixtures, words.suspend),
  'the remove access dialog': (fixtures) => openAction(fixtures, words.remove),
  'the link of an invitation': async (fixtures) => {
    const { page } = fixtures;
    await openList(fixtures, `?q=${OPEN}`);
    await (await rowAction(page, OPEN, words.copy)).click();
    await page.getByRole('button', { name: words.makeLink }).click();
    await expect(page.getByRole('textbox', { name: words.link })).toBeVisible();
  },
  'the import page': async (fixtures) => {
    await openList(fixtures);
    await people(fixtures.page).import.click();
    await expect(fixtures.page.getByText(screens.importPeople.drop)).toBeVisible();
  },
  'the import page with a checked file': async (fixtures) => {
    await openImport(fixtures, 'crew.csv');
    await expect(fixtures.page.getByText(screens.importPeople.valid(1))).toBeVisible();
  },
  'the import page with a refused file': async (fixtures) => {
    await openImport(fixtures, 'crew.txt');
    await expect(fixtures.page.getByRole('alert')).toBeVisible();
  },
} as const satisfies Record<string, OpenScreen>;
