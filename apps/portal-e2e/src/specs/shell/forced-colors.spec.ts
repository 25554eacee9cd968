import type { Locator } from '@playwright/test';
import { screens } from '@partyline/texts';
import { signIn } from '../../screens/login/login.ts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { inviteDialog } from '../../screens/workspace/people.ts';
import { expect, test } from '../../test.ts';
import { ONLINE } from '../../world/account-plan.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

const outlineOf = (element: Locator): Promise<string> => styleOf(element, 'outline-style');

test('forced colours show the chosen page and view, and the edges of cards and dialogs', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }, { name: 'Flies' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner);
  const { cards, view } = dashboard(page);
  await expect(cards).toHaveCount(2);
  expect(await outlineOf(cards.first())).toBe('solid');

  const places = page.getByRole('navigation', { name: screens.shell.navigation });
  expect(await outlineOf(places.locator('[aria-current=page]'))).toBe('solid');
  expect(await outlineOf(places.locator('a:not([aria-current])').first())).toBe('none');

  await expect(view('grid')).toBeVisible();
  expect(await styleOf(view('grid'), 'color')).not.toBe(await styleOf(view('list'), 'color'));

  // The track is drawn by a pseudo-element.
  const slider = page.getByRole('slider', { name: screens.dashboardViews.zoom });
  const [track, ground] = await slider.evaluate((thumb) => {
    const around = thumb.parentElement;
    return [
      around === null ? '' : getComputedStyle(around, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ];
  });
  expect(track).not.toBe(ground);

  await page.goto('/manage-invite?invite=true');
  await expect(inviteDialog(page).dialog).toBeVisible();
  expect(await outlineOf(inviteDialog(page).dialog)).toBe('solid');
  const tabs = page.getByRole('navigation', { name: screens.peopleTabs.label, includeHidden: true });
  expect(await outlineOf(tabs.locator('[aria-current=page]'))).toBe('solid');
});
