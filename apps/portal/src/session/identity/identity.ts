import {
  type UserAction,
  classifyIdentityFailure,
  isRefreshFailurePassing,
  type IdentityFailure,
} from '@partyline/session';
import type { User } from 'firebase/auth';
import * as v from 'valibot';
import type { IdentityUser } from '../session-store.ts';

/** [AUTH-4] */
export interface Identity {
  /** Returns the user of a valid stored token without a request, or null. Current until the service is asked. */
  readonly readStored: () => Promise<IdentityUser | null>;
  /** After the SDK restored its session; null for none. */
  readonly restore: () => Promise<IdentityUser | null>;
  /** So that a confirmed e-mail counts. */
  readonly reload: () => Promise<IdentityUser | null>;
  /** Throws the provider's error. */
  readonly signIn: (email: string, password: string) => Promise<IdentityUser>;
  /** In every tab of this browser. */
  readonly signOut: () => Promise<void>;
}

/** Besides passwords. [GEN-2] */
export const OTHER_PROVIDERS = ['google.com', 'microsoft.com'] as const;
export type OtherProvider = (typeof OTHER_PROVIDERS)[number];

/** null: an action unknown to the portal. [GR-6] */
export interface ActionCodeFacts {
  readonly action: UserAction | null;
  /** For a changed e-mail the new address, for a recovered one the old; empty if unknown. */
  readonly email: string;
}

/** Lazy. Every method throws the provider's error. */
export interface SignInMethods {
  /** [AUTH-1] */
  readonly signUp: (email: string, password: string) => Promise<IdentityUser>;
  /** [GEN-2] */
  readonly signInWithPopup: (provider: OtherProvider) => Promise<IdentityUser>;
  /** For blocked popups. The provider returns to this page. */
  readonly signInWithRedirect: (provider: OtherProvider) => Promise<never>;
  /** After {@link signInWithRedirect}; else null. */
  readonly getRedirectResult: () => Promise<IdentityUser | null>;
  /** [AUTH-2, GA-25] */
  readonly sendConfirmation: () => Promise<void>;
  /** An unknown address gets no mail and no error. [AUTH-3] */
  readonly sendPasswordReset: (email: string) => Promise<void>;
  /** Does not use the code. */
  readonly checkActionCode: (code: string) => Promise<ActionCodeFacts>;
  readonly applyActionCode: (code: string) => Promise<void>;
  /** [AUTH-3] */
  readonly confirmPasswordReset: (code: string, password: string) => Promise<void>;
  /** Makes the login recent. [GX-19] */
  readonly reauthenticate: (password: string) => Promise<void>;
  /** [GX-19] */
  readonly reauthenticateWithPopup: (provider: string) => Promise<void>;
  /** Needs a recent login. [GX-19] */
  readonly updatePassword: (password: string) => Promise<void>;
}

/** Converts an SDK user. */
export function identityUserOf(user: User): IdentityUser {
  return {
    uid: user.uid,
    email: user.email ?? '',
    provider: user.providerData[0]?.providerId ?? 'password',
    isProviderVerified: user.emailVerified,
  };
}

/** Classifies an SDK error; unknown ones are `general`. [ERR-21, ERR-22, ERR-23] */
export function identityFailureOf(error: unknown): IdentityFailure {
  return classifyIdentityFailure(error instanceof Error && 'code' in error ? error.code : '');
}

/** Returns whether a retry may help, as the error says nothing about the session. [AUTH-16, GA-15] */
export function isPassingFailure(error: unknown): boolean {
  return isRefreshFailurePassing(identityFailureOf(error));
}

/** Also for an SDK that failed to load. */
export class IdentityUnreachable extends Error {
  readonly code = 'auth/network-request-failed';

  constructor(cause: unknown) {
    super('the identity service could not be reached', { cause });
  }
}

const otherProviderSchema = v.object({
  customData: v.object({
    email: v.string(),
    _tokenResponse: v.optional(v.object({ verifiedProvider: v.optional(v.array(v.string()), []) })),
  }),
});

/** The providers as far as known. */
export interface OtherProviderFacts {
  readonly email: string;
  readonly providers: readonly string[];
}

/** Returns an SDK error's other providers, if known. */
export function otherProvidersOf(error: unknown): OtherProviderFacts {
  const read = v.safeParse(otherProviderSchema, error);
  if (!read.success) return { email: '', providers: [] };
  const { email, _tokenResponse } = read.output.customData;
  return { email, providers: _tokenResponse?.verifiedProvider ?? [] };
}
