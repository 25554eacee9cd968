import type { Instance } from '@partyline/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { instanceOf, uuidOf, workspaceOf } from '../testing/instance-of.ts';
import { announceText, lastAnnouncement, setToldFailures, toldStates } from './announcement.ts';
import { createChangeAnnouncer } from './device-changes.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  setToldFailures(new Set());
  announceText('');
});

const main = instanceOf({ vicUuid: uuidOf(1), deviceName: 'Main PL' });
const stage = instanceOf({ vicUuid: uuidOf(2), deviceName: 'Stage' });
const FAILED = { status: 'failed' } as const;

/** Returns what is announced within 3 s of a change to these devices. */
function begin(...first: readonly Instance[]) {
  let workspaces = [workspaceOf({ vicList: [...first] })];
  const changes = createChangeAnnouncer(
    () => workspaces,
    () => Date.now(),
  );
  return (...devices: readonly Instance[]) => {
    announceText('');
    workspaces = [workspaceOf({ vicList: [...devices] })];
    changes.note();
    vi.advanceTimersByTime(3_000);
    return lastAnnouncement();
  };
}

it('leaves out a failure that a message tells, and says what else changed', () => {
  const change = begin(main, stage);
  setToldFailures(new Set([main.vicUuid]));
  expect(change({ ...main, ...FAILED }, { ...stage, state: 'offline' })).toBe('Stage is now offline.');
  setToldFailures(new Set());
  expect(change({ ...main, ...FAILED }, { ...stage, state: 'offline' })).toBe('');
  expect(change(main, { ...stage, state: 'offline' })).toBe('Main PL is now online.');
});

it('says a failure that no message tells', () => {
  expect(begin(main, stage)({ ...main, ...FAILED }, stage)).toBe('Main PL failed.');
});

it('[GD-11] says the error of a command that has got no answer for 5 minutes', () => {
  const since = new Date(0).toISOString();
  const offline = instanceOf({ state: 'offline', status: '' });
  const starting = { ...offline, openCommand: { action: 'start', since } as const };
  const change = begin(offline);
  expect(change(starting)).toBe('');
  vi.setSystemTime(300_000);
  expect(change(starting)).toBe('Intercom 1 has an error.');
});

it('leaves out a state that a message has told', () => {
  const change = begin(main);
  toldStates.set(main.vicUuid, 'offline');
  expect(change({ ...main, state: 'offline' })).toBe('');
});
