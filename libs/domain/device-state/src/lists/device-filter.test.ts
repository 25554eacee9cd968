import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  NO_FILTER,
  STATE_CLASSES,
  filterParametersOf,
  isInFilter,
  parseDeviceFilter,
  stateClassOf,
} from '../index.ts';
import { anyCondition, sampleDevice } from '../testing.ts';

const PLANS = ['Essential', 'Pro', 'Premium', 'Trial'];
const KNOWN = { plans: PLANS, workspaceIds: [3, 12, 120] };
const row = (more: Parameters<typeof sampleDevice>[0] = {}, subscription: string | null = 'Pro') => ({
  ...sampleDevice(more),
  subscription,
});

it('[GD-41] narrows by what a device is shown as, by its plan, and to favourites', () => {
  const online = { ...NO_FILTER, states: ['online', 'warning'] } as const;
  expect(
    [row(), row({ status: 'warning' }), row({ state: 'offline' })].map((one) => isInFilter(one, online)),
  ).toEqual([true, true, false]);
  const pro = { ...NO_FILTER, plans: ['Pro'] };
  expect([row(), row({}, 'Trial'), row({}, null)].map((one) => isInFilter(one, pro))).toEqual([
    true,
    false,
    false,
  ]);
  const favorites = { ...NO_FILTER, isFavoritesOnly: true };
  expect([row(), row({ isFavorite: true })].map((one) => isInFilter(one, favorites))).toEqual([false, true]);
});

it('[PLUS-13] narrows by version and data center, in any letter case', () => {
  const at = (version: string, deploymentTargetId: string) => ({ ...row(), version, deploymentTargetId });
  const version = parseDeviceFilter({ version: '4.8.2,4.9.0-RC1' }, KNOWN);
  expect(
    [at('4.8.2', 'fra'), at('4.9.0-rc1', 'fra'), at('4.8.1', 'fra')].map((one) => isInFilter(one, version)),
  ).toEqual([true, true, false]);
  const center = parseDeviceFilter({ center: 'FRA' }, KNOWN);
  expect([at('', 'fra'), at('', 'Fra'), at('', 'dub')].map((one) => isInFilter(one, center))).toEqual([
    true,
    true,
    false,
  ]);
});

it('[GD-41] shows a row only when every part of the filter lets it through', () => {
  const filter = { ...NO_FILTER, states: ['online'], plans: ['Pro'], isFavoritesOnly: true } as const;
  expect(isInFilter(row({ isFavorite: true }), filter)).toBe(true);
  expect(isInFilter(row({ isFavorite: true }, 'Trial'), filter)).toBe(false);
  expect(isInFilter(row({ isFavorite: true, state: 'offline' }), filter)).toBe(false);
});

it('shows every row without a filter, and each row under exactly one class', () => {
  fc.assert(
    fc.property(anyCondition, (condition) => {
      const one = row(condition);
      expect(isInFilter(one, NO_FILTER)).toBe(true);
      const under = STATE_CLASSES.filter((name) => isInFilter(one, { ...NO_FILTER, states: [name] }));
      expect(under).toEqual([stateClassOf(one)]);
    }),
  );
});

it('[GD-41] is read back from the address it was written into', () => {
  const any = fc.record({
    workspaceIds: fc.subarray(KNOWN.workspaceIds),
    states: fc.subarray([...STATE_CLASSES]),
    plans: fc.subarray(PLANS),
    versions: fc.subarray(['4.8.1', '4.8.2']),
    dataCenters: fc.subarray(['fra', 'dub', 'nyc']),
    isFavoritesOnly: fc.boolean(),
  });
  fc.assert(
    fc.property(any, (filter) => {
      expect(parseDeviceFilter({ ...filterParametersOf(filter) }, KNOWN)).toEqual(filter);
    }),
  );
  expect(filterParametersOf(NO_FILTER)).toEqual({});
});

it('reads what a person types into an address, and narrows nothing by what it cannot read', () => {
  expect(parseDeviceFilter({ state: ' Online,online, nowhere', plan: 'PRO', favorites: 1 }, KNOWN)).toEqual({
    ...NO_FILTER,
    states: ['online'],
    plans: ['Pro'],
    isFavoritesOnly: true,
  });
  expect(parseDeviceFilter({ state: 'deleted,error,starting' }, KNOWN)).toEqual({
    ...NO_FILTER,
    states: ['working', 'failed', 'offline'],
  });
  expect(parseDeviceFilter({ version: ' 4.8.2 ,, 4.9.0,4.8.2', center: 7 }, KNOWN)).toEqual({
    ...NO_FILTER,
    versions: ['4.8.2', '4.9.0'],
  });
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const filter = parseDeviceFilter({ state: value, plan: value, favorites: value }, KNOWN);
      expect(filter.states.length <= STATE_CLASSES.length).toBe(true);
    }),
  );
  expect(parseDeviceFilter({ state: ',', plan: 'constructor', favorites: '0' }, KNOWN)).toEqual(NO_FILTER);
});

it('[GD-41] ignores workspaces that the user does not see, whole numbers only', () => {
  const idsOf = (workspaces: unknown) => parseDeviceFilter({ workspaces }, KNOWN).workspaceIds;
  expect([idsOf('12,3'), idsOf('12,99'), idsOf('99'), idsOf('1'), idsOf('3.0,x')]).toEqual([
    [3, 12],
    [12],
    [],
    [],
    [],
  ]);
});
