import { describe, expect, it } from 'vitest';
import { findProblem } from '../index.ts';
import { REPORTED_STATUSES, sampleDevice } from '../testing.ts';
import { OWN_FAILURES, parseOwnFailure, type ExplainedDevice } from './problem.ts';

describe('own failure', () => {
  it('knows its own failures, and takes every other reason for the words of a host', () => {
    expect(OWN_FAILURES.map(parseOwnFailure)).toEqual(OWN_FAILURES);
    for (const reason of ['', 'No power', 'no-answer', 'NO-ANSWER-START', 'toString']) {
      expect(parseOwnFailure(reason)).toBeNull();
    }
  });
});

const problemOf = (changes: Partial<ExplainedDevice>, isLeaderMissing = false) =>
  findProblem(sampleDevice(changes), isLeaderMissing);

describe('the problem of a device', () => {
  it('[PLUS-11] is the failure reason of the host while the status is unhealthy', () => {
    const failureReason = '3.1 % packet loss';
    const shown = REPORTED_STATUSES.filter((status) => problemOf({ status, failureReason }) !== null);
    expect(shown.toSorted()).toEqual(['error', 'failed', 'warning']);
    expect(problemOf({ status: 'warning', failureReason })).toEqual({
      kind: 'host-reason',
      text: failureReason,
    });
    for (const none of ['', null]) expect(problemOf({ status: 'failed', failureReason: none })).toBeNull();
  });

  it('[GD-11] is the command that was not answered, before any reason', () => {
    const openCommand = { action: 'stop', since: '2026-11-20T14:00:00.000Z' } as const;
    expect(problemOf({ status: 'error', openCommand, failureReason: 'No power' })).toEqual({
      kind: 'unanswered',
      command: 'stop',
    });
    expect(problemOf({ status: 'failed', openCommand, failureReason: null })).toBeNull();
  });

  it('is a DNS entry that could not be prepared while the device is online', () => {
    expect(problemOf({ DNSStatus: 'error' })).toEqual({ kind: 'dns-error' });
    expect(problemOf({ DNSStatus: 'error', state: 'offline' })).toBeNull();
  });

  it('[GD-7] is a leader that is not in the workspace, after everything else', () => {
    expect(problemOf({}, true)).toEqual({ kind: 'leader-missing' });
    expect(problemOf({ DNSStatus: 'error' }, true)).toEqual({ kind: 'dns-error' });
    expect(problemOf({})).toBeNull();
  });
});
