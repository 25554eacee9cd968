import type { UserAction } from '@partyline/session';
import type { User } from 'firebase/auth';
import type { IdentityUser } from '../session-store.ts';
import type { IdentityTokens } from '../tokens/shared-tokens.ts';

/** The identity service, as far as the session needs it. [AUTH-4] */
export interface Identity extends IdentityTokens {
  /**
   * Returns the user of a stored token that is still valid, without asking the service; null when there is none. Until the service
   * is asked, that token is the current one.
   */
  readonly readStored: () => Promise<IdentityUser | null>;
  /** Returns the signed-in user after the SDK has restored its session; null for none. */
  readonly restore: () => Promise<IdentityUser | null>;
  /** Refetches the signed-in user from the service, so that a newly confirmed e-mail counts. */
  readonly reload: () => Promise<IdentityUser | null>;
  /** Signs in; throws the provider's error. */
  readonly signIn: (email: string, password: string) => Promise<IdentityUser>;
  /** Signs out, in every tab of this browser. */
  readonly signOut: () => Promise<void>;
}

/** The providers beside a password. [GEN-2] */
export const OTHER_PROVIDERS = ['google.com', 'microsoft.com'] as const;
/** One of {@link OTHER_PROVIDERS}. */
export type OtherProvider = (typeof OTHER_PROVIDERS)[number];

/** What an e-mailed code is for; null for an action the portal does not know. [GR-6] */
export interface ActionCodeFacts {
  readonly action: UserAction | null;
  /** Address of the account; for a changed e-mail the new one, for a recovered e-mail the old one. Empty when unknown. */
  readonly email: string;
}

/** Sign-in methods, e-mailed codes and reauthentication: loaded lazily. Every method throws the provider's error. */
export interface SignInMethods {
  /** Creates an account with a password and signs in. [AUTH-1] */
  readonly signUp: (email: string, password: string) => Promise<IdentityUser>;
  /** Signs in or up in a popup of the provider. [GEN-2] */
  readonly signInWithPopup: (provider: OtherProvider) => Promise<IdentityUser>;
  /** The same by leaving the page, where popups are blocked. The provider returns to the page that was left. */
  readonly signInWithRedirect: (provider: OtherProvider) => Promise<never>;
  /** Returns the user who came back from {@link signInWithRedirect}; null when no user was redirected. */
  readonly getRedirectResult: () => Promise<IdentityUser | null>;
  /** E-mails the signed-in user a link that confirms their address. [AUTH-2, GA-25] */
  readonly sendConfirmation: () => Promise<void>;
  /** E-mails a link that resets the password; an unknown address gets no mail and no error. [AUTH-3] */
  readonly sendPasswordReset: (email: string) => Promise<void>;
  /** Reads what a code is for, without using it. */
  readonly checkActionCode: (code: string) => Promise<ActionCodeFacts>;
  /** Uses a code that confirms, changes or recovers an e-mail. */
  readonly applyActionCode: (code: string) => Promise<void>;
  /** Uses a code that sets a new password. [AUTH-3] */
  readonly confirmPasswordReset: (code: string, password: string) => Promise<void>;
  /** Signs the user in again with their password, so that the login is recent. [GX-19] */
  readonly reauthenticate: (password: string) => Promise<void>;
  /** Signs the user in again in a popup of their provider. [GX-19] */
  readonly reauthenticateWithPopup: (provider: string) => Promise<void>;
  /** Changes the password; needs a recent login. [GX-19] */
  readonly updatePassword: (password: string) => Promise<void>;
}

/** Returns an SDK user as the session represents users. */
export function identityUserOf(user: User): IdentityUser {
  return {
    uid: user.uid,
    email: user.email ?? '',
    provider: user.providerData[0]?.providerId ?? 'password',
    isProviderVerified: user.emailVerified,
  };
}
