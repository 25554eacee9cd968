import { expect, it, describe } from 'vitest';
import { commandDecision, nextRestartStep, retryAction } from '../index.ts';
import { listEveryCondition, sampleDevice, OPEN_COMMANDS, REPORTED_STATUSES } from '../testing.ts';
import { isRestartOffered, restartDecision, type RetryAction } from './restart.ts';

const STOP = { action: 'stop', since: '2026-11-20T10:00:00Z' } as const;

it('is possible exactly where a stop is', () => {
  for (const condition of listEveryCondition()) {
    const device = { ...condition, deploymentTargetId: 'fra' };
    expect(restartDecision(device)).toEqual(commandDecision(device, 'stop'));
  }
});

it('is offered to a device that runs and needs one', () => {
  expect(isRestartOffered(sampleDevice({ restartRequired: true }))).toBe(true);
  expect(isRestartOffered(sampleDevice({ restartRequired: true, state: 'offline' }))).toBe(false);
  expect(isRestartOffered(sampleDevice({ restartRequired: false }))).toBe(false);
});

it.each([
  ['wait', { state: 'online', status: 'healthy', openCommand: STOP }],
  ['wait', { state: 'online', status: 'stopping', openCommand: STOP }],
  ['wait', { state: 'offline', status: 'stopping' }],
  ['wait', { state: 'online', status: 'healthy' }],
  ['start', { state: 'offline', status: 'healthy', openCommand: STOP }],
  ['start', { state: 'offline', status: '' }],
  ['abort', { state: 'online', status: 'error', openCommand: STOP }],
  ['abort', { state: 'offline', status: 'failed' }],
  ['abort', { state: 'offline', status: 'deleted' }],
] as const)('goes on with %s at %j', (step, changes) => {
  expect(nextRestartStep(sampleDevice(changes))).toBe(step);
});

describe('retry', () => {
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
});
