import type { Page } from '@playwright/test';
import { deviceCard } from '../screens/dashboard.ts';
import { signIn } from '../screens/login.ts';
import { expect, test } from '../test.ts';

/** Records how each call of the API treats credentials, as `METHOD mode`, in this tab. */
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

test('[API-3] POST requests of the portal, and no others, include credentials', async ({ page, world }) => {
  const seen = await recordCredentials(page);
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  const { control, working } = deviceCard(page, account.device('Main PL'));
  await control('start').click();
  await expect(working('starting').or(control('open'))).toBeVisible();
  await expect.poll(seen).toContain('PUT same-origin');
  const including = (await seen()).filter((call) => call.startsWith('POST') || call.endsWith('include'));
  expect(including).toEqual(['POST include']);
});
