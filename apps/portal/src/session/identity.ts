import type { UserAction } from '@partyline/session';
import type { IdentityUser } from './session-store.ts';

/** The identity service, as far as the session needs it. [AUTH-4] */
export interface Identity {
  /**
   * Whom it has kept in this browser with a token that is still good, before it is asked whether that holds; null when there is no
   * such person. Until it has been asked, that token is the current one.
   */
  readonly recall: () => Promise<IdentityUser | null>;
  /** Whom it has signed in, once its stored session has been read; null for nobody. */
  readonly restore: () => Promise<IdentityUser | null>;
  /** Whom it has signed in, asked anew: an e-mail confirmed meanwhile counts. */
  readonly reload: () => Promise<IdentityUser | null>;
  /** Signs in; throws the provider's error. */
  readonly signIn: (email: string, password: string) => Promise<IdentityUser>;
  /** Signs out, in every tab of this browser. */
  readonly signOut: () => Promise<void>;
  /** The token to send now, renewed if it has run out; the empty text for nobody. Throws when it cannot be renewed. */
  readonly currentToken: () => Promise<string>;
  /** The same, or the one that another tab of this browser has got meanwhile. */
  readonly latestToken: () => Promise<string>;
  /** A new token with the claims as they are now. Throws when nobody is signed in or the service refuses. [AUTH-16] */
  readonly renewToken: () => Promise<string>;
}

/** The providers beside a password. [GEN-2] */
export const OTHER_PROVIDERS = ['google.com', 'microsoft.com'] as const;
/** One of {@link OTHER_PROVIDERS}. */
export type OtherProvider = (typeof OTHER_PROVIDERS)[number];

/** What a mailed code is for, as the identity service says; null for something we know nothing of. [GR-6] */
export interface CodeFacts {
  readonly action: UserAction | null;
  /** Whose it is; for a change of the e-mail the new one, for taking it back the old one. Empty when it is not told. */
  readonly email: string;
}

/** The ways in, and what mailed codes do: loaded by the pages that need it alone. Every call throws the provider's error. */
export interface IdentityDoors {
  /** Makes an account with a password and signs in. [AUTH-1] */
  readonly signUp: (email: string, password: string) => Promise<IdentityUser>;
  /** Signs in, or up, through a window of the provider. [GEN-2] */
  readonly signInThroughWindow: (provider: OtherProvider) => Promise<IdentityUser>;
  /** The same by leaving the page: where windows are blocked. It comes back to the page it left. */
  readonly leaveForProvider: (provider: OtherProvider) => Promise<never>;
  /** Who has come back from there; null when nobody was sent. */
  readonly comeBack: () => Promise<IdentityUser | null>;
  /** Mails the person who is signed in a link that confirms their e-mail. [AUTH-2, GA-25] */
  readonly sendConfirmation: () => Promise<void>;
  /** Mails a link that leads to a new password; for an address without an account nothing is sent and nothing is said. [AUTH-3] */
  readonly sendReset: (email: string) => Promise<void>;
  /** What a code is for, without using it. */
  readonly readCode: (code: string) => Promise<CodeFacts>;
  /** Uses a code that confirms, changes or takes back an e-mail. */
  readonly useCode: (code: string) => Promise<void>;
  /** Uses a code that sets a new password. [AUTH-3] */
  readonly resetPassword: (code: string, password: string) => Promise<void>;
}
