import { expect, it, describe } from 'vitest';
import {
  isReadyToOpen,
  openDecision,
  PING_TIMEOUT_MS,
  classifyPing,
  type PingOutcome,
  type PingVerdict,
} from '../index.ts';
import { listEveryCondition, sampleDevice } from '../testing.ts';
import { isInitialising } from './readiness.ts';

it('[DEV-23] is ready to open when DNS is ready and it is online', () => {
  expect(isReadyToOpen(sampleDevice({ DNSStatus: 'ready', state: 'online' }))).toBe(true);
});

it('[DEV-24] is not ready to open when it is online and DNS is not ready', () => {
  for (const DNSStatus of ['', 'initiated', 'error'] as const) {
    for (const deviceType of ['virtual', 'device'] as const) {
      expect(isReadyToOpen(sampleDevice({ DNSStatus, deviceType })), `${deviceType} ${DNSStatus}`).toBe(
        false,
      );
    }
  }
});

it('[DEV-25] is not ready to open when it is offline and DNS is ready', () => {
  expect(isReadyToOpen(sampleDevice({ state: 'offline' }))).toBe(false);
});

it('[DEV-23, DEV-24, DEV-25] is ready to open in no other condition than online with DNS ready and not deleted', () => {
  for (const device of listEveryCondition()) {
    const expected = device.state === 'online' && device.DNSStatus === 'ready' && device.status !== 'deleted';
    expect(isReadyToOpen(device), JSON.stringify(device)).toBe(expected);
  }
});

it('[DEV-26] counts a virtual device that is online without DNS status as initialising', () => {
  expect(isInitialising({ deviceType: 'virtual', state: 'online', DNSStatus: '' })).toBe(true);
});

it('[DEV-27] counts a virtual device that is online with DNS initiated as initialising', () => {
  expect(isInitialising({ deviceType: 'virtual', state: 'online', DNSStatus: 'initiated' })).toBe(true);
});

it('[DEV-28] does not count a physical device without DNS status as initialising', () => {
  expect(isInitialising({ deviceType: 'device', state: 'online', DNSStatus: '' })).toBe(false);
  expect(isInitialising({ deviceType: 'device', state: 'online', DNSStatus: 'initiated' })).toBe(false);
});

it('counts no offline device and none with DNS ready or in error as initialising', () => {
  for (const device of listEveryCondition()) {
    if (device.state === 'online' && (device.DNSStatus === '' || device.DNSStatus === 'initiated')) continue;
    expect(isInitialising(device)).toBe(false);
  }
});

it.each([
  ['deleted', { status: 'deleted', state: 'offline' }],
  ['deleted', { status: 'deleted' }],
  ['offline', { state: 'offline', DNSStatus: '' }],
  ['initialising', { DNSStatus: 'initiated' }],
  ['dns-error', { DNSStatus: 'error' }],
  ['dns-not-ready', { DNSStatus: 'initiated', deviceType: 'device' }],
] as const)('says %s of %j', (reason, changes) => {
  expect(openDecision(sampleDevice(changes))).toEqual({ allowed: false, reason });
});

it('[GD-22] judges the address of the manager last, and only where the allowed origins are known', () => {
  const origins = ['https://one.example.org'];
  expect(openDecision(sampleDevice(), origins)).toEqual({ allowed: true });
  expect(openDecision(sampleDevice({ ccmurl: '' }), origins)).toEqual({
    allowed: false,
    reason: 'no-address',
  });
  const hostile = sampleDevice({ ccmurl: 'https://evil.org/' });
  expect(openDecision(hostile, origins)).toEqual({ allowed: false, reason: 'address-not-allowed' });
  expect(openDecision(hostile)).toEqual({ allowed: true });
  expect(openDecision({ ...hostile, state: 'offline' }, origins)).toEqual({
    allowed: false,
    reason: 'offline',
  });
});

describe('ping', () => {
  const verdicts = (outcome: PingOutcome): PingVerdict[] =>
    [true, false].map((isBrowserOnline) => classifyPing(outcome, isBrowserOnline));

  it('[DEV-45] takes a good answer for ready', () => {
    expect(verdicts({ kind: 'answered', ok: true })).toEqual(['ready', 'ready']);
  });

  it('[DEV-46] classifies a bad answer, and no answer to an online browser, as DNS that is not ready', () => {
    expect(verdicts({ kind: 'answered', ok: false })).toEqual(['dns-not-ready', 'dns-not-ready']);
    expect(classifyPing({ kind: 'rejected' }, true)).toBe('dns-not-ready');
    expect(classifyPing({ kind: 'timeout' }, true)).toBe('dns-not-ready');
  });

  it('[DEV-47] takes a browser that is offline, and an address that cannot be used, for the general error', () => {
    expect(classifyPing({ kind: 'rejected' }, false)).toBe('general-error');
    expect(classifyPing({ kind: 'timeout' }, false)).toBe('general-error');
    expect(verdicts({ kind: 'malformed-url' })).toEqual(['general-error', 'general-error']);
  });

  it('gives a ping 5 s', () => {
    expect(PING_TIMEOUT_MS).toBe(5_000);
  });
});
