import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard, deviceRow, listedNames, workspaceMenu } from '../../screens/workspace/dashboard.ts';
import { palette } from '../../screens/shell/palette.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { ownerOfManyDevices } from '../../world/many-devices.ts';
import { ONLINE } from '../../world/account-plan.ts';

const words = screens.dashboardExport;
const HEADER =
  'type,name,workspace,plan,users,interval,status,state,dataCenter,renewalOrExpiry,version,vicUuid';

async function chooseInPalette(page: Page): Promise<void> {
  const { open, field, option, dialog } = palette(page);
  await open();
  await field.fill('export');
  await option(words.label).click();
  await expect(dialog).toBeHidden();
}

/** Exports what the dashboard shows; returns file name and rows. */
async function exportShown(page: Page) {
  return readExport(page, () => chooseInPalette(page));
}

async function readExport(page: Page, begin: () => Promise<void>) {
  const waiting = page.waitForEvent('download');
  await begin();
  const download = await waiting;
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const [header, ...lines] = text.slice(1, -2).split('\r\n');
  expect(header).toBe(HEADER);
  return { name: download.suggestedFilename(), rows: lines.map((line) => line.split(',')) };
}

const named = (rows: readonly string[][], type: string) =>
  rows.filter(([first]) => first === type).map(([, name]) => name);

test('[GEN-27, CSV-1, CSV-2, CSV-3, GB-20, GB-21, GV-15] the export contains the devices shown, with search, filters and sorting applied', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: '=1+1', report: ONLINE },
          { name: 'Bühne', report: ONLINE, users: 8 },
          { name: 'Resting' },
          { name: 'Panel', kind: 'device', report: ONLINE },
        ],
      },
      { name: 'Attic', devices: [{ name: 'Hidden' }] },
    ],
    people: { client: { role: 'endpoint-user', in: 'Studio' } },
  });
  await signIn(page, people.client, '/dashboard?state=online&sort=-name');
  await dashboard(page).view('list').click();
  await expect.poll(() => listedNames(page)).toEqual(['Panel', 'Bühne', '=1+1']);
  const shown = await exportShown(page);
  expect(shown.name).toMatch(/^subscriptions-and-devices-\d{4}-\d\d-\d\d\.csv$/);
  expect(named(shown.rows, 'device')).toEqual(['Panel', 'Bühne', "'=1+1"]);
  expect(named(shown.rows, 'subscription')).toEqual(['Bühne', "'=1+1"]);
  const [, buehne] = shown.rows;
  expect(buehne?.slice(2, 8)).toEqual(['Studio', 'Pro', '8', 'month', 'healthy', 'online']);
  expect(buehne?.[9]).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expect(page.getByText(words.done(5))).toBeVisible();

  await dashboard(page).search.fill('bühne');
  await expect.poll(() => listedNames(page)).toEqual(['Bühne']);
  expect((await exportShown(page)).rows.map(([type, name]) => [type, name])).toEqual([
    ['device', 'Bühne'],
    ['subscription', 'Bühne'],
  ]);

  await dashboard(page).search.fill('no-such');
  await expect(page.getByText(screens.dashboard.nothingFoundTitle)).toBeVisible();
  await chooseInPalette(page);
  await expect(page.getByText(words.nothing)).toBeVisible();
});

test('[CSV-1, CSV-3] a workspace is exported from its menu, and a selection from its bar, whatever is filtered', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [
      { name: 'Studio', isDefault: true, devices: [{ name: 'Camera', report: ONLINE }, { name: 'Gate' }] },
      { name: 'Attic', devices: [{ name: 'Hidden' }] },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner, '/dashboard?state=online');
  await dashboard(page).view('list').click();
  await expect.poll(() => listedNames(page)).toEqual(['Camera']);
  const { button, menu } = workspaceMenu(page, 'Studio');
  const whole = await readExport(page, async () => {
    await button.click();
    await menu.getByRole('menuitem', { name: words.workspace }).click();
  });
  expect(named(whole.rows, 'device')).toEqual(['Camera', 'Gate']);
  await deviceRow(page, { name: 'Camera' }).tick.check();
  const chosen = await readExport(page, async () => {
    await page.getByRole('button', { name: words.selected(1), exact: true }).click();
  });
  expect(named(chosen.rows, 'device')).toEqual(['Camera']);
});

test('a long export shows its progress, can be cancelled, and is complete when repeated', async ({
  page,
  world,
}) => {
  await signIn(page, await ownerOfManyDevices(world, 'device', 6000));
  await expect(dashboard(page).view('grid')).toBeVisible();
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  // Cancels inside the page: Playwright's click may come after the export.
  const said = await page.evaluateHandle(() => {
    const labels: string[] = [];
    new MutationObserver((_changes, observer) => {
      const cancel = document.querySelector<HTMLElement>('button[aria-label$="export is done"]');
      if (cancel === null) return;
      observer.disconnect();
      labels.push(cancel.getAttribute('aria-label') ?? '');
      cancel.click();
    }).observe(document.body, { subtree: true, childList: true });
    return labels;
  });
  await chooseInPalette(page);
  await expect(page.getByText(words.cancelled)).toBeVisible();
  const [label = ''] = await said.jsonValue();
  expect(label).toBe(words.cancelLabel(Number(/\d+/.exec(label)?.[0])));
  await expect(page.getByRole('button', { name: label })).toBeHidden();
  expect((await exportShown(page)).rows).toHaveLength(6000);
  expect(downloads).toHaveLength(1);
});
