import type { AccountState } from '../accounts/account-state.ts';
import type { RegisterState } from '../routes/register-state.ts';

/** Where a registration stands that is polled for. Times are milliseconds since 1970. */
export interface PolledRegistration {
  readonly step: 'polling';
  /** When signup answered, or when the app started with a registration in progress. */
  readonly sinceMs: number;
  /** How many of the polls are behind us, sent or slept through. */
  readonly polls: number;
  /** When the clock was last looked at, to see that it was set back. */
  readonly lookedAtMs: number;
}

/** Why a registration failed. [ERR-15, ERR-16] */
export type RegistrationFailure = 'login-unsuccessful' | 'registration-failure';

/** Where a registration stands: signup is under way, polled for, or over with an account or without. [ACCT-2 … ACCT-5] */
export type RegistrationState =
  /** Without the invitation once signup has refused it. [AUTH-28, INV-38] */
  | { readonly step: 'signing-up'; readonly isInviteDropped: boolean }
  | PolledRegistration
  | { readonly step: 'ready'; readonly accountId: number }
  | { readonly step: 'failed'; readonly reason: RegistrationFailure };

/** What the server says of a registration. */
export interface RegistrationAnswer {
  readonly registerState: RegisterState | null;
  readonly accountId: number | null;
}

/**
 * What can happen to it. `look`: the time named by `nextRegistrationLookDelayMs` has come, or the tab woke up. An answer of
 * null says nothing. A poll that fails is no event: the next one is due anyway.
 */
export type RegistrationEvent =
  | { readonly kind: 'look' }
  | { readonly kind: 'signup-answered'; readonly answer: RegistrationAnswer | null }
  | { readonly kind: 'signup-failed'; readonly isInviteInvalid: boolean }
  | { readonly kind: 'poll-answered'; readonly answer: RegistrationAnswer | null };

/** What has to be done about it, in order. */
export type RegistrationEffect =
  /** POST signup; the server takes it once however often it is sent. [GA-4] */
  | { readonly kind: 'post-signup' }
  /** GET users. [GA-6] */
  | { readonly kind: 'poll' }
  | { readonly kind: 'store-register-state'; readonly registerState: RegisterState }
  | { readonly kind: 'set-account-state'; readonly accountState: AccountState }
  /** The invitation's id and e-mail kept in this browser are no good any more. [AUTH-28] */
  | { readonly kind: 'clear-invite' }
  | { readonly kind: 'hide-spinner' }
  | { readonly kind: 'raise'; readonly reason: RegistrationFailure };

/** Where a registration stands after an event, and what has to be done. */
export interface RegistrationStep {
  readonly state: RegistrationState;
  readonly effects: readonly RegistrationEffect[];
}
