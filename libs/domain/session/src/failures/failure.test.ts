import { expect, it } from 'vitest';
import { classifyFailure, isMaintenance, isShutOut, type FailureKind } from '../index.ts';
import { SHUT_OUT_CODE } from './failure.ts';

const kindOf = (status: number | null, errorCode?: unknown, message?: unknown): FailureKind =>
  classifyFailure({ status, errorCode, message });

it('takes status 401 for a session that is over', () => {
  expect(kindOf(401)).toEqual({ kind: 'unauthenticated' });
});

it('[AUTH-33] takes its own response code alone for a person who is shut out', () => {
  expect(isShutOut({ status: 401, errorCode: SHUT_OUT_CODE, message: undefined })).toBe(true);
  expect(isShutOut({ status: 401, errorCode: 401, message: undefined })).toBe(false);
  expect(isShutOut({ status: 401, errorCode: undefined, message: undefined })).toBe(false);
});

it('[ERR-5] takes response code 401 like status 401, under any status', () => {
  for (const status of [200, 400, 401, 403, 500]) {
    expect(kindOf(status, 401)).toEqual({ kind: 'unauthenticated' });
    expect(kindOf(status, '401')).toEqual({ kind: 'unauthenticated' });
  }
});

it('takes 408 for a request that took too long, whatever it says', () => {
  expect(kindOf(408, 2408, 'anything')).toEqual({ kind: 'timeout' });
});

it('takes the words of the server from 400 and 403, trimmed', () => {
  for (const status of [400, 403]) {
    expect(kindOf(status, 2000, '  Not today. ')).toEqual({ kind: 'server-message', message: 'Not today.' });
  }
});

it('takes 400 and 403 without readable words for the general error', () => {
  for (const status of [400, 403]) {
    for (const message of [undefined, null, '', ' \n\t', 7, {}]) {
      expect(kindOf(status, 2000, message)).toEqual({ kind: 'general' });
    }
  }
});

it('takes 503 for maintenance with the maintenance code only, and no other status for it', () => {
  expect(kindOf(503, 'err_maintenance')).toEqual({ kind: 'maintenance' });
  for (const errorCode of [undefined, null, '', 2503, 'ERR_MAINTENANCE']) {
    expect(kindOf(503, errorCode)).toEqual({ kind: 'general' });
  }
  for (const status of [200, 400, 500, 502, null]) {
    expect(isMaintenance({ status, errorCode: 'err_maintenance' })).toBe(false);
  }
});

it('takes every other status, and no answer at all, for the general error', () => {
  const special = [400, 401, 403, 408];
  for (let status = 100; status < 600; status += 1) {
    if (special.includes(status)) continue;
    expect(kindOf(status, 2000, 'words')).toEqual({ kind: 'general' });
  }
  expect(kindOf(null)).toEqual({ kind: 'general' });
  expect(classifyFailure({ status: null, isOffline: false })).toEqual({ kind: 'general' });
});

it('[GU-17] takes no answer in an offline browser for the connection, but an answer for what it is', () => {
  expect(classifyFailure({ status: null, isOffline: true })).toEqual({ kind: 'offline' });
  expect(classifyFailure({ status: 500, isOffline: true })).toEqual({ kind: 'general' });
});
