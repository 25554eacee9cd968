import { expect, it } from 'vitest';
import { changePasswordForm, listFormIssues } from '../index.ts';

const FORM = { currentPassword: 'x', password: 'new-pass', passwordAgain: 'new-pass' };
const issues = (change: Partial<typeof FORM>) => listFormIssues(changePasswordForm, { ...FORM, ...change });

it('takes any password so far that is not empty, whatever limits it was made under', () => {
  expect(issues({})).toEqual({});
  expect(issues({ currentPassword: 'p'.repeat(100) })).toEqual({});
  expect(issues({ currentPassword: '' })).toEqual({ currentPassword: 'password-required' });
});

it('[VAL-14, VAL-15] takes a new one of 6 to 30 characters', () => {
  for (const [length, code] of [
    [0, 'password-required'],
    [5, 'password-too-short'],
    [31, 'new-password-too-long'],
  ] as const) {
    const password = 'p'.repeat(length);
    expect(issues({ password, passwordAgain: password })).toEqual({ password: code });
  }
  for (const length of [6, 30]) {
    const password = 'p'.repeat(length);
    expect(issues({ password, passwordAgain: password })).toEqual({});
  }
});

it('[VAL-16] wants the new one twice the same', () => {
  expect(issues({ passwordAgain: 'new-Pass' })).toEqual({ passwordAgain: 'passwords-differ' });
});
