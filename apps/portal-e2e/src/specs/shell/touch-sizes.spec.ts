import type { Page } from '@playwright/test';
import { loginScreen, signIn } from '../../screens/login/login.ts';
import { showView } from '../../screens/workspace/dashboard.ts';
import { expect, test } from '../../test.ts';
import { findSmallTargets } from '../../watch/small-targets.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';

test.use({ hasTouch: true });

/** Phones upright and on their side, and a tablet. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
] as const;

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      devices: [
        { name: 'Stage manager', report: ONLINE, leads: true },
        { name: 'Flies', report: ONLINE, follows: 'Stage manager' },
        { name: 'Gate control' },
        { name: 'Desk', kind: 'device' },
      ],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

async function expectLargeTargets(page: Page, screen: string): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    const size = `${screen}, ${String(window.width)} x ${String(window.height)}`;
    await expect.poll(() => findSmallTargets(page), { message: size, timeout: 2_000 }).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), size).toBe(0);
  }
}

test('before the sign-in, targets are 44 px for a finger at every width', async ({ page, pageErrors }) => {
  pageErrors.allow(/no route for GET \/api\/docs/, 'the documentation is a page beside the API');
  for (const path of ['/', '/login', '/login?mode=sign-up', '/api/docs']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLargeTargets(page, path);
  }
});

test('on the dashboard and the people, targets are 44 px for a finger at every width', async ({
  page,
  world,
}) => {
  test.slow();
  const account = await world.account(PLAN);
  await world.invite(account, { email: 'guest@touch.partyline.test', role: 'account-admin' });
  await signIn(page, account.people.owner);
  for (const view of ['grid', 'list', 'popup'] as const) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await showView(page, view);
    await expectLargeTargets(page, view);
  }
  await page.goto('/manage-invite');
  await expect(page.getByText('guest@touch.partyline.test')).toBeVisible();
  await expectLargeTargets(page, 'people');
});

test('with a mouse, targets keep their size in a narrow window', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: false });
  await page.goto('/login');
  const { submit } = loginScreen(page);
  expect((await submit.boundingBox())?.height).toBe(40);
});
