import { DISPLAY_STATES, type DisplayState } from '@partyline/device-state';
import { anyCondition, sampleDevice } from '@partyline/device-state/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  TALLY_CLASSES,
  TALLY_CLASS_OF,
  computeTally,
  countOnline,
  isTallyChosen,
  nextTallyStates,
} from './index.ts';

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

it('[PLUS-13] a press on a class narrows to all of its states beside those chosen, and a second one takes them out', () => {
  const first = nextTallyStates(['offline', 'starting'], 'working');
  expect(first).toEqual(['initialising', 'starting', 'stopping', 'offline']);
  expect(nextTallyStates(first, 'working')).toEqual(['offline']);
  expect(nextTallyStates([], 'failed')).toEqual(['error', 'failed']);
});

it('a class is chosen when every one of its states is', () => {
  expect(isTallyChosen(['error', 'failed', 'online'], 'failed')).toBe(true);
  expect(isTallyChosen(['error', 'online'], 'failed')).toBe(false);
  expect(isTallyChosen([], 'online')).toBe(false);
  fc.assert(
    fc.property(fc.subarray([...DISPLAY_STATES]), fc.constantFrom(...TALLY_CLASSES), (states, name) => {
      const next = nextTallyStates(states, name);
      expect(isTallyChosen(next, name)).toBe(!isTallyChosen(states, name));
      const others = (list: readonly DisplayState[]) =>
        list.filter((state) => TALLY_CLASS_OF[state] !== name);
      expect(others(next)).toEqual(others(DISPLAY_STATES.filter((state) => states.includes(state))));
    }),
  );
});
