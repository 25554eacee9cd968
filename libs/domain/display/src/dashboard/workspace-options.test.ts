import { expect, it } from 'vitest';
import { instanceOf, viewsOf, workspaceOf } from './dashboard.fixture.ts';
import { listWorkspaceOptions, nextWorkspaceIds } from './workspace-options.ts';

const named = ['Théâtre Oslo', 'Bergen', 'Oslo Spektrum'].map((name, index) =>
  workspaceOf({
    id: index + 1,
    name,
    ownerName: index === 1 ? 'Zoë Berg' : null,
    vicList: index === 0 ? [instanceOf()] : [],
  }),
);

it('[GD-41] finds workspaces by name and owner without accents, with their number of devices', () => {
  const found = (query: string) =>
    listWorkspaceOptions(viewsOf(named, 0), query, [], 50).listed.map(
      ({ name, deviceCount }) => `${name} ${deviceCount}`,
    );
  expect(found('OSLO')).toEqual(['Oslo Spektrum 0', 'Théâtre Oslo 1']);
  expect([found('theatre'), found('zoe'), found('rome')]).toEqual([['Théâtre Oslo 1'], ['Bergen 0'], []]);
});

it('[GD-41] lists the first fifty of a thousand, and chosen ones beyond them', () => {
  const thousand = Array.from({ length: 1_000 }, (_, n) => workspaceOf({ id: n + 1, name: `Hall ${n + 1}` }));
  const views = viewsOf(thousand, 0);
  const { listed, found } = listWorkspaceOptions(views, '', [900], 50);
  expect([listed.length, listed.at(-1)?.id, found]).toEqual([51, 900, 1_000]);
  expect(listWorkspaceOptions(views, 'hall 99', [900], 50)).toMatchObject({ found: 11 });
});

it('[GD-41] adds a choice once, and takes it back', () => {
  expect(nextWorkspaceIds([3], 7, true)).toEqual([3, 7]);
  expect(nextWorkspaceIds([3, 7], 7, true)).toEqual([3, 7]);
  expect(nextWorkspaceIds([3, 7], 3, false)).toEqual([7]);
});
