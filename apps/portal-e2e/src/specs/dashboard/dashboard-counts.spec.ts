import { screens } from '@partyline/texts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { OFFLINE, ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const words = screens.dashboard;
type StateClass = keyof typeof words.tally;

/** Every state except those of a running command. */
const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      devices: [
        { name: 'On air', report: ONLINE },
        { name: 'Lossy', report: { ...ONLINE, status: 'warning' } },
        { name: 'Nameless', report: { ...ONLINE, DNSStatus: '' } },
        { name: 'Resting' },
      ],
    },
    {
      name: 'Theatre',
      devices: [
        { name: 'Stage', report: ONLINE },
        { name: 'Broken', report: { ...ONLINE, status: 'error' } },
        { name: 'Burnt', report: { ...OFFLINE, status: 'failed' } },
        { name: 'Gone', report: { ...OFFLINE, status: 'deleted' } },
      ],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

const COUNTS = [
  ['online', 2],
  ['working', 1],
  ['warning', 1],
  ['failed', 2],
  ['offline', 2],
] as const satisfies readonly (readonly [StateClass, number])[];

test('[PLUS-13, GD-41] the tally, the workspace headers, the filter and the address count the same devices', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { cards } = dashboard(page);
  await expect(cards).toHaveCount(8);
  await expect(page.getByText(words.onlineOf(1, 4))).toHaveCount(2);
  const tally = page.getByRole('list', { name: words.tallyLabel });
  const names = () => cards.getByRole('heading').allTextContents();
  for (const [name, count] of COUNTS) {
    const entry = tally.getByRole('button', { name: `${String(count)} ${words.tally[name]}` });
    await entry.click();
    await expect(cards).toHaveCount(count);
    await expect(page).toHaveURL(new RegExp(`state=${name}$`));
    const shown = await names();
    await page.goto(`/dashboard?state=${name}`);
    await expect(entry).toHaveAttribute('aria-pressed', 'true');
    await expect(cards).toHaveCount(count);
    expect(await names(), name).toEqual(shown);
    await entry.click();
    await expect(cards).toHaveCount(8);
  }
});

test('a count of zero is dimmed and can still be pressed', async ({ page, world }) => {
  const { people } = await world.account({
    ...PLAN,
    workspaces: [{ name: 'Studio', devices: [{ name: 'On air', report: ONLINE }] }],
  });
  await signIn(page, people.owner);
  const tally = page.getByRole('list', { name: words.tallyLabel });
  const entry = (count: number, name: StateClass) =>
    tally.getByRole('button', { name: `${String(count)} ${words.tally[name]}` });
  const colorOf = (count: number, name: StateClass) =>
    entry(count, name)
      .locator('b')
      .evaluate((number) => getComputedStyle(number).color);
  await expect(entry(1, 'online')).toBeVisible();
  expect(await colorOf(0, 'failed')).toBe(await colorOf(0, 'offline'));
  expect(await colorOf(0, 'failed')).not.toBe(await colorOf(1, 'online'));
  await entry(0, 'failed').click();
  await expect(page.getByText(words.nothingFoundTitle)).toBeVisible();
});
