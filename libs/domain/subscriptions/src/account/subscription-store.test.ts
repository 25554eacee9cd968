import { expect, it, expectTypeOf, describe } from 'vitest';
import {
  SUB_API_STATUSES,
  computeSubApiStatus,
  isSkyportUpgrade,
  REQUEST_STATES,
  type RequestState,
  type SubApiStatus,
} from './subscription-store.ts';

describe('progress states', () => {
  it('[BILL-14] knows the request states complete, pending, failure and inprogress', () => {
    expect(REQUEST_STATES).toEqual(['complete', 'pending', 'failure', 'inprogress']);
    expectTypeOf<RequestState>().toEqualTypeOf<'complete' | 'pending' | 'failure' | 'inprogress'>();
  });

  it('[GA-9] knows the statuses of a call about subscriptions', () => {
    expect(SUB_API_STATUSES).toEqual(['pending', 'in progress', 'complete', 'failure']);
    expectTypeOf<SubApiStatus>().toEqualTypeOf<'pending' | 'in progress' | 'complete' | 'failure'>();
  });
});

const IDLE = { isRunning: false, hasFailed: false, hasAnswer: false };

it.each([
  [IDLE, 'pending'],
  [{ ...IDLE, isRunning: true }, 'in progress'],
  [{ ...IDLE, hasAnswer: true }, 'complete'],
  [{ ...IDLE, hasFailed: true }, 'failure'],
  // Earlier data stays on screen, but the last call counts.
  [{ ...IDLE, hasFailed: true, hasAnswer: true }, 'failure'],
  [{ isRunning: true, hasFailed: true, hasAnswer: true }, 'in progress'],
] as const)('[BILL-16, ENT-27] a call that is %j is %s', (call, status) => {
  expect(computeSubApiStatus(call)).toBe(status);
});

it('[BILL-16] reaches every status', () => {
  const calls = [
    IDLE,
    { ...IDLE, isRunning: true },
    { ...IDLE, hasAnswer: true },
    { ...IDLE, hasFailed: true },
  ];
  expect(calls.map(computeSubApiStatus)).toEqual(SUB_API_STATUSES);
});

const held = [
  { vicUuid: 'door', status: 'Subscribed' },
  { vicUuid: 'gate', status: 'Past-Due' },
  { vicUuid: 'ended', status: 'Not Subscribed' },
  { vicUuid: null, status: 'Subscribed' },
] as const;

it.each([
  ['skyport', 'door', true],
  ['skyport', 'gate', true],
  ['skyport', 'ended', false],
  ['skyport', 'other', false],
  ['skyport', null, false],
  // Intercom service, whatever the uuid.
  ['upgrade', 'door', false],
  ['new', null, false],
] as const)('[BILL-18] a %s purchase for %j: %s', (subscriptionType, vicUuid, isUpgrade) => {
  expect(isSkyportUpgrade({ subscriptionType, vicUuid }, held)).toBe(isUpgrade);
});

it('[BILL-18] nothing chosen is no upgrade', () => {
  expect(isSkyportUpgrade(null, held)).toBe(false);
});
