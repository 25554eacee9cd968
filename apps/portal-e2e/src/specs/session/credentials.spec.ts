import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { deviceCard, openWorkspaceDialog } from '../../screens/workspace/dashboard.ts';
import { logIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';

/** Records the credentials mode of each API call as `METHOD mode`. */
async function recordCredentials(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const { url, method, credentials } = new Request(
        input instanceof Request ? input.clone() : input,
        init,
      );
      if (new URL(url).pathname.startsWith('/api/')) {
        const seen = sessionStorage.getItem('test.credentials') ?? '';
        sessionStorage.setItem('test.credentials', `${seen}${method} ${credentials}\n`);
      }
      return send(input, init);
    };
  });
  return async () => {
    const seen = await page.evaluate(() => sessionStorage.getItem('test.credentials') ?? '');
    return [...new Set(seen.split('\n').filter(Boolean))].sort();
  };
}

test('[API-3, API-4, API-5] POST requests of the portal, of files too, include credentials, and GET, PUT and DELETE requests do not', async ({
  page,
  world,
}) => {
  const seen = await recordCredentials(page);
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }, { name: 'Attic' }],
    people: { owner: { role: 'account-owner' } },
  });
  await logIn(page, account.people.owner);
  const { control, working } = deviceCard(page, account.device('Main PL'));
  await control('start').click();
  await expect(working('starting').or(control('open'))).toBeVisible();
  await expect.poll(seen).toContain('PUT same-origin');
  const dialog = await openWorkspaceDialog(page, 'Attic', 'delete');
  await dialog.getByRole('button', { name: screens.workspaceMenu.delete }).click();
  await expect.poll(seen).toContain('DELETE same-origin');
  await page.goto('/manage-invite/import');
  const text = 'email,role,workspace\r\nann@e2e.partyline.test,vic-admin,Studio\r\n';
  const file = { name: 'crew.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  const upload = page.waitForRequest((request) => request.url().endsWith('/api/invitation/upload'));
  await page.getByRole('button', { name: screens.importPeople.send(1), exact: true }).click();
  expect((await upload).headers()['content-type']).toMatch(/^multipart\/form-data/);
  await expect.poll(seen).toContain('GET same-origin');
  const including = (await seen()).filter((call) => call.startsWith('POST') || call.endsWith('include'));
  expect(including).toEqual(['POST include']);
});
