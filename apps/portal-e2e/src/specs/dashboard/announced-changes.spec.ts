import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import {
  blockDeviceReads,
  dashboard,
  deviceCard,
  showFavourites,
} from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      devices: [
        { name: 'Main PL', report: ONLINE },
        { name: 'Stage left', report: ONLINE },
        { name: 'Stage right' },
      ],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

/** Records the texts of all status regions, as a screen reader hears them; returns a reader of those that name a device or a count. */
async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  const list = await page.evaluateHandle(() => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text =
          element?.closest('[role=status]') && [...addedNodes].map((node) => node.textContent).join('');
        if (text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return heard;
  });
  return async () => (await list.jsonValue()).filter((text) => /Main PL|Stage|device/.test(text));
}

test('changes from elsewhere are announced in one sentence, a failure by its message alone, and a command once', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await signIn(page, account.people.owner);
  await blockDeviceReads(page);
  const heard = await recordAnnouncements(page);
  const [main, left] = [account.device('Main PL'), account.device('Stage left')];
  await left.report({ state: 'offline' });
  await main.report({ status: 'failed' });
  const { announceChanges, announce, became } = screens.dashboard;
  await expect(page.getByRole('alert')).toContainText(screens.problems.failed('Main PL', 0));
  await expect.poll(heard).toEqual([announceChanges('Stage left', became.offline, 0)]);

  // The next announcement is of the command: nothing of what is known is said again.
  await deviceCard(page, { name: 'Stage right' }).control('start').click();
  await expect(deviceCard(page, { name: 'Stage right' }).control('open')).toBeEnabled();
  await main.report({ status: 'healthy' });
  await expect.poll(async () => (await heard()).at(-1)).toBe(announceChanges('Main PL', became.online, 0));
  const own = (await heard()).filter((text) => text.startsWith('Stage right'));
  expect(own[0]).toBe(announce('Stage right', 'starting', 'Starting'));
  expect(own.at(-1)).toBe(announce('Stage right', 'online', 'Online'));
  expect(new Set(own).size).toBe(own.length);
});

test('a search and a filter announce how many devices they find', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await expect(dashboard(page).view('grid')).toBeVisible();
  const heard = await recordAnnouncements(page);
  const { search } = dashboard(page);
  const { announceFound, announceAll } = screens.dashboard;
  const said: string[] = [];
  for (const [text, announcement] of [
    ['stage', announceFound(2)],
    ['stages', announceFound(0)],
    ['', announceAll(3)],
  ] as const) {
    await search.fill(text);
    said.push(announcement);
    await expect.poll(heard).toEqual(said);
  }
  await showFavourites(page);
  await expect.poll(heard).toEqual([...said, announceFound(0)]);
});
