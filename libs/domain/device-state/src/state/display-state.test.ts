import { expect, it } from 'vitest';
import {
  DISPLAY_STATES,
  displayState,
  isShownRunning,
  isTransitional,
  isWorking,
  type DeviceConditions,
  type DisplayState,
} from '../index.ts';
import { listEveryCondition, sampleDevice } from '../testing.ts';

const START = { action: 'start', since: '2026-11-20T10:00:00Z' } as const;
const STOP = { action: 'stop', since: '2026-11-20T10:00:00Z' } as const;

it.each<[DisplayState, Partial<DeviceConditions>]>([
  ['online', {}],
  ['online', { status: 'ready' }],
  ['online', { status: '' }],
  ['online', { DNSStatus: 'error' }],
  ['online', { deviceType: 'device', DNSStatus: '' }],
  ['initialising', { DNSStatus: '' }],
  ['initialising', { DNSStatus: 'initiated' }],
  ['initialising', { DNSStatus: 'initiated', status: 'warning' }],
  ['starting', { status: 'init', state: 'offline' }],
  ['starting', { status: 'initiated', state: 'offline' }],
  ['starting', { status: 'init', DNSStatus: '' }],
  ['starting', { status: '', state: 'offline', openCommand: START }],
  ['starting', { status: 'healthy', state: 'offline', openCommand: START }],
  ['stopping', { status: 'stopping' }],
  ['stopping', { status: 'stopping', state: 'offline' }],
  ['stopping', { status: 'healthy', openCommand: STOP }],
  ['starting', { status: 'init', openCommand: STOP }],
  ['warning', { status: 'warning' }],
  ['offline', { status: 'warning', state: 'offline' }],
  ['error', { status: 'error' }],
  ['error', { status: 'error', state: 'offline', openCommand: START }],
  ['failed', { status: 'failed', state: 'offline' }],
  ['offline', { state: 'offline' }],
  ['offline', { state: 'offline', status: 'healthy', openCommand: STOP }],
  ['deleted', { status: 'deleted' }],
  ['deleted', { status: 'deleted', state: 'offline', openCommand: START }],
])('shows %s for %j', (expected, changes) => {
  expect(displayState(sampleDevice(changes))).toBe(expected);
});

/** The table again, as a list of what each word needs; exactly one row holds for every condition. */
const NEEDS: Record<DisplayState, (device: DeviceConditions) => boolean> = {
  deleted: ({ status }) => status === 'deleted',
  error: ({ status }) => status === 'error',
  failed: ({ status }) => status === 'failed',
  starting: ({ status, state, openCommand }) =>
    status === 'init' ||
    status === 'initiated' ||
    (isAtRest(status) && state === 'offline' && openCommand?.action === 'start'),
  stopping: ({ status, state, openCommand }) =>
    status === 'stopping' || (isAtRest(status) && state === 'online' && openCommand?.action === 'stop'),
  offline: ({ status, state, openCommand }) =>
    isAtRest(status) && state === 'offline' && openCommand?.action !== 'start',
  initialising: (device) => runs(device) && isNamed(device),
  warning: (device) => runs(device) && !isNamed(device) && device.status === 'warning',
  online: (device) => runs(device) && !isNamed(device) && device.status !== 'warning',
};

function isAtRest(status: string): boolean {
  return ['', 'healthy', 'warning', 'ready'].includes(status);
}

function runs({ status, state, openCommand }: DeviceConditions): boolean {
  return isAtRest(status) && state === 'online' && openCommand?.action !== 'stop';
}

function isNamed({ deviceType, DNSStatus }: DeviceConditions): boolean {
  return deviceType === 'virtual' && ['', 'initiated'].includes(DNSStatus);
}

it('[DEV-26, DEV-27, DEV-28] shows every one of the 640 conditions as exactly one word, the one whose needs hold', () => {
  const conditions = listEveryCondition();
  expect(conditions).toHaveLength(640);
  for (const device of conditions) {
    const holding = DISPLAY_STATES.filter((word) => NEEDS[word](device));
    expect([displayState(device)], JSON.stringify(device)).toEqual(holding);
  }
});

it('draws as running what is online or about to be, and expects a change of what starts, stops or initialises', () => {
  expect(DISPLAY_STATES.filter(isShownRunning)).toEqual(['online', 'initialising', 'starting', 'warning']);
  expect(DISPLAY_STATES.filter(isTransitional)).toEqual(['initialising', 'starting', 'stopping']);
});

it('[DEV-9] works while starting or stopping only', () => {
  expect(DISPLAY_STATES.filter(isWorking)).toEqual(['starting', 'stopping']);
});
