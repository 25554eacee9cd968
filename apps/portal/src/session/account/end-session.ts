import { accountStateOf, type RegistrationFailure, type SessionEnd } from '@partyline/session';
import { identityFailureOf } from '../identity/identity-failure.ts';
import { SIGNED_OUT, getSession, resetAccountData, sessionStore } from '../session-store.ts';
import type { SessionContext } from './session-context.ts';

/**
 * Ends the session once: removes the stored user (which logs other tabs out), signs out and resets every store but display
 * preferences. Does nothing during unload: a reload during login would log out every tab. [AUTH-14, AUTH-16, GA-21, GA-31]
 */
export function endSession(
  context: SessionContext,
  endedBy: SessionEnd,
  registrationFailure: RegistrationFailure | null = null,
): Promise<void> {
  if (getSession().status === 'signed-out' || context.isUnloading) return Promise.resolve();
  // Refusals may precede the logout's answer; a logout shows no notice.
  const reason = context.isLeaving && endedBy === 'session-expired' ? 'logged-out' : endedBy;
  context.ending ??= end(context, reason, registrationFailure).finally(() => {
    context.ending = null;
    context.isLeaving = false;
  });
  return context.ending;
}

async function end(
  { identity, storedUser, stored }: SessionContext,
  endedBy: SessionEnd,
  registrationFailure: RegistrationFailure | null,
): Promise<void> {
  // Last: its removal makes the other tabs read the rest and log out.
  stored.clearAtLogout(getSession().identity?.uid ?? null);
  storedUser.clear(endedBy);
  // Before the screens change: navigating could leave the SDK's session on disk.
  await identity.signOut().catch(() => undefined);
  sessionStore.set({
    ...SIGNED_OUT,
    endedBy,
    registrationFailure,
    accountState: accountStateOf({ accountId: null, hasRegistrationFailed: registrationFailure !== null }),
    // Until the user acknowledges it. [GI-6]
    userIdleTimeout: endedBy === 'idle',
    isIdleTimeoutAction: endedBy === 'idle',
    isMaintenance: getSession().isMaintenance,
  });
  resetAccountData();
}

/** E.g. after a new password or e-mail. */
const REVOKED: readonly string[] = ['session-over', 'disabled', 'credentials'];

/** Ends a session that the error reports as revoked; returns whether it did. [AUTH-16] */
export async function endSessionIfRevoked(
  context: SessionContext,
  error: unknown,
  endedBy: SessionEnd = 'session-expired',
): Promise<boolean> {
  if (!REVOKED.includes(identityFailureOf(error))) return false;
  await endSession(context, endedBy);
  return true;
}
