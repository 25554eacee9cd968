import { DISPLAY_STATES } from '@partyline/device-state';
import { expect, it } from 'vitest';
import { DEVICE_STATE_WORDS, deviceStateLabel } from '../../index.ts';

it('has one word of its own for every state', () => {
  const words = DISPLAY_STATES.map((state) => DEVICE_STATE_WORDS[state]);
  expect(words).toEqual([
    'Online',
    'Initialising',
    'Starting',
    'Stopping',
    'Warning',
    'Error',
    'Failed',
    'Offline',
    'Deleted',
  ]);
});

it('adds how far a start or a stop has come, in whole percent, when it is known', () => {
  expect(deviceStateLabel('starting', 64)).toBe('Starting 64%');
  expect(deviceStateLabel('stopping', 39.6)).toBe('Stopping 40%');
  expect(deviceStateLabel('starting', 0)).toBe('Starting 0%');
  expect(deviceStateLabel('starting', null)).toBe('Starting');
});

it('adds nothing to the other words', () => {
  expect(deviceStateLabel('online', 64)).toBe('Online');
  expect(deviceStateLabel('initialising', 64)).toBe('Initialising');
});
