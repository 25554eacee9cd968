import { describe, expect, it } from 'vitest';
import { nextOutage, takesOffline, type WatchedChange, type WatchedDevice } from './outage.ts';

const ONLINE: WatchedDevice = { state: 'online', status: 'healthy' };
const OFFLINE: WatchedDevice = { state: 'offline', status: '' };
const FAILED: WatchedDevice = { state: 'offline', status: 'failed' };
const STARTING: WatchedDevice = { state: 'offline', status: 'init' };

const after = (change: Partial<WatchedChange>) =>
  nextOutage({ outage: null, before: ONLINE, after: OFFLINE, isPlanned: false, ...change });

describe('nextOutage', () => {
  it('[PLUS-16] begins when a device goes offline without a stop command', () => {
    expect(after({})).toBe('offline');
    expect(after({ after: { state: 'offline', status: 'healthy' } })).toBe('offline');
  });

  it('[PLUS-16] does not begin for a device that was stopped, or that was offline before', () => {
    expect(after({ isPlanned: true })).toBeNull();
    expect(after({ before: OFFLINE })).toBeNull();
    expect(after({ before: STARTING })).toBeNull();
  });

  it.each(['error', 'failed'] as const)('[PLUS-16] begins with the status %s, planned or not', (status) => {
    for (const state of ['online', 'offline'] as const) {
      expect(after({ after: { state, status } })).toBe('failed');
      expect(after({ after: { state, status }, isPlanned: true, before: OFFLINE })).toBe('failed');
    }
  });

  it('does not change while the device starts or stops', () => {
    for (const status of ['init', 'initiated', 'stopping'] as const) {
      for (const state of ['online', 'offline'] as const) {
        for (const outage of [null, 'offline', 'failed'] as const)
          expect(after({ outage, before: OFFLINE, after: { state, status } })).toBe(outage);
      }
    }
  });

  it('is over when the device is online, was stopped on purpose or is deleted', () => {
    for (const outage of ['offline', 'failed'] as const) {
      expect(after({ outage, before: OFFLINE, after: ONLINE })).toBeNull();
      expect(after({ outage, before: OFFLINE, after: { state: 'online', status: 'warning' } })).toBeNull();
      expect(after({ outage, before: STARTING, after: OFFLINE, isPlanned: true })).toBeNull();
      expect(after({ outage, before: FAILED, after: { state: 'offline', status: 'deleted' } })).toBeNull();
    }
  });

  it('stays while the device stays offline, and ends with a failure of a device that was offline', () => {
    expect(after({ outage: 'offline', before: OFFLINE })).toBe('offline');
    expect(after({ outage: 'failed', before: FAILED })).toBeNull();
    expect(after({ outage: 'failed', before: { state: 'online', status: 'error' } })).toBe('offline');
  });

  it('counts stop, upgrade and delete as commands that take a device offline', () => {
    expect(['stop', 'upgrade', 'delete', 'start', 'save', null].filter(takesOffline)).toEqual([
      'stop',
      'upgrade',
      'delete',
    ]);
  });
});
