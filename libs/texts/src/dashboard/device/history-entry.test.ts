import { expect, it } from 'vitest';
import { historyEntryText } from '../../index.ts';
import type { WordedEntry } from '../../terms/history-look-up.ts';

const ENTRY: WordedEntry = {
  kind: 'report',
  action: null,
  outcome: null,
  state: null,
  status: null,
  failureReason: null,
  fromWorkspace: null,
  toWorkspace: null,
  deviceName: null,
  deploymentTarget: null,
  version: null,
};
const said = (more: Partial<WordedEntry>) => {
  const { title, detail } = historyEntryText({ ...ENTRY, ...more });
  return [title, detail];
};

it('[PLUS-12] says what a report said, with its reason', () => {
  expect(said({ state: 'online', status: 'warning', failureReason: '3 % loss' })).toEqual([
    'Warning',
    '3 % loss',
  ]);
  expect(said({ state: 'offline', status: 'healthy' })).toEqual(['Offline', '']);
  expect(said({ state: 'offline', status: 'init' })).toEqual(['Starting', '']);
});

it('[PLUS-12] says which command was given, what it asked for, and how it ended where it did not end well', () => {
  expect(said({ kind: 'command', action: 'start', outcome: 'done' })).toEqual(['Start', '']);
  expect(said({ kind: 'command', action: 'upgrade', version: '4.9.0', outcome: 'failed' })).toEqual([
    'Upgrade',
    '4.9.0, failed',
  ]);
});

it('[PLUS-12] says where a device came from only to those who see that workspace', () => {
  const move = { kind: 'moved', toWorkspace: 'B' } as const;
  expect(said({ ...move, fromWorkspace: 'A' })[1]).toBe('from A to B');
  expect(said(move)[1]).toBe('to B');
});

it('[PLUS-12] says where a device was registered, and that its host did not answer', () => {
  expect(said({ kind: 'registered', toWorkspace: 'A' })).toEqual(['Registered', 'A']);
  expect(said({ kind: 'no-answer', failureReason: 'no-answer-start' })[0]).toBe('No answer');
});
