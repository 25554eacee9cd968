import type { Association, Suspension, User } from '@partyline/contract';
import type { Claims, PermissionTree } from '@partyline/permissions';
import type {
  AccountState,
  IdleFlags,
  RegisterState,
  RegistrationFailure,
  SessionEnd,
} from '@partyline/session';
import { createStore, useStore } from '../store.ts';

export interface IdentityUser {
  readonly uid: string;
  readonly email: string;
  /** `password`, or another provider. */
  readonly provider: string;
  readonly isProviderVerified: boolean;
}

/** `signing-in`: the API has not answered yet. */
export type SessionStatus = 'unknown' | 'signed-out' | 'signing-in' | 'signed-in';

/** The session, for the screens. [ENT-10 … ENT-16, IDLE-6] */
export interface Session extends IdleFlags {
  readonly status: SessionStatus;
  readonly identity: IdentityUser | null;
  readonly user: User | null;
  readonly associations: readonly Association[];
  readonly claims: Claims | null;
  /** From the claims, for rights without a workspace. */
  readonly permissions: PermissionTree | null;
  /** [ACCT-1] */
  readonly accountState: AccountState;
  readonly registerState: RegisterState | null;
  /** The followed invitation, until it is answered. [ENT-11, AUTH-26, AUTH-28] */
  readonly inviteId: string | null;
  /** The mailed address; null when the link proves no mailbox. [AUTH-7, GA-26, GV-3] */
  readonly inviteEmail: string | null;
  /** [AUTH-21, ACCT-2] */
  readonly isRegistering: boolean;
  /** [ERR-15, ERR-16] */
  readonly registrationFailure: RegistrationFailure | null;
  /** Why a sign-in failed: all the user's access rests. [PLUS-5] */
  readonly suspensions: readonly Suspension[];
  /** [AUTH-5] */
  readonly begin: 'sign-in' | 'restore';
  readonly endedBy: SessionEnd | null;
  readonly isMaintenance: boolean;
}

export const SIGNED_OUT: Session = {
  status: 'signed-out',
  identity: null,
  user: null,
  associations: [],
  claims: null,
  permissions: null,
  accountState: 'loading',
  registerState: null,
  inviteId: null,
  inviteEmail: null,
  isRegistering: false,
  registrationFailure: null,
  suspensions: [],
  begin: 'sign-in',
  userIdleTimeout: false,
  isIdleTimeoutAction: false,
  endedBy: null,
  isMaintenance: false,
};

/** Written by this folder only. */
export const sessionStore = createStore<Session>({ ...SIGNED_OUT, status: 'unknown' });

/** Returns the session, outside of components. */
export function getSession(): Session {
  return sessionStore.get();
}

const whole = (session: Session): Session => session;

/** Returns the session, or what `select` picks from it. */
export function useSession(): Session;
export function useSession<Picked>(select: (session: Session) => Picked): Picked;
export function useSession<Picked>(select?: (session: Session) => Picked): Session | Picked {
  return useStore<Session, Session | Picked>(sessionStore, select ?? whole);
}

/** Changes session fields; for this folder only. */
export function updateSession(change: Partial<Session>): void {
  sessionStore.set({ ...sessionStore.get(), ...change });
}

/** `role`: the same user in the same account has another role. */
export type ResetCause = 'other-account' | 'role';

type Cleanup = (cause: ResetCause) => void;

const cleanups = new Set<Cleanup>();

/** Registers a reset for another user, account or role; returns the unregister function. */
export function onAccountDataReset(cleanup: Cleanup): () => void {
  cleanups.add(cleanup);
  return () => void cleanups.delete(cleanup);
}

/** Resets the user's and account's data. [AUTH-14, ACCT-13, GA-21, GA-28] */
export function resetAccountData(cause: ResetCause = 'other-account'): void {
  for (const cleanup of cleanups) cleanup(cause);
}
