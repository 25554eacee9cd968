import { screens } from '@partyline/texts';
import { dashboard, showView } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const words = screens.dashboard;

const PLAN = {
  workspaces: [
    {
      name: 'Théâtre Oslo',
      devices: [{ name: 'Main PL', report: ONLINE }, { name: 'Bühne' }, { name: 'Panel', kind: 'device' }],
    },
    { name: 'Bergen', devices: [{ name: 'Main PL' }, { name: 'Flies' }] },
    { name: 'Vacant' },
  ],
  people: {
    owner: { role: 'account-owner' },
    leader: { role: 'workspace-owner', in: 'Bergen' },
    admin: { role: 'workspace-admin', in: 'Bergen' },
    user: { role: 'endpoint-user', in: 'Bergen' },
  },
} as const satisfies AccountPlan<'owner' | 'leader' | 'admin' | 'user'>;

test('[GD-41] a search finds devices by their workspace and its owner, without accents and letter case, in every view', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { search, cards, table } = dashboard(page);
  const header = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await expect(cards).toHaveCount(5);
  await search.fill('THEATRE os');
  await expect(cards.getByRole('heading')).toHaveText(['Bühne', 'Main PL', 'Panel']);
  await expect(header('Bergen')).toBeHidden();
  await search.fill('buhne');
  await expect(cards.getByRole('heading')).toHaveText(['Bühne']);
  await search.fill(people.leader.name.toUpperCase());
  await expect(cards.getByRole('heading')).toHaveText(['Flies', 'Main PL']);
  await expect(header('Théâtre Oslo')).toBeHidden();
  await showView(page, 'list');
  await expect(table.getByRole('row', { name: /, / })).toHaveCount(2);
});

for (const [role, isFound] of [
  ['owner', true],
  ['admin', true],
  ['user', false],
] as const) {
  test(`[GD-41, GV-24] the address of a workspace's owner ${isFound ? 'finds its devices' : 'finds nothing'} for the ${role}`, async ({
    page,
    world,
  }) => {
    const { people } = await world.account(PLAN);
    await signIn(page, people[role]);
    const { search, cards } = dashboard(page);
    await search.fill('flies');
    await expect(cards.getByRole('heading')).toHaveText(['Flies']);
    await search.fill(people.leader.email);
    if (isFound) await expect(cards.getByRole('heading')).toHaveText(['Flies', 'Main PL']);
    else await expect(page.getByRole('heading', { name: words.nothingFoundTitle })).toBeVisible();
  });
}

test('[GD-41] a search shows a workspace without devices by its name, and names what it searched when nothing matches', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { search, cards } = dashboard(page);
  await expect(cards).toHaveCount(5);
  await search.fill('vaca');
  await expect(page.getByRole('heading', { level: 2, name: 'Vacant' })).toBeVisible();
  await expect(page.getByText(words.emptyWorkspaceTitle)).toBeVisible();
  await expect(cards).toHaveCount(0);
  await search.fill('Trondheim');
  const nothing = page.getByRole('heading', { name: words.nothingFoundTitle }).locator('..');
  await expect(nothing).toContainText(words.nothingFoundText('Trondheim', false, 5));
  await nothing.getByRole('button', { name: words.clearSearch }).click();
  await expect(cards).toHaveCount(5);
});

test('[GD-41] a search takes pictograms, names from right to left and long texts', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [
      { name: 'مسرح', devices: [{ name: '🎧 Comms' }] },
      { name: 'Oslo', devices: [{ name: 'Main PL' }] },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner);
  const { search, cards } = dashboard(page);
  await expect(cards).toHaveCount(2);
  for (const text of ['🎧', 'مسر']) {
    await search.fill(text);
    await expect(cards.getByRole('heading')).toHaveText(['🎧 Comms']);
  }
  await search.fill('x'.repeat(300));
  await expect(page.getByRole('heading', { name: words.nothingFoundTitle })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  await search.fill('');
  await expect(cards).toHaveCount(2);
});
