import { NO_FILTER } from '@partyline/device-state';
import { expect, it } from 'vitest';
import { instanceOf, uuidOf, viewsOf, workspaceOf } from './dashboard.fixture.ts';
import { countChosen, listFilterOptions, nextNarrowing } from './filter-options.ts';

const views = viewsOf(
  [
    workspaceOf({
      id: 1,
      vicList: [
        instanceOf({ vicUuid: uuidOf(1), version: '4.9.0' }),
        instanceOf({ vicUuid: uuidOf(2), version: '4.10.1', state: 'offline' }),
        instanceOf({ vicUuid: uuidOf(3), version: '4.9.0', subscription: 'Trial' }),
        instanceOf({ vicUuid: uuidOf(4), version: '', subscription: null, deviceType: 'device' }),
      ],
    }),
  ],
  0,
);
const values = (group: Parameters<typeof listFilterOptions>[1], chosen: string[] = []) =>
  listFilterOptions(views, group, chosen).map(({ value, count }) => `${value} ${count}`);

it('[PLUS-13] offers what devices have, each with how many, newest version first', () => {
  expect(values('versions')).toEqual(['4.10.1 1', '4.9.0 2']);
  expect(values('plans')).toEqual(['Pro 2', 'Trial 1']);
  expect(values('dataCenters')).toEqual(['fra 3']);
  expect(values('states')).toEqual(['online 3', 'offline 1']);
});

it('[PLUS-13] keeps offering what is chosen and no device has any more', () => {
  expect(values('versions', ['3.0.0'])).toEqual(['4.10.1 1', '4.9.0 2', '3.0.0 0']);
  expect(values('states', ['working', 'online'])).toEqual(['online 3', 'working 0', 'offline 1']);
});

it('[PLUS-13] counts what is chosen, and each choice can be taken back', () => {
  const one = nextNarrowing({ ...NO_FILTER, isFavoritesOnly: true }, 'plans', 'Pro', true);
  expect([one.plans, countChosen(one)]).toEqual([['Pro'], 2]);
  expect(countChosen(nextNarrowing(one, 'plans', 'Pro', false))).toBe(1);
});
