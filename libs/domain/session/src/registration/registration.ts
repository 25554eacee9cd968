import type { AccountState } from '../accounts/chosen-association.ts';
import type { RegisterState } from './register-state.ts';

/** Unix milliseconds. */
export interface PolledRegistration {
  readonly step: 'polling';
  /** When signup answered, or the app started with a registration in progress. */
  readonly sinceMs: number;
  /** Polls sent or missed. */
  readonly polls: number;
  /** Detects a clock that was set back. */
  readonly lookedAtMs: number;
}

/** Why a registration failed. [ERR-15, ERR-16] */
export type RegistrationFailure = 'login-unsuccessful' | 'registration-failure';

/** [ACCT-2 … ACCT-5] */
export type RegistrationState =
  /** Without the invitation that signup refused. [AUTH-28, INV-38] */
  | { readonly step: 'signing-up'; readonly isInviteDropped: boolean }
  | PolledRegistration
  | { readonly step: 'ready'; readonly accountId: number }
  | { readonly step: 'failed'; readonly reason: RegistrationFailure };

export interface RegistrationAnswer {
  readonly registerState: RegisterState | null;
  readonly accountId: number | null;
}

/** A null answer and a failed poll say nothing: the next poll is due anyway. */
export type RegistrationEvent =
  | { readonly kind: 'look' }
  | { readonly kind: 'signup-answered'; readonly answer: RegistrationAnswer | null }
  | { readonly kind: 'signup-failed'; readonly isInviteInvalid: boolean }
  | { readonly kind: 'poll-answered'; readonly answer: RegistrationAnswer | null };

/** Effects, in order. */
export type RegistrationEffect =
  /** POST signup; idempotent. [GA-4] */
  | { readonly kind: 'post-signup' }
  /** GET users. [GA-6] */
  | { readonly kind: 'poll' }
  | { readonly kind: 'store-register-state'; readonly registerState: RegisterState }
  | { readonly kind: 'set-account-state'; readonly accountState: AccountState }
  /** The stored invitation id and e-mail are invalid. [AUTH-28] */
  | { readonly kind: 'clear-invite' }
  | { readonly kind: 'hide-spinner' }
  | { readonly kind: 'raise'; readonly reason: RegistrationFailure };

export interface RegistrationStep {
  readonly state: RegistrationState;
  readonly effects: readonly RegistrationEffect[];
}
