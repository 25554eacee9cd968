import { expect, expectTypeOf, it } from 'vitest';
import { REQUEST_STATES, STEP_STATES, SUB_API_STATUSES } from './progress-states.ts';
import type { RequestState, SubApiStatus } from './progress-states.ts';

it('[BILL-14] knows the request states complete, pending, failure and inprogress', () => {
  expect(REQUEST_STATES).toEqual(['complete', 'pending', 'failure', 'inprogress']);
  expectTypeOf<RequestState>().toEqualTypeOf<'complete' | 'pending' | 'failure' | 'inprogress'>();
});

it('[BILL-15] knows the step states inProgress and done', () => {
  expect(STEP_STATES).toEqual(['inProgress', 'done']);
});

it('[GA-9] knows the statuses of a call about subscriptions', () => {
  expect(SUB_API_STATUSES).toEqual(['pending', 'in progress', 'complete', 'failure']);
  expectTypeOf<SubApiStatus>().toEqualTypeOf<'pending' | 'in progress' | 'complete' | 'failure'>();
});
