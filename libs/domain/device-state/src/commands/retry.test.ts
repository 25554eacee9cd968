import { expect, it } from 'vitest';
import { retryAction } from '../index.ts';
import { type RetryAction } from './retry.ts';
import { OPEN_COMMANDS, REPORTED_STATUSES, sampleDevice } from '../testing.ts';

it.each<[RetryAction, 'error' | 'failed', 'online' | 'offline', string | undefined]>([
  ['start', 'error', 'offline', undefined],
  ['restart', 'error', 'online', undefined],
  ['start', 'failed', 'offline', undefined],
  ['restart', 'failed', 'online', undefined],
  ['start', 'error', 'offline', 'start'],
  ['stop', 'error', 'online', 'stop'],
  ['save', 'failed', 'offline', 'save'],
])('is %s for status %s, %s, after the command %s', (expected, status, state, action) => {
  const openCommand = OPEN_COMMANDS.find((command) => command?.action === action) ?? null;
  expect(retryAction(sampleDevice({ status, state, openCommand }))).toBe(expected);
});

it('is offered after an error or a failure only', () => {
  const offered = REPORTED_STATUSES.filter((status) => retryAction(sampleDevice({ status })) !== null);
  expect(offered).toEqual(['error', 'failed']);
});
