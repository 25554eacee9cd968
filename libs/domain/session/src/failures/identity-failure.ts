/** Those that a user can act on. */
export const IDENTITY_FAILURES = [
  'credentials',
  'disabled',
  'too-many-attempts',
  'network',
  'email-taken',
  'other-provider',
  'weak-password',
  'action-code',
  'recent-login',
  'popup-blocked',
  'cancelled',
  'session-over',
  'general',
] as const;
export type IdentityFailure = (typeof IDENTITY_FAILURES)[number];

/** Wrong password and unknown user are the same: accounts cannot be enumerated. */
const BY_CODE: ReadonlyMap<string, IdentityFailure> = new Map([
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
  ['auth/invalid-action-code', 'action-code'],
  ['auth/expired-action-code', 'action-code'],
  ['auth/requires-recent-login', 'recent-login'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/popup-closed-by-user', 'cancelled'],
  ['auth/cancelled-popup-request', 'cancelled'],
  ['auth/user-cancelled', 'cancelled'],
  ['auth/user-token-expired', 'session-over'],
  ['auth/id-token-revoked', 'session-over'],
  ['auth/invalid-user-token', 'session-over'],
]);

/** Classifies a code of the identity service; unknown codes are general. [ERR-21, ERR-22, ERR-23, GR-6, GX-19] */
export function classifyIdentityFailure(code: unknown): IdentityFailure {
  return (typeof code === 'string' ? BY_CODE.get(code) : undefined) ?? 'general';
}

/** Returns whether a failed refresh may succeed later: after a network failure or too many attempts. [AUTH-16, GA-15] */
export function isRefreshFailurePassing(failure: IdentityFailure): boolean {
  return failure === 'network' || failure === 'too-many-attempts';
}
