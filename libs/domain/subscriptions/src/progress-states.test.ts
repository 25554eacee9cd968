import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  REQUEST_STATES,
  STEP_STATES,
  SUB_API_STATUSES,
  parseRequestState,
  parseStepState,
  parseSubApiStatus,
} from './progress-states.ts';
import type { RequestState, StepState, SubApiStatus } from './progress-states.ts';

it('[BILL-14] knows the request states complete, pending, failure and inprogress', () => {
  expect(REQUEST_STATES).toEqual(['complete', 'pending', 'failure', 'inprogress']);
  expectTypeOf<RequestState>().toEqualTypeOf<'complete' | 'pending' | 'failure' | 'inprogress'>();
});

it('[BILL-15] knows the step states inProgress and done', () => {
  expect(STEP_STATES).toEqual(['inProgress', 'done']);
  expectTypeOf<StepState>().toEqualTypeOf<'inProgress' | 'done'>();
});

it('[GA-9] knows the statuses of a call about subscriptions', () => {
  expect(SUB_API_STATUSES).toEqual(['pending', 'in progress', 'complete', 'failure']);
  expectTypeOf<SubApiStatus>().toEqualTypeOf<'pending' | 'in progress' | 'complete' | 'failure'>();
});

describe.each(['in progress', 'inprogress', 'inProgress', 'IN PROGRESS'])('%j', (written) => {
  it('[BILL-14, BILL-15, GA-9] is one state to all of them, each in its own spelling', () => {
    expect(parseRequestState(written)).toEqual({ ok: true, value: 'inprogress' });
    expect(parseStepState(written)).toEqual({ ok: true, value: 'inProgress' });
    expect(parseSubApiStatus(written)).toEqual({ ok: true, value: 'in progress' });
  });
});

it('[GA-9] is not read from the words of another list', () => {
  const unknown = { ok: false, error: 'unknown-word' };
  expect(parseRequestState('done')).toEqual(unknown);
  expect(parseStepState('complete')).toEqual(unknown);
  expect(parseSubApiStatus('done')).toEqual(unknown);
});
