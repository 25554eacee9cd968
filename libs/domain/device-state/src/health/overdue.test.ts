import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  COMMAND_LIMIT_MS,
  SILENCE_LIMIT_MS,
  commandDecision,
  displayState,
  giveUpOverdue,
  isLoading,
  nextOverdueStep,
} from '../index.ts';
import { anyCondition, sampleDevice } from '../testing.ts';

const GIVEN = Date.parse('2026-11-20T10:00:00Z');
const START = { action: 'start', since: '2026-11-20T10:00:00Z' } as const;
const starting = sampleDevice({ state: 'offline', status: 'init', progress: 40, openCommand: START });

it('waits 30 s for a notification and 5 min for a command', () => {
  expect(SILENCE_LIMIT_MS).toBe(30_000);
  expect(COMMAND_LIMIT_MS).toBe(300_000);
});

it.each([
  ['wait', 0, null, null],
  ['wait', 29_999, null, null],
  ['refetch', 30_000, null, null],
  ['wait', 60_000, 30_001, null],
  ['refetch', 60_000, 30_000, null],
  ['wait', 60_000, null, 30_001],
  ['refetch', 60_000, 10_000, 30_000],
  ['refetch', 299_999, null, null],
  ['give-up', 300_000, null, null],
  ['give-up', 300_000, 299_999, 299_999],
] as const)(
  'says %s %i ms after the command, last heard at %o, last read at %o',
  (step, now, heard, read) => {
    const times = {
      commandSinceMs: GIVEN,
      lastNotificationMs: heard === null ? null : GIVEN + heard,
      lastReadMs: read === null ? null : GIVEN + read,
    };
    expect(nextOverdueStep(times, GIVEN + now)).toBe(step);
  },
);

it('counts from the command, not from a notification before it', () => {
  const times = { commandSinceMs: GIVEN, lastNotificationMs: GIVEN - 60_000, lastReadMs: null };
  expect(nextOverdueStep(times, GIVEN + 29_999)).toBe('wait');
});

it('never gives up work whose command is not known, but reads it again', () => {
  const unknown = { commandSinceMs: null, lastNotificationMs: null, lastReadMs: null };
  expect(nextOverdueStep(unknown, GIVEN)).toBe('refetch');
  expect(nextOverdueStep({ ...unknown, lastReadMs: GIVEN }, GIVEN + 29_999)).toBe('wait');
  expect(nextOverdueStep({ ...unknown, lastReadMs: GIVEN }, GIVEN + 9_000_000)).toBe('refetch');
});

it('shows a command of 5 minutes as an error that can be tried again, and keeps which one it was', () => {
  const given = giveUpOverdue({ ...starting, isLoading: true }, GIVEN + COMMAND_LIMIT_MS);
  expect(given).toMatchObject({ status: 'error', progress: null, openCommand: START, isLoading: false });
  expect(displayState(given)).toBe('error');
  expect(commandDecision(given, 'start')).toEqual({ allowed: true });
});

it('adds no loading mark to a device without one', () => {
  expect('isLoading' in giveUpOverdue(starting, GIVEN + COMMAND_LIMIT_MS)).toBe(false);
});

it('gives the very same device back before that, at rest, without a command or with an unreadable instant', () => {
  const rest = sampleDevice({ openCommand: { action: 'start', since: START.since } });
  const broken = { ...starting, openCommand: { action: 'start', since: 'yesterday' } as const };
  const bare = { ...starting, openCommand: null };
  expect(giveUpOverdue(starting, GIVEN + COMMAND_LIMIT_MS - 1)).toBe(starting);
  for (const device of [rest, broken, bare]) {
    expect(giveUpOverdue(device, GIVEN + 9_000_000)).toBe(device);
  }
});

it('shows no device as busy under an open command that is 5 minutes old', () => {
  fc.assert(
    fc.property(anyCondition, fc.nat(), (condition, more) => {
      const device = giveUpOverdue({ ...condition, progress: null }, GIVEN + COMMAND_LIMIT_MS + more);
      expect(device.openCommand !== null && isLoading(device)).toBe(false);
    }),
  );
});

it('reads the data of a device again of which nothing was ever heard, whatever the time', () => {
  const never = { commandSinceMs: null, lastNotificationMs: null, lastReadMs: null };
  expect(nextOverdueStep(never, 1_000)).toBe('refetch');
});
