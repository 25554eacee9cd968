import { expect, it } from 'vitest';
import { commandDecision, displayState, isLoading, nextGivenCommand } from '../index.ts';
import { sampleDevice } from '../testing.ts';

const SINCE = '2026-11-20T10:00:00.000Z';

it('[DEV-9] shows loading at once after a start or a stop, whatever the device was before', () => {
  for (const status of ['', 'healthy', 'warning', 'ready', 'error', 'failed'] as const) {
    const started = nextGivenCommand(sampleDevice({ status, state: 'offline' }), 'start', SINCE);
    const stopped = nextGivenCommand(sampleDevice({ status, state: 'online' }), 'stop', SINCE);
    expect([displayState(started), displayState(stopped)], status).toEqual(['starting', 'stopping']);
  }
});

it('takes no second command while the first is open', () => {
  const started = nextGivenCommand(sampleDevice({ state: 'offline', status: 'error' }), 'start', SINCE);
  expect(commandDecision(started, 'start')).toEqual({ allowed: false, reason: 'in-progress' });
});

it('forgets the progress and the failure of an earlier command', () => {
  const device = sampleDevice({
    state: 'offline',
    status: 'failed',
    failureReason: 'No route',
    progress: 30,
  });
  expect(nextGivenCommand(device, 'start', SINCE)).toEqual({
    ...device,
    openCommand: { action: 'start', since: SINCE },
    status: '',
    failureReason: null,
    progress: null,
  });
});

it('keeps a warning and its reason, and on a save an error too', () => {
  const warned = sampleDevice({ status: 'warning', failureReason: 'Packet loss' });
  expect(nextGivenCommand(warned, 'stop', SINCE)).toMatchObject({
    status: 'warning',
    failureReason: 'Packet loss',
  });
  const failed = sampleDevice({ status: 'error', failureReason: 'No route' });
  expect(nextGivenCommand(failed, 'save', SINCE)).toMatchObject({
    status: 'error',
    failureReason: 'No route',
  });
});

it('moves the loading mark of a device that has one', () => {
  const next = nextGivenCommand(sampleDevice({ state: 'offline', isLoading: false }), 'start', SINCE);
  expect(next.isLoading).toBe(true);
  expect(isLoading(next)).toBe(true);
  expect('isLoading' in nextGivenCommand(sampleDevice(), 'stop', SINCE)).toBe(false);
});
