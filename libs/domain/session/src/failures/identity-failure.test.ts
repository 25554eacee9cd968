import { expect, it } from 'vitest';
import { classifyIdentityFailure, isRefreshFailurePassing } from '../index.ts';

it.each([
  ['auth/invalid-credential', 'credentials'],
  ['auth/invalid-login-credentials', 'credentials'],
  ['auth/wrong-password', 'credentials'],
  ['auth/user-not-found', 'credentials'],
  ['auth/invalid-email', 'credentials'],
  ['auth/user-disabled', 'disabled'],
  ['auth/too-many-requests', 'too-many-attempts'],
  ['auth/network-request-failed', 'network'],
  ['auth/timeout', 'network'],
  ['auth/email-already-in-use', 'email-taken'],
  ['auth/account-exists-with-different-credential', 'other-provider'],
  ['auth/weak-password', 'weak-password'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/popup-closed-by-user', 'cancelled'],
  ['auth/cancelled-popup-request', 'cancelled'],
  ['auth/user-cancelled', 'cancelled'],
  ['auth/user-token-expired', 'session-over'],
  ['auth/id-token-revoked', 'session-over'],
  ['auth/invalid-user-token', 'session-over'],
] as const)('takes %s for %s', (code, failure) => {
  expect(classifyIdentityFailure(code)).toBe(failure);
});

it('maps a bad or expired code of a link to an invalid action code', () => {
  expect(classifyIdentityFailure('auth/invalid-action-code')).toBe('action-code');
  expect(classifyIdentityFailure('auth/expired-action-code')).toBe('action-code');
});

it('recognises that a recent login is required', () => {
  expect(classifyIdentityFailure('auth/requires-recent-login')).toBe('recent-login');
});

it.each(['auth/nothing-we-know', '', 'AUTH/USER-DISABLED', 'constructor', null, undefined, 7, {}])(
  'takes %j for general',
  (code) => {
    expect(classifyIdentityFailure(code)).toBe('general');
  },
);

it('ends the session after a failed refresh unless the failure may be temporary', () => {
  expect((['network', 'too-many-attempts'] as const).every(isRefreshFailurePassing)).toBe(true);
  expect(
    (['session-over', 'disabled', 'credentials', 'general'] as const).some(isRefreshFailurePassing),
  ).toBe(false);
});
