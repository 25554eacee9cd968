import { expect, expectTypeOf, it } from 'vitest';
import { COMMANDS, DEVICE_TYPES, DNS_STATUSES, LINK_ROLES, STATES, STATUSES } from '../index.ts';
import type { Command, State, Status } from '../index.ts';

it('[DEV-1] knows the nine statuses and no other', () => {
  const expected = [
    'healthy',
    'warning',
    'init',
    'error',
    'deleted',
    'stopping',
    'failed',
    'ready',
    'initiated',
  ];
  expect(STATUSES).toEqual(expected);
  expectTypeOf<'paused'>().not.toExtend<Status>();
});

it('[DEV-2] knows the states online and offline', () => {
  expect(STATES).toEqual(['online', 'offline']);
  expectTypeOf<State>().toEqualTypeOf<'online' | 'offline'>();
});

it('[DEV-3] knows the commands start, stop and save, in lower case', () => {
  expect(COMMANDS).toEqual(['start', 'stop', 'save']);
  expectTypeOf<Command>().toEqualTypeOf<'start' | 'stop' | 'save'>();
});

it('[LQ-1] knows the four link roles', () => {
  expect(LINK_ROLES).toEqual(['Leader', 'Member', 'Master', 'Atomic']);
});

it('knows what is said of a name service entry, and the two kinds of device', () => {
  expect(DNS_STATUSES).toEqual(['', 'initiated', 'ready', 'error']);
  expect(DEVICE_TYPES).toEqual(['virtual', 'device']);
});
