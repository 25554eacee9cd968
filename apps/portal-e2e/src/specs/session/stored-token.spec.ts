import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { logIn } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import type { World } from '../../world/world.ts';

type Change = 'read' | 'unreadable' | 'expired' | 'of another user' | 'refused by the API';

/** Reads or replaces the record of the access token, sealed with the browser's key; null if there is none. */
function changeToken(page: Page, change: Change): Promise<string | null> {
  return page.evaluate(async (kind) => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    const bytesOf = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
    const database = await settled(indexedDB.open('partyline', 1));
    try {
      const store = () => database.transaction('keys', 'readwrite').objectStore('keys');
      const sealed = (await settled(store().get('session-token'))) as string | undefined;
      if (sealed === undefined || kind === 'read') return sealed ?? null;
      const key = (await settled(store().get('stored-user'))) as CryptoKey;
      const iv = bytesOf(sealed.slice(2)).subarray(0, 12);
      const plain = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv },
        key,
        bytesOf(sealed.slice(2)).subarray(12),
      );
      const record = JSON.parse(new TextDecoder().decode(plain)) as {
        identity: { uid: string };
        token: string;
      };
      const [header, payload = '', signature = ''] = record.token.split('.');
      if (kind === 'of another user') record.identity.uid = 'somebody-else';
      if (kind === 'refused by the API')
        record.token = [header, payload, `${signature.slice(9)}${signature.slice(0, 9)}`].join('.');
      if (kind === 'expired') {
        const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
        const past = textOf(new TextEncoder().encode(JSON.stringify({ ...claims, exp: 1, iat: 0 })));
        record.token = [header, past.replaceAll('+', '-').replaceAll('/', '_'), signature].join('.');
      }
      const encrypted = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        key,
        new TextEncoder().encode(JSON.stringify(record)),
      );
      const text =
        kind === 'unreadable'
          ? 'eyJhbGciOi'
          : `1.${textOf(new Uint8Array([...iv, ...new Uint8Array(encrypted)]))}`;
      await settled(store().put(text, 'session-token'));
      return text;
    } finally {
      database.close();
    }
  }, change);
}

async function signedIn(page: Page, world: World) {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await logIn(page, account.people.owner);
  await expect(deviceCard(page, { name: 'Main PL' }).card).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.user'))).not.toBeNull();
  await expect.poll(() => changeToken(page, 'read')).toMatch(/^1\./);
  return account.people.owner;
}

for (const change of ['unreadable', 'expired', 'of another user', 'refused by the API'] as const) {
  test(`[GA-19] with a stored token that is ${change} the identity service restores the session`, async ({
    page,
    world,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 401/, 'the stored token is refused once');
    await signedIn(page, world);
    const changed = await changeToken(page, change);
    await page.reload();
    await expect(deviceCard(page, { name: 'Main PL' }).card).toBeVisible();
    await expect.poll(() => changeToken(page, 'read')).not.toBe(changed);
  });
}

test('[AUTH-14, AUTH-29, GA-19] the token is stored sealed, and a logout removes it for every tab', async ({
  page,
  world,
}) => {
  await signedIn(page, world);
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(deviceCard(other, { name: 'Main PL' }).card).toBeVisible();
  await shell(page).leave();
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
  expect(await changeToken(page, 'read')).toBeNull();
  await page.goto('/dashboard');
  await expect(dashboard(page).heading).toBeHidden();
  // The page navigates to the login, which aborts a pending read.
  await expect.poll(() => changeToken(page, 'read').catch(() => 'page left')).toBeNull();
});

test('[AUTH-16, GA-19] a stored token whose session was revoked ends the session and is removed', async ({
  page,
  world,
  pageErrors,
  sandbox,
}) => {
  pageErrors.allow(/status of 40[01]/, 'the API and the identity service refuse the user');
  const owner = await signedIn(page, world);
  await page.goto('/terms-of-service');
  await sandbox.disable(owner.uid);
  await changeToken(page, 'refused by the API');
  await page.goto('/dashboard');
  await expect(page.getByText('Your session expired, please login again!')).toBeVisible();
  expect(await changeToken(page, 'read')).toBeNull();
});

test('[ACCT-13, GA-19] an account switch replaces the stored token', async ({ page, world }) => {
  const plan = (device: string) => ({ workspaces: [{ name: 'Studio', devices: [{ name: device }] }] });
  const here = await world.account({ ...plan('Device here'), people: { multi: { role: 'account-owner' } } });
  const there = await world.account(plan('Device there'));
  await world.join(here.people.multi, there, { role: 'account-admin' });
  await logIn(page, here.people.multi);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(deviceCard(page, { name: 'Device here' }).card).toBeVisible();
  await expect.poll(() => changeToken(page, 'read')).toMatch(/^1\./);
  const before = await changeToken(page, 'read');
  await page.goto('/accounts-select');
  await page.getByRole('button', { name: new RegExp(there.name) }).click();
  await expect(deviceCard(page, { name: 'Device there' }).card).toBeVisible();
  const after = await changeToken(page, 'read');
  expect(after).not.toBe(before);
  expect(after).toMatch(/^1\./);
  await page.reload();
  await expect(deviceCard(page, { name: 'Device there' }).card).toBeVisible();
});
