import { screens } from '@partyline/texts';
import { devicePanel } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { visit } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { ONLINE } from '../../world/account-plan.ts';

const middle = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0) / 2;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('on a phone a device is opened by touch, and the last tab logs out', async ({ page, world }) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  await page.getByRole('button', { name: 'Main PL', exact: true }).tap();
  const { panel: sheet, control } = devicePanel(page, { name: 'Main PL' });
  const opened = page.waitForEvent('popup');
  await control('open').tap();
  await expect((await opened).getByRole('heading', { name: 'Main PL' })).toBeVisible();
  await sheet.getByRole('button', { name: screens.deviceDrawer.close, exact: true }).tap();
  await page.getByRole('button', { name: screens.shell.more, exact: true }).tap();
  await page.getByRole('button', { name: screens.shell.logOut, exact: true }).tap();
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});

test('on a phone the focused control is never behind the tab bar', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await signIn(page, people.owner, '/myaccount/settings/profile');
  const tabs = page.getByRole('button', { name: screens.shell.more, exact: true });
  await expect(page.getByLabel(screens.aboutYou.firstName)).toBeVisible();
  const barTop = (await tabs.boundingBox())?.y ?? 0;
  const hidden: string[] = [];
  for (let stop = 0; stop < 50; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, bottom, isTab } = await page.evaluate(() => {
      const { activeElement: focused } = document;
      return {
        name: focused?.outerHTML.slice(0, 80) ?? '',
        bottom: focused?.getBoundingClientRect().bottom ?? 0,
        // Past the last control there is the body.
        isTab:
          focused === document.body ||
          focused?.closest('section')?.querySelector('nav') instanceof HTMLElement,
      };
    });
    if (!isTab && bottom > barTop) hidden.push(name);
  }
  expect(hidden).toEqual([]);
});

test('on a phone the search keeps room beside the buttons of its list', async ({ page, world }) => {
  const { people } = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner);
  const pages = [
    ['/dashboard', screens.shell.dashboard],
    ['/manage-invite', screens.shell.people],
    ['/activity', screens.shell.activity],
  ] as const;
  for (const [path, title] of pages) {
    await visit(page, path);
    // The page before it has such a button too.
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const search = page.getByRole('search').getByRole('textbox');
    const filters = page.getByRole('button', { name: screens.audit.filters, exact: true });
    await expect(filters).toBeVisible();
    const [field, button] = [await search.boundingBox(), await filters.boundingBox()];
    expect(field?.width, path).toBeGreaterThanOrEqual(120);
    expect(button?.width, path).toBeGreaterThanOrEqual(44);
    expect(Math.abs(middle(field) - middle(button)), path).toBeLessThanOrEqual(1);
  }
});
