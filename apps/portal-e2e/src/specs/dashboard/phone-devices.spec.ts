import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { dashboard, deviceCard, showView } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { german } from '../../screens/shell/language.ts';
import { expect, test } from '../../test.ts';
import { findCutWords } from '../../watch/cut-words.ts';
import { OFFLINE, ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const LONG_NAME = 'Broadcast compound OB-4 backup';
const REASON = 'The configuration could not be applied';

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      devices: [
        { name: 'Stage manager', report: ONLINE, leads: true },
        { name: LONG_NAME.replace('OB', 'PC'), follows: 'Stage manager', report: ONLINE },
        { name: LONG_NAME },
        { name: 'Camera chain and replay', report: { ...ONLINE, DNSStatus: '' } },
        { name: 'Follow spots', report: { ...OFFLINE, status: 'failed', failureReason: REASON } },
        { name: 'Gate 7 wall panel', kind: 'device', report: ONLINE },
      ],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

test.use({ viewport: { width: 360, height: 1260 }, hasTouch: true });

test('[DASH-22, PLUS-11] on a phone the popup view is one column with whole names, states, reasons and times', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { cards } = dashboard(page);
  for (const width of [360, 390, 630]) {
    await page.setViewportSize({ width, height: 1260 });
    await expect(cards).toHaveCount(6);
    const boxes = await cards.evaluateAll((tiles) =>
      tiles.map((tile) => {
        const { top, bottom, right } = tile.getBoundingClientRect();
        const inside = [...tile.children].map((child) => child.getBoundingClientRect());
        const isInside = inside.every((box) => box.top >= top && box.bottom <= bottom);
        return { top, bottom, right, isInside };
      }),
    );
    for (const [index, { top, isInside }] of boxes.entries()) {
      expect(isInside, `tile ${String(index)} at ${String(width)} px`).toBe(true);
      expect(top).toBeGreaterThan(boxes[index - 1]?.bottom ?? 0);
    }
    const names = await cards
      .locator('h3 bdi')
      .evaluateAll(
        (texts) =>
          texts.filter((text) => text.scrollHeight > text.clientHeight || text.scrollWidth > text.clientWidth)
            .length,
      );
    expect(names, 'names that are cut').toBe(0);
    expect(await findCutWords(cards), `cut words at ${String(width)} px`).toEqual([]);
  }
  const failed = deviceCard(page, { name: 'Follow spots' }).card;
  await expect(failed).toContainText(DEVICE_STATE_WORDS.failed);
  // Below the problems.
  await failed.scrollIntoViewIfNeeded();
  await expect(failed.getByText(REASON)).toBeInViewport();
  await expect(failed.locator('time')).toBeInViewport();
});

test('[DASH-22, GD-2] on a phone the main action of a device is on its tile and opens no sheet', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { control } = deviceCard(page, { name: LONG_NAME });
  await control('start').tap();
  await expect(control('open')).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: LONG_NAME, exact: true }).tap();
  await expect(page.getByRole('dialog', { name: screens.deviceDrawer.label(LONG_NAME) })).toBeVisible();
});

test('[DASH-22, PLUS-30] on a phone the longer words of German fit on the buttons of the tiles', async ({
  openBrowser,
  world,
}) => {
  const { people } = await world.account(PLAN);
  const page = await openBrowser({ locale: 'de-AT' });
  await signIn(page, people.owner);
  const { cards } = dashboard(page);
  const buttons = cards.getByRole('button').filter({ hasText: german.screens.dashboard.retry });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 1260 });
    await expect(buttons).toHaveCount(1);
    const overflow = await buttons.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow, `words beyond the button at ${String(width)} px`).toBe(0);
    expect(await findCutWords(cards), `cut words at ${String(width)} px`).toEqual([]);
  }
});

test('[DASH-22] at 320 px every view shows whole words and nothing scrolls sideways', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await page.setViewportSize({ width: 320, height: 1400 });
  await signIn(page, people.owner);
  const { cards, table } = dashboard(page);
  const rows = table.getByRole('row', { name: /, / });
  for (const [view, devices] of [
    ['popup', cards],
    ['grid', cards],
    ['list', rows],
  ] as const) {
    await showView(page, view);
    await expect(devices).toHaveCount(6);
    expect(await findCutWords(devices), view).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, view).toBe(0);
  }
});
