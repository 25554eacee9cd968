import { NO_FILTER } from '@partyline/device-state';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instanceOf, uuidOf, viewsOf, workspaceOf } from './dashboard.fixture.ts';
import { filterOf, foundIn, isViewShown, widerOf } from './found-devices.ts';

const names = ['Camera 1', 'Camera 12', 'Stage', 'Stage left', 'OB truck 2'];
const vicList = names.map((deviceName, index) =>
  instanceOf({ vicUuid: uuidOf(index + 1), deviceName, hostName: '', dnsHost: '' }),
);
const [view] = viewsOf([workspaceOf({ id: 1, name: 'Hall', vicList })], 0);

it('[GD-41] finds the same whatever was typed before', () => {
  const typed = fc.constantFrom('c', 'ca', 'cam', 'era 1', '1', '12', 's', 'stage', 'stage l', '2', 'zz', '');
  fc.assert(
    fc.property(fc.array(typed), (texts) => {
      for (const text of texts) {
        const filter = filterOf(text);
        const found = view === undefined ? [] : foundIn(view, filter);
        const expected = names.filter((name) => name.toLowerCase().includes(text));
        expect(found.map(({ deviceName }) => deviceName).toSorted()).toEqual(expected.toSorted());
        expect(view && isViewShown(view, filter)).toBe(expected.length > 0);
      }
    }),
  );
});

it('a longer search looks only among what the shorter one found', () => {
  const [short, long, other] = [filterOf('came'), filterOf('camera'), filterOf('stage')];
  expect(long && widerOf(long)).toBe(short);
  expect(other && widerOf(other)).toBeUndefined();
});

it('[GD-41] a workspace that matches by its name or owner shows all its devices, also after a shorter search', () => {
  const oslo = workspaceOf({ id: 2, name: 'Théâtre Oslo', ownerName: 'Zoë Berg', vicList });
  const [other] = viewsOf([oslo], 0);
  const countOf = (query: string) => (other === undefined ? NaN : foundIn(other, filterOf(query)).length);
  expect(['theatre', 'o', 'os', 'osl', 'OSLO', 'zoe', 'camera'].map(countOf)).toEqual([5, 5, 5, 5, 5, 5, 2]);
  expect(countOf('theatre camera')).toBe(0);
});

it('[GD-41] filters still narrow the devices of a workspace that matches', () => {
  const [first, second] = [
    instanceOf({ vicUuid: uuidOf(1), isFavorite: true }),
    instanceOf({ vicUuid: uuidOf(2), deviceName: 'Oslo' }),
  ];
  const [oslo] = viewsOf([workspaceOf({ name: 'Oslo', vicList: [first, second] })], 0);
  const filter = filterOf('oslo', { ...NO_FILTER, isFavoritesOnly: true });
  expect(oslo && foundIn(oslo, filter).map(({ vicUuid }) => vicUuid)).toEqual([uuidOf(1)]);
});

it('[GD-41] a workspace without devices is shown when the search finds it, and hidden by a filter', () => {
  const [vacant] = viewsOf([workspaceOf({ name: 'Vacant' })], 0);
  const isShown = (query: string, narrowing = NO_FILTER) =>
    vacant && isViewShown(vacant, filterOf(query, narrowing));
  expect([isShown(''), isShown('vac'), isShown('hall')]).toEqual([true, true, false]);
  expect(isShown('vac', { ...NO_FILTER, isFavoritesOnly: true })).toBe(false);
  expect(isShown('', { ...NO_FILTER, workspaceIds: [1] })).toBe(true);
  expect(isShown('', { ...NO_FILTER, workspaceIds: [2] })).toBe(false);
});

it('[GD-41] chosen workspaces and a search narrow together', () => {
  const views = viewsOf(
    [1, 2].map((id) => workspaceOf({ id, name: `Hall ${id}`, vicList })),
    0,
  );
  const chosen = { ...NO_FILTER, workspaceIds: [2] };
  const counts = (query: string) => views.map((one) => foundIn(one, filterOf(query, chosen)).length);
  expect([counts(''), counts('camera'), counts('hall 1')]).toEqual([
    [0, 5],
    [0, 2],
    [0, 0],
  ]);
});
