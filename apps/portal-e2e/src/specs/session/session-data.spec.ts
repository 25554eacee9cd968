import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { logIn, submitLogin } from '../../screens/login/login.ts';
import { settings, openSettings } from '../../screens/account/settings.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';

function readStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
}

function readDatabases(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    const values: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        values.push(await settled(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(values);
  });
}

/** `{"alg":`; long enough to be in no sealed text by chance. */
const TOKEN_BEGIN = 'eyJhbGciOi';

test('[AUTH-29] local storage holds no readable part of the session', async ({ page, world }) => {
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  const { owner } = account.people;
  await logIn(page, owner);
  await expect(dashboard(page).heading).toBeVisible();
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  // The session is sealed a moment after the page is shown.
  await expect.poll(stored).toContain('portal.user');
  for (const secret of [owner.email, owner.name, account.name, owner.password, TOKEN_BEGIN]) {
    expect(await stored()).not.toContain(secret);
  }
});

test('[AUTH-14] logging out removes all data of the user from the browser, also for the next user', async ({
  page,
  world,
}) => {
  const before = await world.account({
    workspaces: [{ name: 'Secret studio', devices: [{ name: 'Secret line' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const after = await world.account({ people: { owner: { role: 'account-owner' } } });
  await logIn(page, before.people.owner);
  await expect(deviceCard(page, { name: 'Secret line' }).card).toBeVisible();
  // A draft that is never saved.
  await openSettings(page);
  await settings(page).profile.getByLabel(screens.aboutYou.company).fill('Secret company');
  await page.getByRole('link', { name: screens.dashboard.title }).click();
  await expect(deviceCard(page, { name: 'Secret line' }).card).toBeVisible();
  await shell(page).leave();
  const left = `${await readStorage(page)} ${await readDatabases(page)}`;
  for (const secret of [
    before.people.owner.email,
    before.people.owner.name,
    before.name,
    'Secret',
    TOKEN_BEGIN,
  ]) {
    expect(left).not.toContain(secret);
  }

  await page.goto('/login');
  await submitLogin(page, after.people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  await expect(page.getByText(after.name).first()).toBeVisible();
  await expect(page.getByText('Secret')).toHaveCount(0);
  await expect(page.getByText(before.name)).toHaveCount(0);
});

for (const [what, value] of [
  ['no sealed text', '{"uid":"other","user":null}'],
  ['a sealed text that was changed', '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['nothing at all', ''],
] as const) {
  test(`a stored session that is ${what} is ignored, and the app starts signed out`, async ({
    page,
    world,
  }) => {
    const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
    await logIn(page, people.owner);
    await expect(dashboard(page).heading).toBeVisible();
    // The session is stored a moment after the page is shown.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.user'))).not.toBeNull();
    await page.evaluate((text) => localStorage.setItem('portal.user', text), value);
    await page.reload();
    await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
    await page.goto('/login');
    await submitLogin(page, people.owner);
    await expect(dashboard(page).heading).toBeVisible();
  });
}

test('unreadable preferences fall back to the defaults', async ({ page, world }) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const { uid } = account.people.owner;
  await page.goto('/login');
  await page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, '{"not":["what","is","expected"');
    },
    [
      `portal.accordions.${uid}.${account.id}`,
      `portal.zoom.${uid}`,
      `portal.register-state.${uid}`,
      'portal.scheme',
    ],
  );
  await logIn(page, account.people.owner);
  await expect(deviceCard(page, { name: 'Main PL' }).card).toBeVisible();
});
