import { expect, it } from 'vitest';
import { isLoading, type ReportedStatus } from '../index.ts';
import { workOf } from './loading.ts';
import { REPORTED_STATUSES, sampleDevice } from '../testing.ts';
import { COMMANDS, type Command } from '../device/vocabulary.ts';

/**
 * Which statuses show loading, written out: one row per status; columns are no command, save, start while offline, start
 * while online, stop while offline, stop while online. With no command and with save the state does not matter.
 */
const TABLE: Record<ReportedStatus, string> = {
  '': '. . L . . L',
  healthy: '. . L . . L',
  warning: '. . L . . L',
  ready: '. . L . . L',
  init: 'L L L L L L',
  stopping: 'L L L L L L',
  initiated: 'L L L L L L',
  error: '. . . . . .',
  failed: '. . . . . .',
  deleted: '. . . . . .',
};

function expectation(status: ReportedStatus, action: Command | null, state: 'online' | 'offline'): boolean {
  const cells = TABLE[status].split(' ');
  const online = state === 'online';
  const column = { none: 0, save: 1, start: online ? 3 : 2, stop: online ? 5 : 4 }[action ?? 'none'];
  return cells[column] === 'L';
}

it('[DEV-9, DEV-10, DEV-11] shows loading exactly where the table says, for every status, state and command', () => {
  let checked = 0;
  for (const status of REPORTED_STATUSES) {
    for (const state of ['online', 'offline'] as const) {
      for (const action of [null, ...COMMANDS]) {
        const openCommand = action === null ? null : { action, since: '2026-11-20T10:00:00Z' };
        const actual = isLoading({ openCommand, state, status });
        expect(actual, `${status} ${state} ${String(action)}`).toBe(expectation(status, action, state));
        checked += 1;
      }
    }
  }
  expect(checked).toBe(80);
});

it('[DEV-10] ends loading of a start when the device is online, not when it reports health before that', () => {
  const start = { action: 'start', since: '2026-11-20T10:00:00Z' } as const;
  expect(isLoading({ openCommand: start, state: 'offline', status: 'healthy' })).toBe(true);
  expect(isLoading({ openCommand: start, state: 'online', status: 'healthy' })).toBe(false);
});

it('says of a busy device whether it starts or stops, by status first and else by the command', () => {
  const start = { action: 'start', since: '2026-11-20T10:00:00Z' } as const;
  const stop = { action: 'stop', since: '2026-11-20T10:00:00Z' } as const;
  expect(workOf(sampleDevice({ status: 'init', openCommand: stop }))).toBe('starting');
  expect(workOf(sampleDevice({ status: 'initiated' }))).toBe('starting');
  expect(workOf(sampleDevice({ status: 'stopping', openCommand: start }))).toBe('stopping');
  expect(workOf(sampleDevice({ state: 'offline', openCommand: start }))).toBe('starting');
  expect(workOf(sampleDevice({ state: 'online', openCommand: stop }))).toBe('stopping');
  expect(workOf(sampleDevice())).toBeNull();
  expect(workOf(sampleDevice({ status: 'error', state: 'offline', openCommand: start }))).toBeNull();
});
