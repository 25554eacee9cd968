import { expect, it } from 'vitest';
import { classifyFailure, isMaintenance, isShutOut, type FailureKind } from '../index.ts';
import { SHUT_OUT_CODE } from './failure.ts';

const kindOf = (status: number | null, errorCode?: unknown, message?: unknown): FailureKind =>
  classifyFailure({ status, errorCode, message });

it('maps status 401 to an ended session', () => {
  expect(kindOf(401)).toEqual({ kind: 'unauthenticated' });
});

it('[AUTH-33] recognises a user who is shut out only by its own response code', () => {
  expect(isShutOut({ status: 401, errorCode: SHUT_OUT_CODE, message: undefined })).toBe(true);
  expect(isShutOut({ status: 401, errorCode: 401, message: undefined })).toBe(false);
  expect(isShutOut({ status: 401, errorCode: undefined, message: undefined })).toBe(false);
});

it('[ERR-5] treats response code 401 like status 401, under any status', () => {
  for (const status of [200, 400, 401, 403, 500]) {
    expect(kindOf(status, 401)).toEqual({ kind: 'unauthenticated' });
    expect(kindOf(status, '401')).toEqual({ kind: 'unauthenticated' });
  }
});

it('maps 408 to a timeout, with any message', () => {
  expect(kindOf(408, 2408, 'anything')).toEqual({ kind: 'timeout' });
});

it('shows the trimmed message of the server for 400 and 403', () => {
  for (const status of [400, 403]) {
    expect(kindOf(status, 2000, '  Not today. ')).toEqual({ kind: 'server-message', message: 'Not today.' });
  }
});

it('maps 400 and 403 without a readable message to the general error', () => {
  for (const status of [400, 403]) {
    for (const message of [undefined, null, '', ' \n\t', 7, {}]) {
      expect(kindOf(status, 2000, message)).toEqual({ kind: 'general' });
    }
  }
});

it('maps only 503 with the maintenance code to maintenance', () => {
  expect(kindOf(503, 'err_maintenance')).toEqual({ kind: 'maintenance' });
  for (const errorCode of [undefined, null, '', 2503, 'ERR_MAINTENANCE']) {
    expect(kindOf(503, errorCode)).toEqual({ kind: 'general' });
  }
  for (const status of [200, 400, 500, 502, null]) {
    expect(isMaintenance({ status, errorCode: 'err_maintenance' })).toBe(false);
  }
});

it('maps every other status, and a missing answer, to the general error', () => {
  const special = [400, 401, 403, 408];
  for (let status = 100; status < 600; status += 1) {
    if (special.includes(status)) continue;
    expect(kindOf(status, 2000, 'words')).toEqual({ kind: 'general' });
  }
  expect(kindOf(null)).toEqual({ kind: 'general' });
  expect(classifyFailure({ status: null, isOffline: false })).toEqual({ kind: 'general' });
});

it('[GU-17] maps a missing answer of an offline browser to the connection, and an answer to its own failure', () => {
  expect(classifyFailure({ status: null, isOffline: true })).toEqual({ kind: 'offline' });
  expect(classifyFailure({ status: 500, isOffline: true })).toEqual({ kind: 'general' });
});
