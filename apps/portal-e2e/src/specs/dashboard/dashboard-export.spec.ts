import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard, listedNames } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { ownerOfManyDevices } from '../../world/many-devices.ts';
import { ONLINE } from '../../world/account-plan.ts';

const words = screens.dashboardExport;
const HEADER =
  'type,name,workspace,plan,users,interval,status,state,dataCenter,renewalOrExpiry,version,vicUuid';

/** Exports the dashboard; returns file name and rows. */
async function exportShown(page: Page) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: words.label }).click();
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
  const button = page.getByRole('button', { name: words.label });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(words.nothing);
});

test('a long export shows its progress, can be cancelled with the same button, and is complete when repeated', async ({
  page,
  world,
}) => {
  await signIn(page, await ownerOfManyDevices(world, 'device', 6000));
  const button = page.getByRole('button', { name: words.label });
  await expect(button).toBeEnabled();
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  // Cancels inside the page: Playwright's click may come after the export.
  const said = await button.evaluate(async (element: HTMLElement) => {
    const changed = new Promise<string>((resolve) => {
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        element.click();
        resolve(element.getAttribute('aria-label') ?? '');
      }).observe(element, { attributeFilter: ['aria-label'] });
    });
    element.click();
    return changed;
  });
  expect(said).toBe(words.cancelLabel(Number(/\d+/.exec(said)?.[0])));
  await expect(page.getByText(words.cancelled)).toBeVisible();
  await expect(button).toBeVisible();
  expect((await exportShown(page)).rows).toHaveLength(6000);
  expect(downloads).toHaveLength(1);
});
