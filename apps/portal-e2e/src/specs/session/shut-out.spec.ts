import type { BrowserContext, Page, Request } from '@playwright/test';
import { WORDINGS } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { logIn, submitLogin } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { hasFeed } from '../../watch/watch-context.ts';
import type { World } from '../../world/world.ts';

const BLOCKS = [
  ['disabled', 'disabled_at'],
  ['deleted', 'deleted_at'],
] as const;

/** Disables or deletes a user in the database, as an operator would. */
async function blockUser(world: World, { uid }: { readonly uid: string }, column: string): Promise<void> {
  await world.database.query(`UPDATE app.users SET ${column} = now() WHERE uid = $1`, [uid]);
}

function countRenewals(context: BrowserContext): () => number {
  let renewals = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/securetoken.googleapis.com/')) renewals += 1;
  });
  return () => renewals;
}

/** Returns what stalls the reads that a page begins and waits for those under way: one after the block would log the user out. */
function followReads(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on(
    'request',
    (sent) => sent.method() === 'GET' && 'authorization' in sent.headers() && underWay.add(sent),
  );
  const forget = (ended: Request) => underWay.delete(ended);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  return async () => {
    await page.route(/\/api\//, (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      underWay.delete(route.request());
      return undefined;
    });
    await expect.poll(() => [...underWay].map((sent) => sent.url()), 'reads under way').toEqual([]);
  };
}

const notice = (page: Page) => page.getByRole('dialog').getByText(WORDINGS.sessionExpired);

for (const [word, column] of BLOCKS) {
  test(`[ERR-19, AUTH-33] a user who is ${word} is logged out of every open page at once`, async ({
    page,
    context,
    world,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 401/, 'requests of the open pages are refused from then on');
    const { people } = await world.account({ people: { member: { role: 'account-admin' } } });
    await logIn(page, people.member);
    const other = await context.newPage();
    await other.goto('/dashboard');
    for (const tab of [page, other]) await expect(dashboard(tab).heading).toBeVisible();
    await expect.poll(() => hasFeed(context), 'whether the feed is open').toBe(true);
    const renewals = countRenewals(context);
    await blockUser(world, people.member, column);
    for (const tab of [page, other]) {
      await expect(notice(tab)).toBeVisible();
      await expect(dashboard(tab).heading).toBeHidden();
    }
    expect(renewals()).toBe(0);
  });

  test(`[ERR-19, AUTH-33] a user who is ${word} while the page has no feed is logged out with the next request`, async ({
    page,
    context,
    world,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 401/, 'the next call is refused');
    pageErrors.allow(/ERR_FAILED|Failed to load/, 'the feed is cut off');
    const account = await world.account({
      workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
      people: { member: { role: 'account-admin' } },
    });
    const { member } = account.people;
    await page.route('**/notification/stream', (route) => route.abort());
    const stallReads = followReads(page);
    await logIn(page, member);
    const { control } = deviceCard(page, { name: 'Main PL' });
    await expect(control('start')).toBeEnabled();
    await stallReads();
    const renewals = countRenewals(context);
    await blockUser(world, member, column);
    await control('start').click();
    await expect(notice(page)).toBeVisible();
    expect(renewals()).toBe(0);
  });
}

test('[ERR-17] the login of a disabled user shows the general error and starts no session', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/, 'the login is refused');
  const { people } = await world.account({ people: { member: { role: 'account-admin' } } });
  await blockUser(world, people.member, 'disabled_at');
  await page.goto('/login');
  await submitLogin(page, people.member);
  await expect(page.getByRole('alert')).toHaveText(WORDINGS.generalError);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);
});
