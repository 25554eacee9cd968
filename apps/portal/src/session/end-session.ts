import { resetAccountData } from './account-data.ts';
import type { SessionContext } from './session-context.ts';
import type { RegistrationFailure, SessionEnd } from '@partyline/session';
import { SIGNED_OUT, getSession, sessionStore } from './session-store.ts';

/**
 * Ends the session: forgets the stored user (which logs the other tabs out), signs out of the identity service, and
 * resets every store. Preferences of the screen stay. Once, however often it is asked for. [AUTH-14, AUTH-16, GA-21, GA-31]
 */
export function endSession(
  context: SessionContext,
  endedBy: SessionEnd,
  registrationFailure: RegistrationFailure | null = null,
): Promise<void> {
  if (getSession().status === 'signed-out') return Promise.resolve();
  // Who ends it themself is told nothing, though the server's refusals may come before its answer.
  const reason = context.isLeaving && endedBy === 'session-expired' ? 'logged-out' : endedBy;
  context.ending ??= end(context, reason, registrationFailure).finally(() => {
    context.ending = null;
    context.isLeaving = false;
  });
  return context.ending;
}

async function end(
  { identity, storedUser, clearKept }: SessionContext,
  endedBy: SessionEnd,
  registrationFailure: RegistrationFailure | null,
): Promise<void> {
  // The user data goes last: other tabs log out at that, and must know by then that nobody was there.
  clearKept();
  storedUser.clear(endedBy);
  // First the identity service, then the screens: leaving the page earlier could keep its session on the disk.
  await identity.signOut().catch(() => undefined);
  sessionStore.set({
    ...SIGNED_OUT,
    endedBy,
    registrationFailure,
    accountState: registrationFailure === null ? 'loading' : 'Failed',
    // What ran out waits to be taken note of. [GI-6]
    userIdleTimeout: endedBy === 'idle',
    isIdleTimeoutAction: endedBy === 'idle',
    isMaintenance: getSession().isMaintenance,
  });
  resetAccountData();
}
