import { parseClosedWord } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';

/** How far a request has come. [BILL-14, GA-9] */
export const REQUEST_STATES = ['complete', 'pending', 'failure', 'inprogress'] as const;
/** One of {@link REQUEST_STATES}. */
export type RequestState = (typeof REQUEST_STATES)[number];

/** How far a step of several has come. [BILL-15, GA-9] */
export const STEP_STATES = ['inProgress', 'done'] as const;
/** One of {@link STEP_STATES}. */
export type StepState = (typeof STEP_STATES)[number];

/** How far a call about subscriptions has come. [BILL-16, GA-9] */
export const SUB_API_STATUSES = ['pending', 'in progress', 'complete', 'failure'] as const;
/** One of {@link SUB_API_STATUSES}. */
export type SubApiStatus = (typeof SUB_API_STATUSES)[number];

/** A request state in any letter case and with any spaces; anything else is 'unknown-word'. [BILL-14, GA-9] */
export function parseRequestState(input: unknown): Result<RequestState, 'unknown-word'> {
  return parseClosedWord(REQUEST_STATES, input);
}

/** A step state, by the rule of {@link parseRequestState}. [BILL-15, GA-9] */
export function parseStepState(input: unknown): Result<StepState, 'unknown-word'> {
  return parseClosedWord(STEP_STATES, input);
}

/** A call's status, by the rule of {@link parseRequestState}. [BILL-16, GA-9] */
export function parseSubApiStatus(input: unknown): Result<SubApiStatus, 'unknown-word'> {
  return parseClosedWord(SUB_API_STATUSES, input);
}
