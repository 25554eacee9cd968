import { expect, it } from 'vitest';
import { DISPLAY_STATES, STATE_CLASSES, parseStateClass, stateClassOf } from '../index.ts';
import { sampleDevice } from '../testing.ts';

it('has five classes, in the order of the bar', () => {
  expect(STATE_CLASSES).toEqual(['online', 'working', 'warning', 'failed', 'offline']);
});

it('classifies every state a device is shown in, and reads its word as that class', () => {
  expect(DISPLAY_STATES.map((state) => `${state}: ${String(parseStateClass(state))}`)).toEqual([
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
  expect(STATE_CLASSES.map(parseStateClass)).toEqual(STATE_CLASSES);
  expect(['', 'Online', 'constructor'].map(parseStateClass)).toEqual([null, null, null]);
});

it('classifies a device by what it is shown as', () => {
  expect(
    [
      sampleDevice(),
      sampleDevice({ DNSStatus: '' }),
      sampleDevice({ status: 'init', state: 'offline' }),
      sampleDevice({ status: 'warning' }),
      sampleDevice({ status: 'error' }),
      sampleDevice({ state: 'offline' }),
      sampleDevice({ status: 'deleted', state: 'offline' }),
    ].map(stateClassOf),
  ).toEqual(['online', 'working', 'working', 'warning', 'failed', 'offline', 'offline']);
});
