import type { Locator, Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard, showView, workspaceMenu } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { palette } from '../../screens/shell/palette.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import { addManyWorkspaces } from '../../world/many-devices.ts';

const words = screens.dashboard;
const COUNT = 200;

const PLAN = {
  workspaces: [
    { name: 'Attic', isDefault: true },
    { name: 'Balcony', devices: [{ name: 'Spot' }] },
    { name: 'Cellar', devices: [{ name: 'Boiler' }] },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

/** Returns whether the middle of an element is painted, and nothing over it. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  });

const placeOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? NaN);

async function scrollTo(page: Page, px: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), px);
}

for (const view of ['grid', 'list', 'popup'] as const) {
  test(`[DASH-9] in the ${view} view the header of the workspace in sight sticks below the bar, comes before its devices, and can be used`, async ({
    page,
    world,
  }) => {
    const account = await world.account(PLAN);
    // With epoch 0 housekeeping would create them at the host.
    await world.database.query(
      `INSERT INTO app.instances (account_id, workspace_id, vic_uuid, kind, device_name, epoch)
       SELECT $1, $2, gen_random_uuid(), 'device', 'Line ' || n, 1 FROM generate_series(1, $3::int) n`,
      [account.id, account.workspaceId('Attic'), COUNT],
    );
    await addManyWorkspaces(world, account, 'Venue', 40);
    await signIn(page, account.people.owner);
    const attic = dashboard(page).workspace('Attic');
    const balcony = dashboard(page).workspace('Balcony');
    await expect(attic).toBeVisible();
    await showView(page, view);
    await expect(page.getByRole('button', { name: 'Line 1', exact: true })).toBeVisible();
    await scrollTo(page, 1_000);
    await expect(page.getByRole('button', { name: 'Line 1', exact: true })).toHaveCount(0);
    await expect(attic).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isUncovered(attic)).toBe(true);
    await expect(balcony).not.toBeInViewport();
    const isBefore = await attic.evaluate((header) => {
      const devices = [...document.querySelectorAll('[data-device]')];
      return devices.every(
        (device) => (header.compareDocumentPosition(device) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      );
    });
    expect(isBefore).toBe(true);
    await workspaceMenu(page, 'Attic').button.click();
    await expect(workspaceMenu(page, 'Attic').menu).toBeVisible();
    await page.keyboard.press('Escape');
    // It stays where it was pressed, and says how many it hides.
    const place = await placeOf(attic);
    await attic.click();
    await expect(attic).toHaveAttribute('aria-expanded', 'false');
    await expect(attic).toBeFocused();
    expect(await placeOf(attic)).toBe(place);
    await expect(page.getByText(words.onlineOf(0, COUNT))).toBeInViewport();
    await expect(balcony).toBeInViewport();
  });
}

test('[DASH-9, DASH-10] all workspaces are collapsed and expanded at once, from the palette and from the menu of one', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { cards, workspace } = dashboard(page);
  const { open, option } = palette(page);
  await expect(cards).toHaveCount(2);
  await open();
  await page.keyboard.type('collapse');
  await option(screens.commandPalette.workspaces.collapseAll).click();
  await expect(cards).toHaveCount(0);
  for (const name of ['Attic', 'Balcony', 'Cellar'])
    await expect(workspace(name)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText(words.onlineOf(0, 1))).toHaveCount(2);
  await page.reload();
  await expect(workspace('Cellar')).toHaveAttribute('aria-expanded', 'false');
  await expect(cards).toHaveCount(0);
  const { button, menu } = workspaceMenu(page, 'Balcony');
  await button.click();
  await menu.getByRole('menuitem', { name: words.expandAll }).click();
  await expect(cards).toHaveCount(2);
  await workspace('Cellar').click();
  await expect(cards).toHaveCount(1);
  await button.click();
  await menu.getByRole('menuitem', { name: words.collapseAll }).click();
  await expect(cards).toHaveCount(0);
});
