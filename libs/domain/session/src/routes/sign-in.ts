import type { RegisterState } from '../registration/register-state.ts';

export interface EmailFacts {
  /** `password`, or another provider such as `google.com`. */
  readonly provider: string;
  /** The provider's own claim. */
  readonly isProviderVerified: boolean;
  readonly email: string;
  /** The stored invitation. */
  readonly inviteId: string | null;
  readonly inviteEmail: string | null;
}

/**
 * Returns whether the e-mail counts as verified: by any provider but password; with a password if the provider says so or the
 * stored invitation is for this e-mail. Only for redirects: the server checks for itself. [AUTH-6, AUTH-7, GA-26]
 */
export function isEmailVerified(facts: EmailFacts): boolean {
  if (facts.provider !== 'password' || facts.isProviderVerified) return true;
  const email = facts.email.trim().toLowerCase();
  if (email === '' || !facts.inviteId) return false;
  return facts.inviteEmail?.trim().toLowerCase() === email;
}

export type SignInStep = 'accept' | 'confirm-email';

/**
 * Accepts unverified users while their registration is in progress or done; others confirm the e-mail. [AUTH-8, AUTH-9, AUTH-10,
 * AUTH-11]
 */
export function nextSignInStep(isVerified: boolean, registerState: RegisterState | null): SignInStep {
  return isVerified || registerState !== null ? 'accept' : 'confirm-email';
}
