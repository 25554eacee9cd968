import { dashboard, deviceCard, showView } from '../../screens/workspace/dashboard.ts';
import { loginScreen, signIn } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { clippedRings } from '../../watch/clipped-rings.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      devices: [
        { name: 'Stage manager with a very long name', report: ONLINE, leads: true },
        { name: 'Flies', follows: 'Stage manager with a very long name' },
        { name: 'Panel', kind: 'device' },
      ],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

for (const width of [1440, 768, 360]) {
  test(`no focus ring is clipped on the dashboard, its drawer and its panels at ${width} px`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { people } = await world.account(PLAN);
    await signIn(page, people.owner);
    for (const view of ['grid', 'list', 'popup'] as const) {
      await showView(page, view);
      await expect(page.getByRole('button', { name: 'Flies', exact: true })).toBeVisible();
      expect(await clippedRings(page), view).toEqual([]);
    }
    await showView(page, 'grid');
    await expect(deviceCard(page, { name: 'Flies' }).control('start')).toBeVisible();
    await page.getByRole('button', { name: 'Flies', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await clippedRings(page, '[role=dialog]'), 'drawer').toEqual([]);
    await page.keyboard.press('Escape');
    await shell(page).openMenu();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await clippedRings(page, '[role=dialog]'), 'user menu').toEqual([]);
    await page.keyboard.press('Escape');
    await dashboard(page).filters.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await clippedRings(page, '[role=dialog]'), 'filters').toEqual([]);
  });
}

test('a field with an error keeps its red edge while it has the focus', async ({ page }) => {
  await page.goto('/login');
  const { email, submit } = loginScreen(page);
  await submit.click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  const edge = () => email.evaluate((input) => getComputedStyle(input).borderTopColor);
  await submit.focus();
  const unfocused = await edge();
  await email.focus();
  expect(await edge()).toBe(unfocused);
  const ring = await email.evaluate((input) => {
    const { outlineStyle, outlineColor } = getComputedStyle(input);
    return { outlineStyle, outlineColor };
  });
  expect(ring).not.toMatchObject({ outlineColor: unfocused });
  expect(ring.outlineStyle).toBe('solid');
});
