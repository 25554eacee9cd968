import { classifyFailure } from '@partyline/session';
import { expect, expectTypeOf, it } from 'vitest';
import { ERROR_TEXTS, failureText, WORDINGS, ACCOUNT_WORDINGS } from '../index.ts';
import type { ErrorTextName } from '../index.ts';

it('has a sentence for every error', () => {
  for (const [name, text] of Object.entries(ERROR_TEXTS)) expect(text.trim(), name).not.toBe('');
});

it('speaks in the words of the specification where it has them', () => {
  expect(ERROR_TEXTS['shared-workspace']).toBe(ACCOUNT_WORDINGS.deleteOwnerFirst);
  expect(ERROR_TEXTS['workspace-owner-account-delete']).toBe(ACCOUNT_WORDINGS.workspaceOwners);
  expect(ERROR_TEXTS['devices-running']).toBe(ACCOUNT_WORDINGS.stopDevicesFirst);
  expect(ERROR_TEXTS['start-not-allowed']).toBe(WORDINGS.startNotAllowed);
  expect(ERROR_TEXTS['request-not-proper']).toBe(ACCOUNT_WORDINGS.requestNotProper);
  expect(ERROR_TEXTS['trial-used']).toBe(ACCOUNT_WORDINGS.planAlreadyActive);
  expect(ERROR_TEXTS['request-timeout']).toBe(WORDINGS.timeout);
  expect(ERROR_TEXTS.unauthenticated).toBe(WORDINGS.sessionExpired);
  expect(ERROR_TEXTS.internal).toBe(WORDINGS.generalError);
});

it('names errors by a closed list', () => {
  expectTypeOf<'not-found'>().toExtend<ErrorTextName>();
  expectTypeOf<'teapot'>().not.toExtend<ErrorTextName>();
});

const said = (status: number | null, message?: string, errorCode?: unknown): string =>
  failureText(classifyFailure({ status, message, errorCode }));

it('says of 408 that the request could not be processed', () => {
  expect(said(408, 'anything')).toBe('We are unable to process the request, Please try again!');
});

it('[DEV-44] says of 400 and 403 what the server says', () => {
  expect(said(400, ' Please do it otherwise. ')).toBe('Please do it otherwise.');
  expect(said(403, 'User is not allowed to start VIC.')).toBe('User is not allowed to start VIC.');
});

it('[DEV-44] says of 400 and 403 without a message that something went wrong', () => {
  for (const status of [400, 403]) {
    expect(said(status)).toBe('Something went wrong!');
    expect(said(status, ' \n ')).toBe('Something went wrong!');
  }
});

it('[DEV-48] says of 503 without the maintenance code and of every other status that something went wrong', () => {
  for (const status of [null, 404, 409, 413, 422, 429, 500, 502, 503, 504]) {
    expect(said(status, 'stack trace at line 7'), String(status)).toBe('Something went wrong!');
  }
});

it('[GU-17] says of no answer in an offline browser that it is the connection', () => {
  expect(failureText(classifyFailure({ status: null, isOffline: true }))).toMatch(/^You are offline\./);
});

it('has words for maintenance and for a session that is over', () => {
  expect(said(503, '', 'err_maintenance')).toContain('maintenance');
  expect(said(401)).toBe('Your session expired, please login again!');
});
