import { expect, it } from 'vitest';
import { ISSUE_CODES, ISSUE_KINDS, issueKindOf } from './issue-code.ts';

it('assigns a kind to every issue', () => {
  expect(issueKindOf('state-required')).toBe('missing');
  expect(issueKindOf('company-too-long')).toBe('too-long');
  expect(issueKindOf('company-too-short')).toBe('too-short');
  expect(issueKindOf('email-invalid')).toBe('wrong');
  expect(new Set(ISSUE_CODES.map(issueKindOf))).toEqual(new Set(ISSUE_KINDS));
});
