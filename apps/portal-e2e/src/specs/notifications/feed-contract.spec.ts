import type { Page, Request } from '@playwright/test';
import { screens } from '@partyline/texts';
import { Pool } from 'pg';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { logIn } from '../../screens/login/login.ts';
import { notifications, writeNotifications } from '../../screens/shell/notifications.ts';
import { addresses, type Addresses } from '../../stack/addresses.ts';
import { startFirestoreProduct } from '../../stack/firestore-product.ts';
import { expect, test as shared } from '../../test.ts';
import { sandboxControl } from '../../world/sandbox-control.ts';
import { createWorld, type Account, type World } from '../../world/world.ts';
import { missingOfFirestoreEmulator } from '@partyline/tools-processes';

const TOKENS = /securetoken\.googleapis\.com/;
/** Logged by the SDK when the emulator takes longer than 10 s on a busy machine. */
const SLOW_START = /Could not reach Cloud Firestore backend/;
const STREAM = '**/api/users/notification/stream';
const FIRESTORE = /google\.firestore\.v1\.Firestore/;
const missing = await missingOfFirestoreEmulator();

const test = shared.extend<{ product: Addresses }, { firestoreProduct: Addresses }>({
  firestoreProduct: [
    async ({}, use) => {
      const product = await startFirestoreProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  product: async ({}, use) => use(addresses()),
  baseURL: async ({ product }, use) => use(product.portal),
  world: async ({ product }, use) => {
    const database = new Pool({ connectionString: product.database, max: 1 });
    const sandbox = sandboxControl(product.sandbox);
    const { world, end } = createWorld({ database, sandbox, portal: product.portal });
    await use(world);
    await end();
    await database.end();
  },
});
const withFirestore = test.extend({
  product: async ({ firestoreProduct }, use) => use(firestoreProduct),
});

/** Makes an owner of two accounts, signed in to the first; the second has a notification too. */
async function ownerOfTwo(page: Page, world: World) {
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  const other = await world.account();
  const { owner } = account.people;
  await world.join(owner, other, { role: 'account-admin' });
  await writeNotifications(world, other, owner, [{ message: 'Elsewhere.', event: 'workspace-changed' }]);
  await logIn(page, owner);
  await page.getByRole('button', { name: new RegExp(account.name) }).click();
  await expect(dashboard(page).heading).toBeVisible();
  return { account, owner };
}

/** Announces token refreshes until the page performs one, so its feed is connected. Returns their number. */
async function untilConnected(page: Page, world: World, account: Account): Promise<number> {
  let announced = 0;
  await expect(async () => {
    announced += 1;
    await Promise.all([
      page.waitForRequest(TOKENS, { timeout: 5_000 }),
      world.announce(account, 'Refresh Token'),
    ]);
  }).toPass();
  return announced;
}

// In sequence: they share one product with Firestore.
shared.describe.configure({ mode: 'default' });

for (const [feed, run] of [
  ['sse', test],
  ['firestore', withFirestore],
] as const) {
  run.describe(`the ${feed} feed`, () => {
    run.skip(feed === 'firestore' && missing !== null, missing ?? '');
    run.slow(feed === 'firestore');
    run.beforeEach(({ pageErrors }) => {
      if (feed !== 'firestore') return;
      pageErrors.allow(SLOW_START, 'the emulator has just been started');
      pageErrors.allow(
        /Listen\/channel\?.*TYPE=terminate/,
        'the emulator has forgotten a channel that the SDK ends',
      );
    });

    run(
      `[NOTIF-3, NOTIF-4, NOTIF-5, NOTIF-7, NOTIF-10, NOTIF-11] lists the account's, newest first, and hears of what is added and modified (${feed})`,
      async ({ page, world, request }) => {
        const { account, owner } = await ownerOfTwo(page, world);
        const { bell, open, items, item, remove, markAllRead, showAll } = notifications(page);
        await untilConnected(page, world, account);
        await writeNotifications(world, account, owner, [
          { message: 'Second.', event: 'workspace-changed', minutesAgo: 2 },
          { message: 'Third.', event: 'workspace-changed', minutesAgo: 3 },
          { message: 'First.', event: 'workspace-changed' },
        ]);
        await open(3);
        await expect(items).toContainText(['First.', 'Second.', 'Third.']);
        await markAllRead.click();
        await expect(bell(0)).toBeAttached();
        await showAll();
        await remove('First.').click();
        await expect(item('First.')).toHaveCount(0);
        const authorized = page.waitForRequest(/\/api\/vic(?:\?|$)/);
        await page.reload();
        const { authorization = '' } = (await authorized).headers();
        await untilConnected(page, world, account);
        await open(0);
        await expect(items).toContainText(['Second.', 'Third.']);
        await page.keyboard.press('Escape');
        const { rows } = await world.database.query<{ docId: string }>(
          `SELECT doc_id AS "docId" FROM app.notifications WHERE user_uid = $1 AND message = 'Third.'`,
          [owner.uid],
        );
        const answer = await request.put('/api/users/notification', {
          headers: { authorization },
          data: { docId: rows[0]?.docId, eventProcessed: false, read: false },
        });
        expect(answer.status()).toBe(200);
        await expect(bell(1)).toBeVisible();
      },
    );

    run(
      `[NOTIF-4, NOTIF-12, NOTIF-17] applies an event once, not again after a reload, and goes on in another tab (${feed})`,
      async ({ page, context, world }) => {
        const { account, owner } = await ownerOfTwo(page, world);
        await untilConnected(page, world, account);
        let refreshes = 0;
        page.on('request', (sent) => {
          if (TOKENS.test(sent.url()) && sent.method() === 'POST') refreshes += 1;
        });
        await page.reload();
        expect(refreshes).toBeLessThanOrEqual(await untilConnected(page, world, account));
        const other = await context.newPage();
        await other.goto('/dashboard');
        await expect(notifications(other).bell(0)).toBeVisible();
        await writeNotifications(world, account, owner, [{ message: 'Both.', event: 'workspace-changed' }]);
        await expect(notifications(page).bell(1)).toBeVisible();
        await expect(notifications(other).bell(1)).toBeVisible();
        await page.close();
        await writeNotifications(world, account, owner, [{ message: 'One.', event: 'workspace-changed' }]);
        await expect(notifications(other).bell(2)).toBeVisible();
        await untilConnected(other, world, account);
      },
    );

    run(
      `[NOTIF-10, NOTIF-12] reads each list once, and misses nothing that is told before the feed begins (${feed})`,
      async ({ page, world }) => {
        const { account, owner } = await ownerOfTwo(page, world);
        const { bell } = notifications(page);
        const begins = Promise.withResolvers<undefined>();
        const source = feed === 'sse' ? STREAM : FIRESTORE;
        await page.route(source, async (route) => {
          await begins.promise;
          await route.fallback();
        });
        for (const [index, path] of ['/manage-invite', '/myaccount', '/dashboard'].entries()) {
          const reads = countReads(page);
          const asked = page.waitForRequest(source);
          await page.goto(path);
          await asked;
          await writeNotifications(world, account, owner, [{ message: path, event: 'workspace-changed' }]);
          begins.resolve(undefined);
          await expect(bell(2 * index + 1)).toBeVisible();
          // After the delay of what would be read again.
          await writeNotifications(world, account, owner, [
            { message: 'Later.', event: 'workspace-changed' },
          ]);
          await expect(bell(2 * index + 2)).toBeVisible();
          expect(reads.end()).toEqual([]);
        }
      },
    );
  });
}

/** Counts what the page reads, without the notifications; `end` returns what it has read more than once. */
function countReads(page: Page) {
  const seen = new Map<string, number>();
  const count = (sent: Request): void => {
    const { pathname, search } = new URL(sent.url());
    if (sent.method() !== 'GET' || !pathname.startsWith('/api/') || pathname.includes('notification')) return;
    seen.set(pathname + search, (seen.get(pathname + search) ?? 0) + 1);
  };
  page.on('request', count);
  return {
    end: () => {
      page.off('request', count);
      return [...seen].filter(([, times]) => times > 1);
    },
  };
}

withFirestore(
  '[NOTIF-4, GN-17] without Firestore the page polls the API, and says so',
  async ({ page, world, pageErrors }) => {
    pageErrors.allow(/google\.firestore|@firebase\/firestore/, 'Firestore was cut off');
    pageErrors.allow(/cleardot\.gif/, 'the SDK asks Google for a picture then, which the policy refuses');
    await page.clock.install();
    await page.route(FIRESTORE, (route) => route.abort('connectionrefused'));
    const { account, owner } = await ownerOfTwo(page, world);
    const { bell, open, item } = notifications(page);
    await expect(bell(0)).toBeVisible();
    await writeNotifications(world, account, owner, [{ message: 'Polled.', event: 'workspace-changed' }]);
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(bell(1)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(async () => {
      await page.clock.fastForward(20_000);
      const notice = page.getByRole('status').filter({ hasText: screens.liveUpdates.paused });
      await expect(notice).toContainText(screens.liveUpdates.reasons['polling-with-notice'], {
        timeout: 1_000,
      });
    }).toPass();
    await open(1);
    await expect(item('Polled.')).toBeVisible();
  },
);
