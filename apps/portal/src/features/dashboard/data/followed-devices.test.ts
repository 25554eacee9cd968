import { afterEach, describe, expect, it } from 'vitest';
import { instanceOf, workspaceOf } from '../testing/instance-of.ts';
import { followDevice, forgetFollowed, reportFollowed, lastAnnouncement } from './followed-devices.ts';

const now = Date.parse('2026-11-20T14:00:00Z');
const since = '2026-11-20T14:00:00.000Z';
const starting = instanceOf({ state: 'offline', status: '', openCommand: { action: 'start', since } });

const report = (more: object, at = now) =>
  reportFollowed([workspaceOf({ vicList: [{ ...starting, ...more }] })], at);

describe('what a screen reader hears of a command', () => {
  afterEach(forgetFollowed);

  it('is that the device is at work, and each state it then comes to', () => {
    followDevice(starting);
    expect(lastAnnouncement()).toBe('Intercom 1 is starting');
    report({ state: 'online', status: 'healthy', DNSStatus: 'initiated', openCommand: null });
    expect(lastAnnouncement()).toBe('Intercom 1 is now initialising');
    report({ state: 'online', status: 'healthy', DNSStatus: 'ready', openCommand: null });
    expect(lastAnnouncement()).toBe('Intercom 1 is now online');
  });

  it('ends when the device has come to rest: later changes came from elsewhere', () => {
    followDevice(starting);
    report({ status: 'failed', openCommand: null });
    expect(lastAnnouncement()).toBe('Intercom 1 is now failed');
    report({ state: 'online', status: 'healthy', openCommand: null });
    expect(lastAnnouncement()).toBe('Intercom 1 is now failed');
  });

  it('[GD-11] is an error when nobody answered for 5 minutes', () => {
    followDevice(starting);
    report({}, now + 300_000);
    expect(lastAnnouncement()).toBe('Intercom 1 is now error');
  });

  it('is nothing about devices that nobody here gave a command', () => {
    report({ state: 'online', openCommand: null });
    expect(lastAnnouncement()).toBe('');
  });
});
