import { NO_FILTER, STATE_CLASSES, isInFilter, parseDeviceFilter } from '@partyline/device-state';
import { anyCondition, sampleDevice } from '@partyline/device-state/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeTally, nextStateClasses, sumTallies } from './index.ts';

const devices = [
  sampleDevice(),
  sampleDevice({ DNSStatus: '' }),
  sampleDevice({ status: 'init', state: 'offline' }),
  sampleDevice({ status: 'warning' }),
  sampleDevice({ status: 'error' }),
  sampleDevice({ state: 'offline' }),
  sampleDevice({ status: 'deleted', state: 'offline' }),
];

it('counts what the devices are shown as', () => {
  expect(computeTally(devices)).toEqual({ online: 1, working: 2, warning: 1, failed: 1, offline: 2 });
  expect(computeTally([])).toEqual({ online: 0, working: 0, warning: 0, failed: 0, offline: 0 });
});

it('counts all workspaces as the sum of each', () => {
  expect(sumTallies([])).toEqual(computeTally([]));
  expect(sumTallies([computeTally(devices.slice(0, 3)), computeTally(devices.slice(3))])).toEqual(
    computeTally(devices),
  );
});

it('[PLUS-13, GD-41] counts in each class what a filter by the class shows, chosen by a press or in an address', () => {
  fc.assert(
    fc.property(fc.array(anyCondition), fc.constantFrom(...STATE_CLASSES), (conditions, name) => {
      const rows = conditions.map((one) => ({ ...sampleDevice(), ...one, subscription: null }));
      const pressed = { ...NO_FILTER, states: nextStateClasses([], name) };
      const shown = rows.filter((one) => isInFilter(one, pressed));
      expect(shown.length).toBe(computeTally(rows)[name]);
      expect(parseDeviceFilter({ state: name }, [])).toEqual(pressed);
      const counts = Object.values(computeTally(rows));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    }),
  );
});

it('[PLUS-13] a press on a class adds it to those chosen, and a second one takes it out', () => {
  expect(nextStateClasses(['offline'], 'working')).toEqual(['working', 'offline']);
  expect(nextStateClasses(['working', 'offline'], 'working')).toEqual(['offline']);
});
