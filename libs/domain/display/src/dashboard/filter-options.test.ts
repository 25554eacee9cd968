import { NO_FILTER } from '@partyline/device-state';
import { expect, it } from 'vitest';
import { createViewBuilder } from '../model/workspace-view.ts';
import { instanceOf, uuidOf, workspaceOf } from '../testing/instance-of.ts';
import { countChosen, listOptions, nextNarrowing, searchOf } from './filter-groups.ts';

const views = createViewBuilder()(
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
const values = (group: Parameters<typeof listOptions>[1], chosen: string[] = []) =>
  listOptions(views, group, chosen).map(({ value, count }) => `${value} ${count}`);

it('[PLUS-13] offers what devices have, each with how many, newest version first', () => {
  expect(values('versions')).toEqual(['4.10.1 1', '4.9.0 2']);
  expect(values('plans')).toEqual(['Pro 2', 'Trial 1']);
  expect(values('dataCenters')).toEqual(['fra 3']);
  expect(values('states')).toEqual(['online 3', 'offline 1']);
});

it('[PLUS-13] keeps offering what is chosen and no device has any more', () => {
  expect(values('versions', ['3.0.0'])).toEqual(['4.10.1 1', '4.9.0 2', '3.0.0 0']);
  const labels = listOptions(views, 'states', ['working', 'online']).map(({ label, count }) => [
    label,
    count,
  ]);
  expect(labels).toEqual([
    ['Online', 3],
    ['Working', 0],
    ['Offline', 1],
  ]);
});

it('[PLUS-13] writes every change whole, so that what is taken away leaves the address', () => {
  const one = nextNarrowing({ ...NO_FILTER, isFavoritesOnly: true }, 'plans', 'Pro', true);
  expect([countChosen(one), searchOf(one)]).toEqual([
    2,
    { state: '', plan: 'Pro', version: '', center: '', favorites: '1' },
  ]);
  expect(countChosen(nextNarrowing(one, 'plans', 'Pro', false))).toBe(1);
});
