import { accountStateOf, type RegistrationFailure, type SessionEnd } from '@partyline/session';
import { identityFailureOf } from '../identity/identity-failure.ts';
import { SIGNED_OUT, getSession, resetAccountData, sessionStore } from '../session-store.ts';
import type { SessionContext } from './session-context.ts';

/**
 * Ends the session once, however often it is called: removes the stored user (which logs the other tabs out), signs out of the
 * identity service and resets every store. Display preferences stay. A page that is being unloaded ends nothing: a reload in the
 * middle of a login would log out every tab. [AUTH-14, AUTH-16, GA-21, GA-31]
 */
export function endSession(
  context: SessionContext,
  endedBy: SessionEnd,
  registrationFailure: RegistrationFailure | null = null,
): Promise<void> {
  if (getSession().status === 'signed-out' || context.isUnloading) return Promise.resolve();
  // The server's refusals may arrive before its answer to the logout; a user who logs out gets no notice.
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
  // The user data goes last: its removal makes the other tabs log out, and they read the rest then.
  stored.clearAtLogout(getSession().identity?.uid ?? null);
  storedUser.clear(endedBy);
  // Sign out before the screens change: a navigation could otherwise leave the SDK's session on the disk.
  await identity.signOut().catch(() => undefined);
  sessionStore.set({
    ...SIGNED_OUT,
    endedBy,
    registrationFailure,
    accountState: accountStateOf({ accountId: null, hasRegistrationFailed: registrationFailure !== null }),
    // The dialog stays until the user acknowledges it. [GI-6]
    userIdleTimeout: endedBy === 'idle',
    isIdleTimeoutAction: endedBy === 'idle',
    isMaintenance: getSession().isMaintenance,
  });
  resetAccountData();
}

/** Failures that mean that the identity service has ended the session, after a new password or e-mail for example. */
const REVOKED: readonly string[] = ['session-over', 'disabled', 'credentials'];

/** Ends the session when an error says that the identity service has revoked it; returns whether it did. [AUTH-16] */
export async function endSessionIfRevoked(
  context: SessionContext,
  error: unknown,
  endedBy: SessionEnd = 'session-expired',
): Promise<boolean> {
  if (!REVOKED.includes(identityFailureOf(error))) return false;
  await endSession(context, endedBy);
  return true;
}
