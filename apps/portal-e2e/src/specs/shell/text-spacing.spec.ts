import type { Page } from '@playwright/test';
import { answerLater } from '../../screens/account/subscription-prompts.ts';
import { signIn } from '../../screens/login/login.ts';
import { dashboard, showView, zoomTo } from '../../screens/workspace/dashboard.ts';
import { expect, test } from '../../test.ts';
import { findHiddenWords } from '../../watch/hidden-words.ts';
import { OFFLINE, ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const REASON = 'The configuration could not be applied';

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      devices: [
        { name: 'Broadcast compound OB-4 backup', isSubscriptionOver: true },
        { name: 'Main PL', report: ONLINE, users: 40 },
        {
          name: 'Lighting and follow spots',
          report: { ...OFFLINE, status: 'failed', failureReason: REASON },
        },
      ],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

/** Sets the spacing of WCAG 1.4.12, as a style sheet of the user does. */
async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(page.locator(':root[data-spaced]')).toBeAttached();
}

test('cards, rows and problems lose no word to wider text spacing, at 1440 and 360 px', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await answerLater(page);
  const { cards } = dashboard(page);
  await expect(cards).toHaveCount(3);
  await spaceTexts(page);
  const problems = page.getByRole('region', { name: /problem/ });
  const check = async (size: string) => {
    await cards.first().scrollIntoViewIfNeeded();
    await expect.poll(() => findHiddenWords(cards), `cards at ${size}`).toEqual([]);
    await expect.poll(() => findHiddenWords(problems), `problems at ${size}`).toEqual([]);
  };
  await check('1440 px');
  for (const zoom of [0, 100]) {
    await zoomTo(page, zoom);
    await check(`1440 px, zoom ${String(zoom)}`);
  }
  await showView(page, 'list');
  const rows = dashboard(page).table.getByRole('row', { name: /, / });
  await expect(rows).toHaveCount(3);
  await expect.poll(() => findHiddenWords(rows), 'rows').toEqual([]);
  await showView(page, 'grid');
  await page.setViewportSize({ width: 360, height: 740 });
  await check('360 px');
});
