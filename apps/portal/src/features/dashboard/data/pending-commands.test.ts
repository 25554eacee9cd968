import { afterEach, describe, expect, it } from 'vitest';
import { instanceOf, workspaceOf } from '../testing/instance-of.ts';
import { lastAnnouncement } from './announcement.ts';
import {
  announcePendingCommands,
  announceState,
  clearPendingCommands,
  failAction,
  trackCommand,
} from './device-commands.ts';

const now = Date.parse('2026-11-20T14:00:00Z');
const since = '2026-11-20T14:00:00.000Z';
const starting = instanceOf({ state: 'offline', status: '', openCommand: { action: 'start', since } });

const report = (more: object, at = now) =>
  announcePendingCommands([workspaceOf({ vicList: [{ ...starting, ...more }] })], at);

describe('the announcement of a command', () => {
  afterEach(clearPendingCommands);

  it('is that the device works, and then each of its states', () => {
    trackCommand(starting);
    announceState(starting);
    expect(lastAnnouncement()).toBe('Intercom 1 is starting');
    report({ state: 'online', status: 'healthy', DNSStatus: 'initiated', openCommand: null });
    expect(lastAnnouncement()).toBe('Intercom 1 is now initialising');
    report({ state: 'online', status: 'healthy', DNSStatus: 'ready', openCommand: null });
    expect(lastAnnouncement()).toBe('Intercom 1 is now online');
  });

  it('ends when the device is at rest: later changes come from elsewhere', () => {
    trackCommand(starting);
    report({ state: 'online', status: 'healthy', openCommand: null });
    expect(lastAnnouncement()).toBe('Intercom 1 is now online');
    report({ state: 'offline', openCommand: null });
    expect(lastAnnouncement()).toBe('Intercom 1 is now online');
  });

  it('says nothing of a failure, which has a message, and of a state that a message has told', () => {
    trackCommand(starting);
    report({ status: 'failed', openCommand: null });
    expect(lastAnnouncement()).toBe('');
    trackCommand(starting);
    failAction(instanceOf({ state: 'offline', status: '' }), 'start', 'Not now.');
    report({ openCommand: null });
    expect(lastAnnouncement()).toBe('');
  });

  it('is empty for devices without a command from here', () => {
    report({ state: 'online', openCommand: null });
    expect(lastAnnouncement()).toBe('');
  });
});
