import { expect, it } from 'vitest';
import { parseCommand } from '../index.ts';

it('[DEV-3] parses a command in any letter case', () => {
  for (const written of ['start', 'START', 'Start', 'sTaRt']) {
    expect(parseCommand(written)).toEqual({ ok: true, value: 'start' });
  }
  expect(parseCommand('STOP')).toEqual({ ok: true, value: 'stop' });
  expect(parseCommand('SAVE')).toEqual({ ok: true, value: 'save' });
});

it.each(['', 'starts', ' start', 'upgrade', 'constructor', null, undefined, 0, {}])('refuses %j', (value) => {
  expect(parseCommand(value)).toEqual({ ok: false, error: 'unknown-command' });
});
