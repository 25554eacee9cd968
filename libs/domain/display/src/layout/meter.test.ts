import { STATE_CLASSES, NO_FILTER, isInFilter, parseDeviceFilter } from '@partyline/device-state';
import { anyCondition, sampleDevice } from '@partyline/device-state/testing';
import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { computeMeter, computeTally, METER_MAX_TICKS, nextStateClasses, sumTallies } from './meter.ts';

describe('tally', () => {
  const devices = [
    sampleDevice(),
    sampleDevice({ DNSStatus: '' }),
    sampleDevice({ status: 'init', state: 'offline' }),
    sampleDevice({ status: 'warning' }),
    sampleDevice({ status: 'error' }),
    sampleDevice({ state: 'offline' }),
    sampleDevice({ status: 'deleted', state: 'offline' }),
  ];

  it('counts devices by the class that is shown', () => {
    expect(computeTally(devices)).toEqual({ online: 1, working: 2, warning: 1, failed: 1, offline: 2 });
    expect(computeTally([])).toEqual({ online: 0, working: 0, warning: 0, failed: 0, offline: 0 });
  });

  it('counts all workspaces as the sum of each', () => {
    expect(sumTallies([])).toEqual(computeTally([]));
    expect(sumTallies([computeTally(devices.slice(0, 3)), computeTally(devices.slice(3))])).toEqual(
      computeTally(devices),
    );
  });

  it('[PLUS-13, GD-41] counts in each class the devices that a filter by it shows, pressed or from the address', () => {
    fc.assert(
      fc.property(fc.array(anyCondition), fc.constantFrom(...STATE_CLASSES), (conditions, name) => {
        const rows = conditions.map((one) => ({ ...sampleDevice(), ...one, subscription: null }));
        const pressed = { ...NO_FILTER, states: nextStateClasses([], name) };
        const shown = rows.filter((one) => isInFilter(one, pressed));
        expect(shown.length).toBe(computeTally(rows)[name]);
        expect(parseDeviceFilter({ state: name }, { plans: [], workspaceIds: [] })).toEqual(pressed);
        const counts = Object.values(computeTally(rows));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
      }),
    );
  });

  it('[PLUS-13] a press on a class adds it to those chosen, and a second one takes it out', () => {
    expect(nextStateClasses(['offline'], 'working')).toEqual(['working', 'offline']);
    expect(nextStateClasses(['working', 'offline'], 'working')).toEqual(['offline']);
  });
});

const NONE = { online: 0, working: 0, warning: 0, failed: 0, offline: 0 };

it('draws one tick per device, sorted online, working, warning, failed, offline', () => {
  expect(computeMeter({ online: 2, working: 1, warning: 1, failed: 1, offline: 2 })).toEqual({
    kind: 'ticks',
    ticks: ['online', 'online', 'working', 'warning', 'failed', 'offline', 'offline'],
  });
  expect(computeMeter(NONE)).toEqual({ kind: 'ticks', ticks: [] });
});

it('draws ticks up to 24 devices and a bar beyond', () => {
  expect(METER_MAX_TICKS).toBe(24);
  expect(computeMeter({ ...NONE, online: 24 }).kind).toBe('ticks');
  expect(computeMeter({ ...NONE, online: 25 }).kind).toBe('bar');
});

it('draws in the bar the share of each class that occurs, in the same order', () => {
  expect(computeMeter({ online: 30, working: 0, warning: 0, failed: 5, offline: 15 })).toEqual({
    kind: 'bar',
    shares: [
      { class: 'online', share: 0.6 },
      { class: 'failed', share: 0.1 },
      { class: 'offline', share: 0.3 },
    ],
  });
});

it('draws one tick per device, or shares whose sum is 1', () => {
  const anyTally = fc.record({
    online: fc.nat(20),
    working: fc.nat(20),
    warning: fc.nat(20),
    failed: fc.nat(20),
    offline: fc.nat(20),
  });
  fc.assert(
    fc.property(anyTally, (tally) => {
      const total = STATE_CLASSES.reduce((sum, name) => sum + tally[name], 0);
      const meter = computeMeter(tally);
      if (meter.kind === 'ticks') {
        for (const name of STATE_CLASSES) {
          expect(meter.ticks.filter((tick) => tick === name)).toHaveLength(tally[name]);
        }
      } else {
        const sum = meter.shares.reduce((whole, { share }) => whole + share, 0);
        expect(sum).toBeCloseTo(1, 9);
        expect(total).toBeGreaterThan(METER_MAX_TICKS);
      }
    }),
  );
});
