import { screens } from '@partyline/texts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { logIn } from '../../screens/login/login.ts';
import { runOlderBuild, runServedBuild } from '../../screens/shell/older-build.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import type { Page } from '@playwright/test';

const words = screens.newVersion;
const { newWorkspace, addMenu, createTitle, name } = screens.workspaceMenu;

async function openNewWorkspace(page: Page) {
  await page.getByRole('button', { name: addMenu, exact: true }).click();
  await page.getByRole('menuitem', { name: newWorkspace }).click();
  return page.getByRole('dialog', { name: createTitle }).getByRole('textbox', { name });
}

test('[PLUS-29] a tab of an older build is asked to reload, never reloads by force where a part of it is gone, and keeps what was typed, as any reload does', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404|dynamically imported module/, 'the part of the old build is gone');
  const { people } = await world.account({
    workspaces: [{ name: 'House', isDefault: true, devices: [{ name: 'House PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const notice = page.getByRole('region', { name: words.label });
  await test.step('the build that is served does not ask', async () => {
    await logIn(page, people.owner);
    await expect(dashboard(page).workspace('House')).toBeVisible();
  });
  await runOlderBuild(page);
  await page.reload();
  await expect(notice).toContainText(words.text);
  await notice.getByRole('button', { name: words.later }).click();
  await expect(notice).toBeHidden();

  await page.route(/\/assets\/manage-invite\.index-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  let reloads = 0;
  page.on('load', () => (reloads += 1));
  await shell(page).navigation.getByRole('link', { name: screens.shell.people }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  await expect(notice).toBeVisible();
  expect(reloads).toBe(0);

  await page.goBack();
  const typed = await openNewWorkspace(page);
  await typed.fill('Stage left');
  await runServedBuild(page);
  await notice.getByRole('button', { name: screens.shell.reload }).click();
  await expect.poll(() => reloads).toBe(1);
  await expect(await openNewWorkspace(page)).toHaveValue('Stage left');
  await expect(notice).toBeHidden();

  await test.step('a plain reload keeps it too, until the user closes the form', async () => {
    await page.getByRole('dialog', { name: createTitle }).getByRole('textbox', { name }).fill('Stage right');
    await page.reload();
    await expect(await openNewWorkspace(page)).toHaveValue('Stage right');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: createTitle })).toBeHidden();
    await page.reload();
    await expect(await openNewWorkspace(page)).toHaveValue('');
  });
});
