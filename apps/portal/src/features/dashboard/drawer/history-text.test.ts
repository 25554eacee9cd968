import type { HistoryEntry } from '@partyline/contract';
import { expect, it } from 'vitest';
import { describeEntry } from './history-text.ts';

const entry = (more: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  at: '2026-11-20T14:00:00.000Z',
  kind: 'report',
  action: null,
  outcome: null,
  by: null,
  state: null,
  status: null,
  failureReason: null,
  fromWorkspace: null,
  toWorkspace: null,
  deviceName: null,
  deploymentTarget: null,
  version: null,
  ...more,
});
const said = (more: Partial<HistoryEntry>) => {
  const { glyph, title, detail } = describeEntry(entry(more));
  return [glyph, title, detail];
};

it('[PLUS-12] says what a report said, with its reason', () => {
  expect(said({ state: 'online', status: 'warning', failureReason: '3 % loss' })).toEqual([
    'warning',
    'Warning',
    '3 % loss',
  ]);
  expect(said({ state: 'offline', status: 'healthy' })).toEqual(['offline', 'Offline', '']);
  expect(said({ state: 'offline', status: 'init' })).toEqual(['starting', 'Starting', '']);
});

it('[PLUS-12] says which command was given, what it asked for, and how it ended where it did not end well', () => {
  expect(said({ kind: 'command', action: 'start', outcome: 'done' })).toEqual([null, 'Start', '']);
  expect(said({ kind: 'command', action: 'upgrade', version: '4.9.0', outcome: 'failed' })).toEqual([
    null,
    'Upgrade',
    '4.9.0, failed',
  ]);
});

it('[PLUS-12] says where a device came from only to those who see that place', () => {
  const move = { kind: 'moved', toWorkspace: 'B' } as const;
  expect(said({ ...move, fromWorkspace: 'A' })[2]).toBe('from A to B');
  expect(said(move)[2]).toBe('to B');
});
