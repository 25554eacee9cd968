import { describe, expect, it } from 'vitest';
import { listFormIssues } from './check-form.ts';
import { changePasswordForm, loginForm } from './session-forms.ts';

const PASSWORD = 'six six';
const EMAIL = 'crew@example.org';

function emailIssue(email: string) {
  return listFormIssues(loginForm, { email, password: PASSWORD })['email'];
}

function passwordIssue(password: string) {
  return listFormIssues(loginForm, { email: EMAIL, password })['password'];
}

describe('the login form', () => {
  it('[VAL-9] accepts an e-mail whose domain ends in two characters or more, and trims it', () => {
    expect(['a@b.co', ' crew@example.org ', 'a.b+c@x.y.museum', 'ü@bücher.de'].map(emailIssue)).toEqual(
      Array(4).fill(undefined),
    );
    expect(['a@b.c', 'a@b', 'a@b.co.', 'a@.co', 'a@b..co'].map(emailIssue)).toEqual(
      Array(5).fill('email-invalid'),
    );
  });

  it('[VAL-7, VAL-8, VAL-11] refuses an e-mail without a local part, without an @, with two, or with a space', () => {
    expect(['@b.co', 'b.co', 'a@b@c.co', 'a b@c.co'].map(emailIssue)).toEqual(Array(4).fill('email-invalid'));
  });

  it('[VAL-10] requires an e-mail that is not only spaces', () => {
    expect(['', '   '].map(emailIssue)).toEqual(['email-required', 'email-required']);
  });

  it('[VAL-6] accepts an e-mail of 300 characters and refuses one of 301', () => {
    const domain = '@example.org';
    expect(emailIssue('a'.repeat(300 - domain.length) + domain)).toBeUndefined();
    expect(emailIssue('a'.repeat(301 - domain.length) + domain)).toBe('email-invalid');
  });

  it('[VAL-12] accepts a password of 6 characters and refuses one of 5', () => {
    expect(['', '12345', '123456', '      '].map(passwordIssue)).toEqual([
      'password-required',
      'password-too-short',
      undefined,
      undefined,
    ]);
  });

  it('[VAL-13] accepts a password of 100 characters and refuses one of 101', () => {
    expect(passwordIssue('x'.repeat(100))).toBeUndefined();
    expect(passwordIssue('x'.repeat(101))).toBe('password-too-long');
  });

  it('reports both fields at once, and nothing for a valid form', () => {
    expect(listFormIssues(loginForm, { email: '', password: '' })).toEqual({
      email: 'email-required',
      password: 'password-required',
    });
    expect(listFormIssues(loginForm, { email: EMAIL, password: PASSWORD })).toEqual({});
  });
});

describe('change password form', () => {
  const FORM = { currentPassword: 'x', password: 'new-pass', passwordAgain: 'new-pass' };
  const issues = (change: Partial<typeof FORM>) => listFormIssues(changePasswordForm, { ...FORM, ...change });

  it('accepts any current password that is not empty', () => {
    expect(issues({})).toEqual({});
    expect(issues({ currentPassword: 'p'.repeat(100) })).toEqual({});
    expect(issues({ currentPassword: '' })).toEqual({ currentPassword: 'password-required' });
  });

  it('[VAL-14, VAL-15] accepts a new password of 6 to 30 characters', () => {
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

  it('[VAL-16] requires the new password twice', () => {
    expect(issues({ passwordAgain: 'new-Pass' })).toEqual({ passwordAgain: 'passwords-differ' });
  });
});
