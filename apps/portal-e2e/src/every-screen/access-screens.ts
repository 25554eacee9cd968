import type { Page } from '@playwright/test';
import { BULK_REFUSAL_TEXTS, FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { screenGroup, type ScreenFixtures } from './screen-group.ts';
import { inviteDialog, openPeople, people, rowAction } from '../screens/workspace/people.ts';
import { ofAnyNumber } from '../screens/shell/of-any-number.ts';
import { visit } from '../screens/shell/shell.ts';
import { storeSession } from '../world/stored-session.ts';

const words = screens.manageInvite;
const bulk = screens.peopleBulk;
const roleName = screens.accountsSelect.role;
const OPEN = 'deck.chief@e2e.partyline.test';
/** One of each: valid, with wrong cells, with merged ones, near a name, and a total. */
const FILE = [
  'No,email,role,workspace,access ends',
  '1,ann@e2e.partyline.test,vic-admin,Studio,2099-12-31',
  '2,bo@e2e.partyline.test,,,',
  '3,jo@e2e,king,Nowhere,soon',
  '4,cy@e2e.partyline.test,vic-admin,Studoi,',
  'Total,4,,,',
];

interface Place {
  /** A member of Studio. */
  readonly crew: string;
  readonly studio: number;
}

async function beginAtList({ page, world }: ScreenFixtures): Promise<Place> {
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
    { email: 'sound@e2e.partyline.test', role: 'vic-admin', in: 'Studio' },
    { email: 'lights@e2e.partyline.test', role: 'vic-admin', in: 'Studio', status: 'revoked' },
  );
  await storeSession(page, account.people.owner);
  await openPeople(page);
  return { crew: account.people.crew.email, studio: account.workspaceId('Studio') };
}

async function openAction({ page }: ScreenFixtures, { crew }: Place, action: string): Promise<void> {
  await visit(page, `/manage-invite?q=${crew}`);
  await expect(people(page).rows).toHaveCount(1);
  await (await rowAction(page, crew, action)).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openImport({ page }: ScreenFixtures, name: string): Promise<void> {
  await visit(page, '/manage-invite');
  await people(page).import.click();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(FILE.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Invites admins of Studio. */
async function sendInvitations(page: Page, { studio }: Place, emails: string): Promise<void> {
  await visit(page, `/manage-invite?invite=true&workspace=${studio}`);
  const { email, role, send } = inviteDialog(page);
  await email.fill(emails);
  await role(roleName('workspace-admin')).check();
  await send.click();
}

const LIST_SCREENS = screenGroup(beginAtList, {
  'the list of people': ({ page }) => expect(people(page).more).toBeVisible(),
  'the whole list of people': async ({ page }) => {
    await people(page).more.click();
    await expect(people(page).less).toBeVisible();
  },
  'the menu of a member': async ({ page }) => {
    await people(page).menu(OPEN).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'the list of people with a selection and its results': async ({ page }) => {
    const { selectAll, bar, results } = people(page);
    await selectAll('invitations').check();
    await bar.getByRole('button', { name: bulk.acts.resend(3) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: bulk.acts.resend(3) })
      .click();
    await expect(results).toContainText(bulk.progress(3, 3));
  },
  'the list of people without a match': async ({ page }) => {
    await people(page).search.fill('no such user');
    await expect(page.getByText(words.noMatchTitle)).toBeVisible();
  },
  'the import page': async ({ page }) => {
    await people(page).import.click();
    await expect(page.getByText(screens.importPeople.drop)).toBeVisible();
  },
  'the import page with a checked file': async (fixtures) => {
    await openImport(fixtures, 'crew.csv');
    await expect(fixtures.page.getByText(screens.importPeople.valid(1))).toBeVisible();
  },
  'the import page with a refused file': async (fixtures) => {
    await openImport(fixtures, 'crew.txt');
    await expect(fixtures.page.getByRole('alert')).toBeVisible();
  },
});

const LIST_DIALOGS = screenGroup(beginAtList, {
  'the invite dialog with its errors': async ({ page }) => {
    await people(page).invite.click();
    const { dialog, send } = inviteDialog(page);
    await send.click();
    await expect(dialog).toContainText(FORM_ISSUE_TEXTS['role-required']);
  },
  'the change role dialog': (fixtures, place) => openAction(fixtures, place, words.changeRole),
  'the end date dialog': (fixtures, place) => openAction(fixtures, place, words.setEnd),
  'the dialog of an act on many people': async ({ page }) => {
    await visit(page, '/manage-invite');
    const { selectAll, bar } = people(page);
    await selectAll('members').check();
    await bar.getByRole('button', { name: ofAnyNumber(bulk.acts['change-role']) }).click();
    await expect(page.getByRole('dialog')).toContainText(BULK_REFUSAL_TEXTS.own);
  },
  'the suspend dialog': (fixtures, place) => openAction(fixtures, place, words.suspend),
  'the remove access dialog': (fixtures, place) => openAction(fixtures, place, words.remove),
  'the link of an invitation': async ({ page }) => {
    await visit(page, `/manage-invite?q=${OPEN}`);
    await (await rowAction(page, OPEN, words.copy)).click();
    await page.getByRole('button', { name: words.makeLink }).click();
    await expect(page.getByRole('textbox', { name: words.link })).toBeVisible();
  },
  'the question about another permission': async ({ page }, place) => {
    await sendInvitations(page, place, place.crew);
    await expect(inviteDialog(page).question).toBeVisible();
  },
  'the results of many invitations': async ({ page }, place) => {
    await sendInvitations(page, place, `ann@e2e.partyline.test, not-an-address, ${place.crew}`);
    await expect(inviteDialog(page).results).toContainText(screens.inviteDialog.resultsSummary(1, 2));
  },
});

export const ACCESS_SCREENS = [LIST_SCREENS, LIST_DIALOGS];
