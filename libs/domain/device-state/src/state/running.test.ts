import { expect, it } from 'vitest';
import { isInProgress, isRunning } from '../index.ts';
import { listEveryCondition, sampleDevice } from '../testing.ts';

it('[GW-10] counts a row as running that is online, whatever its status, or whose status is in progress', () => {
  for (const device of listEveryCondition()) {
    if (device.state === 'online' || isInProgress(device.status)) expect(isRunning(device)).toBe(true);
  }
});

it('[DEV-31] counts a row as stopped only when it is offline and at rest, so not while a start is open', () => {
  const start = { action: 'start', since: '2026-11-20T10:00:00Z' } as const;
  expect(isRunning(sampleDevice({ state: 'offline' }))).toBe(false);
  expect(isRunning(sampleDevice({ state: 'offline', status: '', openCommand: start }))).toBe(true);
  expect(isRunning(sampleDevice({ state: 'offline', status: 'error', openCommand: start }))).toBe(false);
});
