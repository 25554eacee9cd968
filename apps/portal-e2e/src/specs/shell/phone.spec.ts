import { screens } from '@partyline/texts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { ONLINE } from '../../world/account-plan.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('on a phone a device is opened by touch, and the last tab logs out', async ({ page, world }) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  await page.getByRole('button', { name: 'Main PL', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: screens.deviceDrawer.label('Main PL') });
  const opened = page.waitForEvent('popup');
  await sheet.getByRole('button', { name: screens.dashboard.open, exact: true }).tap();
  await expect((await opened).getByRole('heading', { name: 'Main PL' })).toBeVisible();
  await sheet.getByRole('button', { name: screens.deviceDrawer.close, exact: true }).tap();
  await page.getByRole('button', { name: screens.shell.more, exact: true }).tap();
  await page.getByRole('button', { name: screens.shell.logOut, exact: true }).tap();
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});

test('on a phone the focused control is never behind the tab bar', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await signIn(page, people.owner, '/myaccount');
  const tabs = page.getByRole('button', { name: screens.shell.more, exact: true });
  await expect(page.getByLabel(screens.aboutYou.firstName)).toBeVisible();
  await expect(page.getByRole('button', { name: screens.myAccount.deletion.open })).toBeVisible();
  const barTop = (await tabs.boundingBox())?.y ?? 0;
  const hidden: string[] = [];
  for (let stop = 0; stop < 50; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, bottom, isTab } = await page.evaluate(() => {
      const { activeElement: focused } = document;
      return {
        name: focused?.outerHTML.slice(0, 80) ?? '',
        bottom: focused?.getBoundingClientRect().bottom ?? 0,
        isTab: focused?.closest('section')?.querySelector('nav') instanceof HTMLElement,
      };
    });
    if (!isTab && bottom > barTop) hidden.push(name);
  }
  expect(hidden).toEqual([]);
});
