import { expect, it } from 'vitest';
import { sampleDevice } from '../testing.ts';
import { commandResult } from './command-result.ts';

const since = '2026-11-20T10:00:00.000Z';

it.each([
  ['start', { state: 'offline', openCommand: { action: 'start', since } }, 'under-way', 'starting'],
  ['start', { DNSStatus: 'initiated' }, 'under-way', 'initialising'],
  ['start', {}, 'done', 'online'],
  ['start', { status: 'warning' }, 'done', 'warning'],
  ['start', { state: 'offline', status: 'error' }, 'failed', 'error'],
  // Withdrawn, or stopped by another user.
  ['start', { state: 'offline' }, 'done', 'offline'],
  ['stop', { openCommand: { action: 'stop', since } }, 'under-way', 'stopping'],
  ['stop', { state: 'offline' }, 'done', 'offline'],
  ['stop', { status: 'failed' }, 'failed', 'failed'],
  ['upgrade', { hasUpgradeAvailable: true }, 'under-way', 'online'],
  ['upgrade', { status: 'init' }, 'under-way', 'starting'],
  ['upgrade', { hasUpgradeAvailable: false }, 'done', 'online'],
  ['upgrade', { hasUpgradeAvailable: true, status: 'error' }, 'failed', 'error'],
] as const)('[PLUS-10] %s of a device with %j is %s, %s', (command, changes, kind, state) => {
  expect(commandResult(sampleDevice(changes), command)).toEqual({ kind, state });
});
