import { expect, expectTypeOf, it } from 'vitest';
import { ERROR_TEXTS, WORDINGS } from '../index.ts';
import type { ErrorTextName } from '../index.ts';

it('has a sentence for every error', () => {
  for (const [name, text] of Object.entries(ERROR_TEXTS)) expect(text.trim(), name).not.toBe('');
});

it('speaks in the words of the specification where it has them', () => {
  expect(ERROR_TEXTS['shared-workspace']).toBe(WORDINGS.deleteOwnerFirst);
  expect(ERROR_TEXTS['workspace-owner-account-delete']).toBe(WORDINGS.workspaceOwners);
  expect(ERROR_TEXTS['devices-running']).toBe(WORDINGS.stopDevicesFirst);
  expect(ERROR_TEXTS['start-not-allowed']).toBe(WORDINGS.startNotAllowed);
  expect(ERROR_TEXTS['request-not-proper']).toBe(WORDINGS.requestNotProper);
  expect(ERROR_TEXTS['trial-used']).toBe(WORDINGS.planAlreadyActive);
  expect(ERROR_TEXTS['request-timeout']).toBe(WORDINGS.timeout);
  expect(ERROR_TEXTS.unauthenticated).toBe(WORDINGS.sessionExpired);
  expect(ERROR_TEXTS.internal).toBe(WORDINGS.generalError);
});

it('names errors by a closed list', () => {
  expectTypeOf<'not-found'>().toExtend<ErrorTextName>();
  expectTypeOf<'teapot'>().not.toExtend<ErrorTextName>();
});
