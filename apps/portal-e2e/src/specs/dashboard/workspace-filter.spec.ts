import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { visit } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';

const words = screens.dashboardFilters;

const PLAN = {
  workspaces: [
    { name: 'Théâtre Oslo', isDefault: true, devices: [{ name: 'Main PL' }, { name: 'Flies' }] },
    { name: 'Bergen', devices: [{ name: 'Pit' }] },
    { name: 'Bern', devices: [{ name: 'Stage' }] },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

function workspaceFilter(page: Page) {
  const panel = page.getByRole('dialog', { name: words.workspace });
  return {
    panel,
    button: (value: string) =>
      page.getByRole('button', { name: `${words.workspace}: ${value}`, exact: true }),
    field: panel.getByRole('textbox', { name: words.workspaceSearch }),
    option: (name: string) => panel.getByRole('checkbox', { name, exact: true }),
  };
}

test('[GD-41] workspaces are found and chosen in the toolbar, are kept in the URL, and narrow together with the search', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { cards, search } = dashboard(page);
  const { panel, button, field, option } = workspaceFilter(page);
  await expect(cards).toHaveCount(4);
  await button(words.allWorkspaces(3)).click();
  await expect(field).toBeFocused();
  await expect(panel.getByText(words.workspacesFound(3, 3))).toBeVisible();
  await page.keyboard.type('BER');
  await expect(panel.getByText(words.workspacesFound(2, 3))).toBeVisible();
  await expect(panel.getByRole('checkbox')).toHaveCount(2);
  await option('Bergen').check();
  await expect(cards.getByRole('heading')).toHaveText(['Pit']);
  await option('Bern').check();
  await expect(cards.getByRole('heading')).toHaveText(['Pit', 'Stage']);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button(words.workspacesOf(2, 3))).toBeFocused();
  await page.reload();
  await expect(button(words.workspacesOf(2, 3))).toBeVisible();
  await expect(cards).toHaveCount(2);
  await search.fill('stage');
  await expect(cards.getByRole('heading')).toHaveText(['Stage']);
  await search.fill('');
  await page.goBack();
  await expect(cards.getByRole('heading')).toHaveText(['Pit']);
  await button('Bergen').click();
  await field.fill('theatre');
  await panel.getByRole('button', { name: words.showOnly('Théâtre Oslo') }).click();
  await expect(panel).toBeHidden();
  await expect(cards.getByRole('heading')).toHaveText(['Flies', 'Main PL']);
  await button('Théâtre Oslo').click();
  await panel.getByRole('button', { name: words.all, exact: true }).click();
  await expect(cards).toHaveCount(4);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('[GD-41] workspaces in the URL that the user does not see are ignored, and one workspace needs no filter', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ ...PLAN, workspaces: PLAN.workspaces.slice(0, 1) });
  await signIn(page, people.owner);
  const { cards, view } = dashboard(page);
  await visit(page, '/dashboard?workspaces=999999,7x');
  await expect(cards).toHaveCount(2);
  await visit(page, '/dashboard?workspaces=999999');
  await expect(view('grid')).toBeVisible();
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('button', { name: new RegExp(`^${words.workspace}: `) })).toBeHidden();
});

test('[GD-41, DASH-22] on a phone workspaces are chosen among the filters, and count there', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { filters } = dashboard(page);
  await filters.click();
  const sheet = page.getByRole('dialog', { name: words.filters });
  await sheet.getByRole('checkbox', { name: 'Bergen' }).check();
  await sheet.getByRole('button', { name: words.show(1) }).click();
  await expect(sheet).toBeHidden();
  await expect(filters).toHaveAccessibleName(words.chosen(words.filters, 1));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Bergen']);
});
