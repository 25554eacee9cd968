import { expect, it } from 'vitest';
import { isLoading } from '../index.ts';
import { listEveryCondition, sampleDevice } from '../testing.ts';
import { computeDelay, DELAY_LIMIT_MS } from './delay.ts';

const SINCE = '2026-11-20T10:00:00.000Z';
const GIVEN = Date.parse(SINCE);
const START = { action: 'start', since: SINCE } as const;
const at = (ms: number) => new Date(GIVEN + ms).toISOString();
const given = sampleDevice({ state: 'offline', status: '', openCommand: START });
const taken = sampleDevice({ ...given, status: 'init', lastSeen: at(1_000) });

it('[DEV-9] counts whole seconds while a device is in progress, and nothing at rest', () => {
  for (const condition of listEveryCondition()) {
    const device = sampleDevice({ ...condition, stateSince: SINCE });
    expect(computeDelay(device, GIVEN + 12_900)).toEqual(
      isLoading(condition) ? { seconds: 12, why: null } : null,
    );
  }
});

it('[GD-11] counts from the command, else from the state; a clock behind counts as none', () => {
  expect(computeDelay({ ...given, stateSince: at(-900_000) }, GIVEN + 5_000)?.seconds).toBe(5);
  expect(computeDelay({ ...taken, openCommand: null, stateSince: at(2_000) }, GIVEN + 5_000)?.seconds).toBe(
    3,
  );
  expect(computeDelay(given, GIVEN - 400)?.seconds).toBe(0);
  expect(computeDelay({ ...taken, openCommand: null, stateSince: null }, GIVEN)).toBeNull();
});

it.each([
  ['nothing before 15 s', given, DELAY_LIMIT_MS - 1, null],
  ['a host that has not taken the command', given, DELAY_LIMIT_MS, 'not-taken'],
  ['a host that has not taken it, however long', given, 60_000, 'not-taken'],
  ['a host at work', taken, DELAY_LIMIT_MS, 'working'],
  ['a host that took it and has gone silent', taken, 31_000, 'no-progress'],
  ['a host at work that has just reported', { ...taken, lastSeen: at(60_000) }, 61_000, 'working'],
] as const)('[GD-11] gives as reason: %s', (_what, device, ms, why) => {
  expect(computeDelay(device, GIVEN + ms)?.why).toBe(why);
});
