import { expect, expectTypeOf, it } from 'vitest';
import { STATUSES, isFailed, isInProgress, isUnhealthy } from '../index.ts';
import { FAILED_STATUSES, UNHEALTHY_STATUSES } from './status.ts';
import type { Status } from '../index.ts';
import type { InProgressStatus, TERMINAL_STATUSES } from './status.ts';

type TerminalStatus = (typeof TERMINAL_STATUSES)[number];

it('[DEV-7] counts init as in progress', () => {
  expect(isInProgress('init')).toBe(true);
});

it('[DEV-8] counts stopping as in progress', () => {
  expect(isInProgress('stopping')).toBe(true);
});

it('counts init, stopping and initiated as in progress, the other statuses and the empty one not', () => {
  expect(STATUSES.filter(isInProgress)).toEqual(['init', 'stopping', 'initiated']);
  expect(isInProgress('')).toBe(false);
});

it('splits the statuses into exactly two kinds by type', () => {
  expectTypeOf<InProgressStatus | TerminalStatus>().toEqualTypeOf<Status>();
  expectTypeOf<InProgressStatus & TerminalStatus>().toBeNever();
});

it('[GD-10, GD-11] counts error and failed as failed, and warning too as unhealthy', () => {
  expect(STATUSES.filter(isFailed)).toEqual([...FAILED_STATUSES]);
  expect(STATUSES.filter(isUnhealthy)).toEqual([...UNHEALTHY_STATUSES]);
  expect(FAILED_STATUSES).toEqual(['error', 'failed']);
  expect(UNHEALTHY_STATUSES).toEqual(['warning', 'error', 'failed']);
  expect([isFailed(''), isUnhealthy(''), isFailed('offline')]).toEqual([false, false, false]);
});
