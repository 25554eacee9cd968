import type { Locator, Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { ofAnyNumber } from '../shell/of-any-number.ts';
import { expect } from '../../test.ts';

const words = screens.manageInvite;
const bulkWords = screens.peopleBulk;
const dialogWords = screens.inviteDialog;

export function people(page: Page) {
  const rowsOf = (list: Locator) => list.locator('[role=rowgroup]').last().getByRole('row');
  const invitations = page.getByRole('table', { name: words.invitations });
  const table = page.getByRole('table', { name: words.members });
  const [invitationRows, memberRows] = [rowsOf(invitations), rowsOf(table)];
  // Of both lists.
  const rows = page.locator('tbody[role=rowgroup] > [role=row]');
  const row = (email: string, place?: string) => {
    const found = rows.filter({ hasText: email });
    return place === undefined ? found : found.filter({ hasText: place });
  };
  const tools = page.getByRole('region', { name: words.tools });
  return {
    invitations,
    table,
    rows,
    invitationRows,
    memberRows,
    row,
    sort: (column: keyof typeof words.columns) =>
      table.getByRole('columnheader', { name: words.columns[column] }).getByRole('button'),
    menu: (email: string, place?: string) =>
      row(email, place).getByRole('button', { name: new RegExp(`^${words.menuOf('', '').split(' ,')[0]}`) }),
    search: page.getByRole('textbox', { name: words.search }),
    filter: (column: 'workspace' | 'permission' | 'status') =>
      tools.getByRole('combobox', { name: words.columns[column], exact: true }),
    /** Opens the filters of phones. */
    filters: tools.getByRole('button', { name: words.filters }),
    sheet: page.getByRole('dialog', { name: words.filters }),
    invite: tools.getByRole('button', { name: words.invite }),
    import: tools.getByRole('link', { name: words.import }),
    export: tools.getByRole('button', { name: words.export }),
    more: page
      .getByRole('button', { name: words.showMore(null), exact: true })
      .or(page.getByRole('button', { name: ofAnyNumber(words.showMore) })),
    selectAll: (list: 'invitations' | 'members') =>
      page.getByRole('checkbox', { name: bulkWords.selectAll(words[list]) }),
    tick: (email: string, place?: string) => row(email, place).getByRole('checkbox'),
    bar: page.getByRole('toolbar', { name: bulkWords.label }),
    results: page.getByRole('region', { name: bulkWords.results }),
    less: page.getByRole('button', { name: words.showLess }),
  };
}

export async function openPeople(page: Page, search = ''): Promise<ReturnType<typeof people>> {
  await page.goto(`/manage-invite${search}`);
  const screen = people(page);
  // A filter may leave one of the two lists.
  await expect(screen.rows.first()).toBeVisible();
  return screen;
}

export async function listedEmails(page: Page): Promise<string[]> {
  const cells = await people(page).table.locator('[role=cell]:nth-child(2)').allInnerTexts();
  return cells.map((text) => /\S+@\S+/.exec(text)?.[0] ?? '');
}

export async function rowAction(page: Page, email: string, action: string, place?: string): Promise<Locator> {
  await people(page).menu(email, place).click();
  return page.getByRole('menuitem', { name: new RegExp(`^${action}`) });
}

export function inviteDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: dialogWords.title });
  return {
    dialog,
    email: dialog.getByRole('textbox', { name: dialogWords.email }),
    role: (name: string) => dialog.getByRole('radio', { name, exact: true }),
    roles: dialog.getByRole('radio'),
    workspace: dialog.getByLabel(dialogWords.workspace, { exact: true }),
    endsAt: dialog.getByLabel(dialogWords.endsAt),
    send: dialog
      .getByRole('button', { name: dialogWords.send, exact: true })
      .or(dialog.getByRole('button', { name: ofAnyNumber(dialogWords.sendMany) })),
    cancel: dialog.getByRole('button', { name: dialogWords.cancel }),
    question: page.getByRole('dialog', { name: dialogWords.updateTitle }),
    results: page.getByRole('dialog', { name: dialogWords.results }),
  };
}

/** Lists the actions with the reasons of refused ones. */
export async function listActions(page: Page, email: string): Promise<string[]> {
  await people(page).menu(email).click();
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  const texts = await items.allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  return texts.map((text) => text.replaceAll(/\s*\n\s*/g, ': '));
}
