import { AFTER_SESSION, IDENTITY_FAILURES, classifyIdentityFailure } from '@partyline/session';
import { expect, it } from 'vitest';
import {
  ACCEPTANCE_ISSUE_TEXTS,
  IDENTITY_FAILURE_TEXTS,
  LINK_ISSUE_TEXTS,
  REGISTRATION_FAILURE_TEXTS,
  SESSION_NOTICE_TEXTS,
} from '../index.ts';

it('has a sentence for every failure at the identity provider, and no other', () => {
  expect(Object.keys(IDENTITY_FAILURE_TEXTS).sort()).toEqual([...IDENTITY_FAILURES].sort());
  for (const text of Object.values(IDENTITY_FAILURE_TEXTS)) expect(text.trim()).not.toBe('');
});

it('says the same of a wrong password and an unknown user', () => {
  const [wrong, unknown] = ['auth/wrong-password', 'auth/user-not-found'].map(classifyIdentityFailure);
  expect(wrong).toBe(unknown);
});

it('[ERR-15, ERR-16] says how a registration failed', () => {
  expect(REGISTRATION_FAILURE_TEXTS).toEqual({
    'login-unsuccessful': 'Login attempt unsuccessful. Please try again!',
    'registration-failure': 'Registration failure!',
  });
});

it('[ERR-20, ERR-21, ERR-22] says what is wrong with a link', () => {
  expect(LINK_ISSUE_TEXTS).toEqual({
    'request-not-proper': 'Your request is not proper!',
    'action-code-invalid': 'Invalid or expired action code',
  });
  expect(IDENTITY_FAILURE_TEXTS['action-code']).toBe('Invalid or expired action code');
});

it('[ERR-23] says that a recent login is required', () => {
  expect(IDENTITY_FAILURE_TEXTS[classifyIdentityFailure('auth/requires-recent-login')]).toBe(
    'This requires recent Login. Please login again before retrying.',
  );
});

it('[ERR-17, ERR-19, ERR-24] tells how a session ended', () => {
  const told = (end: keyof typeof AFTER_SESSION) => SESSION_NOTICE_TEXTS[AFTER_SESSION[end].notice];
  expect(told('login-failed')).toBe('Something went wrong!');
  expect(told('session-expired')).toBe('Your session expired, please login again!');
  expect(told('session-failed')).toBe('We could not open this session. Please login again!');
  expect(told('logged-out')).toBeNull();
});

it('[EULA-33] says that a lead was not sent', () => {
  expect(ACCEPTANCE_ISSUE_TEXTS['lead-not-sent']).toContain('could not be informed');
});
