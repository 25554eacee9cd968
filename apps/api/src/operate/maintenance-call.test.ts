import { expect, it } from 'vitest';
import { parseCall, USAGE } from './maintenance-call.ts';

const NOW = new Date('2026-11-24T00:00:00Z');
const parse = (...args: string[]) => parseCall(args, NOW);

it('parses on with a message and an expected end, off, and status', () => {
  expect(parse('on')).toEqual({ ok: true, call: { command: 'on', message: null, expectedEnd: null } });
  expect(parse('on', '--message', ' New disks. ', '--until', '2026-11-24T06:00:00+01:00')).toEqual({
    ok: true,
    call: { command: 'on', message: 'New disks.', expectedEnd: new Date('2026-11-24T05:00:00Z') },
  });
  expect(parse('off')).toEqual({ ok: true, call: { command: 'off' } });
  expect(parse('status')).toEqual({ ok: true, call: { command: 'status' } });
});

it.each([[[]], [['of']], [['on', 'now']], [['off', '--message', 'Bye']], [['on', '--forever']]])(
  'prints the usage for %j',
  (args) => {
    expect(parse(...args)).toEqual({ ok: false, mistake: USAGE });
  },
);

it.each([
  [['--message', 'x'], 'The message must have 2 to 300 characters.'],
  [['--message', 'x'.repeat(301)], 'The message must have 2 to 300 characters.'],
  [['--until', 'tomorrow'], 'The time of --until must look like 2026-11-24T06:00:00Z.'],
  [['--until', '2026-11-31T06:00:00Z'], 'The time of --until must look like 2026-11-24T06:00:00Z.'],
  [['--until', '2026-11-24T00:00:00Z'], 'The time of --until has passed.'],
])('refuses on with %j', (args, mistake) => {
  expect(parse('on', ...args)).toEqual({ ok: false, mistake });
});
