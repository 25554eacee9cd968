import { expect, expectTypeOf, it } from 'vitest';
import {
  FAILED_STATUSES,
  IN_PROGRESS_STATUSES,
  STATUSES,
  TERMINAL_STATUSES,
  UNHEALTHY_STATUSES,
  isFailed,
  isInProgress,
  isTerminal,
  isUnhealthy,
} from '../index.ts';
import type { InProgressStatus, Status, TerminalStatus } from '../index.ts';

it('[DEV-7] counts init as in progress', () => {
  expect(isInProgress('init')).toBe(true);
});

it('[DEV-8] counts stopping as in progress', () => {
  expect(isInProgress('stopping')).toBe(true);
});

it('counts init, stopping and initiated as in progress and the other six as terminal', () => {
  expect(STATUSES.filter(isInProgress)).toEqual(['init', 'stopping', 'initiated']);
  expect(STATUSES.filter(isTerminal)).toEqual(['healthy', 'warning', 'error', 'deleted', 'failed', 'ready']);
  expect([...IN_PROGRESS_STATUSES, ...TERMINAL_STATUSES].toSorted()).toEqual(STATUSES.toSorted());
});

it('counts the empty status as neither', () => {
  expect([isInProgress(''), isTerminal('')]).toEqual([false, false]);
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
