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

/** Whom the identity service has signed in. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string;
  /** `password`, or the name of another provider. */
  readonly provider: string;
  readonly isProviderVerified: boolean;
}

/**
 * How far signing in has come: nothing known yet; nobody; the identity service has a user and the API has not answered
 * yet; both have.
 */
export type SessionStatus = 'unknown' | 'signed-out' | 'signing-in' | 'signed-in';

/** Why a session ended. */
export type EndReason = SessionEnd;

/** The session as the screens see it. [ENT-10 … ENT-16, IDLE-6] */
export interface Session extends IdleFlags {
  readonly status: SessionStatus;
  readonly identity: IdentityUser | null;
  readonly user: User | null;
  readonly associations: readonly Association[];
  readonly claims: Claims | null;
  /** The claims' permission tree; for what has no workspace. Devices and workspaces go by the roles sent with them. */
  readonly permissions: PermissionTree | null;
  /** Whether an account is chosen and loaded. [ACCT-1] */
  readonly accountState: AccountState;
  readonly registerState: RegisterState | null;
  /** The invitation that somebody has come with, until it is accepted or refused; null for none. [ENT-11, AUTH-26, AUTH-28] */
  readonly inviteId: string | null;
  /** A new person is being registered, or their account got ready. [AUTH-21, ACCT-2] */
  readonly isRegistering: boolean;
  /** Why the registration that ended this session failed. [ERR-15, ERR-16] */
  readonly registrationFailure: RegistrationFailure | null;
  /** Whether somebody has just signed in, or their session was found when the app started. [AUTH-5] */
  readonly begin: 'sign-in' | 'restore';
  readonly endedBy: EndReason | null;
  /** The service said that it is under maintenance. */
  readonly isMaintenance: boolean;
}

/** A session of nobody. */
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
  isRegistering: false,
  registrationFailure: null,
  begin: 'sign-in',
  userIdleTimeout: false,
  isIdleTimeoutAction: false,
  endedBy: null,
  isMaintenance: false,
};

/** The one place the session is kept. Written by this folder only. */
export const sessionStore = createStore<Session>({ ...SIGNED_OUT, status: 'unknown' });

/** The session now, outside of components. */
export function getSession(): Session {
  return sessionStore.get();
}

const whole = (session: Session): Session => session;

/** The session, or what `select` picks from it, kept up to date. */
export function useSession(): Session;
export function useSession<Picked>(select: (session: Session) => Picked): Picked;
export function useSession<Picked>(select?: (session: Session) => Picked): Session | Picked {
  return useStore<Session, Session | Picked>(sessionStore, select ?? whole);
}

/** Changes some fields of the session. Written by this folder only. */
export function updateSession(change: Partial<Session>): void {
  sessionStore.set({ ...sessionStore.get(), ...change });
}
