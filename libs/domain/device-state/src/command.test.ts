import { expect, it } from 'vitest';
import { STATES, nextState, parseCommand } from './index.ts';

it('[DEV-4] leads from offline to online by start', () => {
  expect(nextState('offline', 'start')).toBe('online');
});

it('[DEV-5] leads from online to offline by stop', () => {
  expect(nextState('online', 'stop')).toBe('offline');
});

it('[DEV-6] leaves the state as it is by save', () => {
  expect(STATES.map((state) => nextState(state, 'save'))).toEqual([...STATES]);
});

it('[DEV-3] reads a command in any letter case', () => {
  for (const written of ['start', 'START', 'Start', 'sTaRt']) {
    expect(parseCommand(written)).toEqual({ ok: true, value: 'start' });
  }
  expect(parseCommand('STOP')).toEqual({ ok: true, value: 'stop' });
  expect(parseCommand('SAVE')).toEqual({ ok: true, value: 'save' });
});

it.each(['', 'starts', ' start', 'upgrade', 'constructor', null, undefined, 0, {}])('refuses %j', (value) => {
  expect(parseCommand(value)).toEqual({ ok: false, error: 'unknown-command' });
});
