import type { Association, User } from '@partyline/contract';
import type { Claims, PermissionTree } from '@partyline/permissions';
import type {
  AccountState,
  IdleFlags,
  RegisterState,
  RegistrationFailure,
  SessionEnd,
} from '@partyline/session';
import { createStore, useStore } from '../store.ts';

/** The user as the identity service knows them. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string;
  /** `password`, or the name of another provider. */
  readonly provider: string;
  readonly isProviderVerified: boolean;
}

/**
 * The progress of signing in: not known yet; no user; the identity service has a user but the API has not answered yet; both have.
 */
export type SessionStatus = 'unknown' | 'signed-out' | 'signing-in' | 'signed-in';

/** The session, for the screens. [ENT-10 … ENT-16, IDLE-6] */
export interface Session extends IdleFlags {
  readonly status: SessionStatus;
  readonly identity: IdentityUser | null;
  readonly user: User | null;
  readonly associations: readonly Association[];
  readonly claims: Claims | null;
  /** The permission tree of the claims, for what has no workspace. Devices and workspaces carry the caller's role. */
  readonly permissions: PermissionTree | null;
  /** Whether an account is chosen and loaded. [ACCT-1] */
  readonly accountState: AccountState;
  readonly registerState: RegisterState | null;
  /** The invitation whose link was followed, until it is accepted or refused; null for none. [ENT-11, AUTH-26, AUTH-28] */
  readonly inviteId: string | null;
  /** The address that its link was mailed to; null for a link that proves no mailbox. [AUTH-7, GA-26, GV-3] */
  readonly inviteEmail: string | null;
  /** A new user is being registered. [AUTH-21, ACCT-2] */
  readonly isRegistering: boolean;
  /** Why the registration that ended this session failed. [ERR-15, ERR-16] */
  readonly registrationFailure: RegistrationFailure | null;
  /** Whether the user has just signed in or the app restored their session. [AUTH-5] */
  readonly begin: 'sign-in' | 'restore';
  readonly endedBy: SessionEnd | null;
  /** The service reported maintenance. */
  readonly isMaintenance: boolean;
}

/** The session when no user is signed in. */
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
  begin: 'sign-in',
  userIdleTimeout: false,
  isIdleTimeoutAction: false,
  endedBy: null,
  isMaintenance: false,
};

/** The store of the session. Written by this folder only. */
export const sessionStore = createStore<Session>({ ...SIGNED_OUT, status: 'unknown' });

/** The current session, outside of components. */
export function getSession(): Session {
  return sessionStore.get();
}

const whole = (session: Session): Session => session;

/** The session, or what `select` picks from it, for components. */
export function useSession(): Session;
export function useSession<Picked>(select: (session: Session) => Picked): Picked;
export function useSession<Picked>(select?: (session: Session) => Picked): Session | Picked {
  return useStore<Session, Session | Picked>(sessionStore, select ?? whole);
}

/** Changes some fields of the session. Written by this folder only. */
export function updateSession(change: Partial<Session>): void {
  sessionStore.set({ ...sessionStore.get(), ...change });
}

const cleanups = new Set<() => void>();

/**
 * Registers what resets when another user or account takes over: caches, open forms, remembered answers. Returns a function that
 * unregisters it.
 */
export function onAccountDataReset(cleanup: () => void): () => void {
  cleanups.add(cleanup);
  return () => void cleanups.delete(cleanup);
}

/** Resets everything that belongs to the current user and account. [AUTH-14, ACCT-13, GA-21, GA-28] */
export function resetAccountData(): void {
  for (const cleanup of cleanups) cleanup();
}
