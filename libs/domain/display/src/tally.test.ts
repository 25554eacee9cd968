import { DISPLAY_STATES } from '@partyline/device-state';
import { anyCondition, sampleDevice } from '@partyline/device-state/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TALLY_CLASSES, TALLY_CLASS_OF, computeTally, countOnline } from './index.ts';

it('counts in five classes, in the order of the bar', () => {
  expect(TALLY_CLASSES).toEqual(['online', 'working', 'warning', 'failed', 'offline']);
});

it('counts every word a device is shown with in one class', () => {
  expect(DISPLAY_STATES.map((state) => `${state}: ${TALLY_CLASS_OF[state]}`)).toEqual([
    'online: online',
    'initialising: working',
    'starting: working',
    'stopping: working',
    'warning: warning',
    'error: failed',
    'failed: failed',
    'offline: offline',
    'deleted: offline',
  ]);
});

it('counts what the devices are shown as', () => {
  const devices = [
    sampleDevice(),
    sampleDevice({ DNSStatus: '' }),
    sampleDevice({ status: 'init', state: 'offline' }),
    sampleDevice({ status: 'warning' }),
    sampleDevice({ status: 'error' }),
    sampleDevice({ state: 'offline' }),
    sampleDevice({ status: 'deleted', state: 'offline' }),
  ];
  expect(computeTally(devices)).toEqual({ online: 1, working: 2, warning: 1, failed: 1, offline: 2 });
  expect(computeTally([])).toEqual({ online: 0, working: 0, warning: 0, failed: 0, offline: 0 });
});

it('counts as running what is online, whatever it is shown as', () => {
  const devices = [
    sampleDevice(),
    sampleDevice({ DNSStatus: '' }),
    sampleDevice({ status: 'warning' }),
    sampleDevice({ state: 'offline' }),
  ];
  expect(countOnline(devices)).toBe(3);
});

it('counts every device exactly once', () => {
  fc.assert(
    fc.property(fc.array(anyCondition), (devices) => {
      const counts = Object.values(computeTally(devices));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(devices.length);
    }),
  );
});
