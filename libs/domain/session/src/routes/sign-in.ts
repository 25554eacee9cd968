import type { RegisterState } from './register-state.ts';

/** What is known of a person's e-mail when the identity provider has signed them in. */
export interface EmailFacts {
  /** `password`, or the name of another provider such as `google.com`. */
  readonly provider: string;
  /** The provider's own claim. */
  readonly isProviderVerified: boolean;
  readonly email: string;
  /** The invitation kept in this browser, if any. */
  readonly inviteId: string | null;
  readonly inviteEmail: string | null;
}

/**
 * Says whether the e-mail counts as verified: always with a provider other than password; with a password when the
 * provider says so, or when the invitation kept in this browser is for this very e-mail (any letter case). It decides
 * where a person is sent and opens nothing on the server. [AUTH-6, AUTH-7, GA-26]
 */
export function isEmailVerified(facts: EmailFacts): boolean {
  if (facts.provider !== 'password' || facts.isProviderVerified) return true;
  const email = facts.email.trim().toLowerCase();
  if (email === '' || !facts.inviteId) return false;
  return facts.inviteEmail?.trim().toLowerCase() === email;
}

/** Where sign-in goes on: with the access token, or to the page that asks for the e-mail to be confirmed. */
export type SignInStep = 'accept' | 'confirm-email';

/**
 * Says how sign-in goes on: a verified person is accepted, and so is an unverified one whose registration is in progress
 * or done; anybody else confirms the e-mail first. [AUTH-8, AUTH-9, AUTH-10, AUTH-11]
 */
export function nextSignInStep(isVerified: boolean, registerState: RegisterState | null): SignInStep {
  return isVerified || registerState !== null ? 'accept' : 'confirm-email';
}
