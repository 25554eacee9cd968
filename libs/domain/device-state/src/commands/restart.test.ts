import { expect, it } from 'vitest';
import { commandDecision, nextRestartStep } from '../index.ts';
import { isRestartOffered, restartDecision } from './restart.ts';
import { listEveryCondition, sampleDevice } from '../testing.ts';

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
