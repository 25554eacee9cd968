import { ApiError } from '@partyline/api-client';
import { describe, expect, it } from 'vitest';
import { errorText, isWorthTelling } from './error-text.ts';

const failure = (status: number | null, message = '', errorCode: number | string = 2000) =>
  new ApiError({ status, errorCode, message, data: null });

describe('the one sentence of a failed call', () => {
  it('[ERR-7] of 408 asks to try again', () => {
    expect(errorText(failure(408))).toBe('We are unable to process the request, Please try again!');
  });

  it("[ERR-8, ERR-9, ERR-10, ERR-11] of 400 and 403 is the server's own, or the general error", () => {
    const texts = [failure(400, 'No.'), failure(400), failure(403, 'Not you.'), failure(403, ' ')].map(
      errorText,
    );
    expect(texts).toEqual(['No.', 'Something went wrong!', 'Not you.', 'Something went wrong!']);
  });

  it('[ERR-13, ERR-14] of every other status is the general error', () => {
    const texts = [404, 409, 429, 500, 502, 503, null].map((status) =>
      errorText(failure(status, 'inner words')),
    );
    expect(new Set(texts)).toEqual(new Set(['Something went wrong!']));
  });

  it('[GU-17] of an offline browser is that it is offline', () => {
    const offline = new ApiError({ status: null, errorCode: null, message: '', data: null, isOffline: true });
    expect(errorText(offline)).toBe('You are offline. Please try again once you are connected.');
  });

  it('[ERR-19] of a session that is over says so', () => {
    expect(errorText(failure(401))).toBe('Your session expired, please login again!');
  });

  it('of something that is no failed call is the general error', () => {
    expect([new TypeError('x'), 'x', null].map(errorText)).toEqual(Array(3).fill('Something went wrong!'));
  });
});

describe('whether a failed call is told at all', () => {
  it('not when the session ended with it, the maintenance page takes over, or it was given up', () => {
    const given = [failure(401), failure(503, '', 'err_maintenance'), new DOMException('gone', 'AbortError')];
    expect(given.map(isWorthTelling)).toEqual([false, false, false]);
  });

  it('but otherwise', () => {
    expect([failure(500), failure(403), new TypeError('x')].map(isWorthTelling)).toEqual([true, true, true]);
  });
});
