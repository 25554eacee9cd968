import { decodeToken } from '@partyline/permissions';
import { isStoredSessionExpired } from '@partyline/session';
import { acceptSession, isStill } from './accept-session.ts';
import { endSession } from './end-session.ts';
import { followAccount } from './follow-account.ts';
import { openSession } from './open-session.ts';
import type { SessionContext } from './session-context.ts';
import { SIGNED_OUT, sessionStore, updateSession, type IdentityUser } from './session-store.ts';
import type { StoredUser } from './stored-user.ts';

/**
 * Finds out at the start of the app who is signed in. What was stored for this very person and account opens the session
 * at once and is read anew behind it; stored data that cannot be read logs out; nothing stored means signing in was cut
 * short, and goes on. Whoever was idle for too long is logged out before anything else. [AUTH-5, AUTH-12, AUTH-13, GA-19]
 */
export async function restoreSession(context: SessionContext): Promise<void> {
  const [identity, stored] = await Promise.all([context.identity.restore(), context.storedUser.read()]);
  if (identity === null) {
    // The identity service ended the session while the portal was closed: that is said, unless nobody was known.
    context.storedUser.clear('session-expired');
    const endedBy = typeof stored === 'object' ? 'session-expired' : null;
    sessionStore.set({ ...SIGNED_OUT, endedBy });
  } else if (isStoredSessionExpired(context.activity.read(), Date.now())) {
    updateSession({ identity, status: 'signing-in' });
    await endSession(context, 'idle');
  } else if (stored === 'corrupt') {
    updateSession({ identity, status: 'signing-in' });
    await endSession(context, 'logged-out');
  } else if (stored === 'none' || stored.uid !== identity.uid) {
    await openSession(context, identity, 'restore');
  } else {
    await resume(context, identity, stored);
  }
}

async function resume(context: SessionContext, identity: IdentityUser, stored: StoredUser): Promise<void> {
  const token = await context.tokens.current().catch(() => '');
  const isSameAccount = decodeToken(token)?.accountId === (stored.user?.accountId ?? undefined);
  if (stored.user === null || !isSameAccount) return openSession(context, identity, 'restore');
  updateSession({ begin: 'restore' });
  await acceptSession(context, identity, { user: stored.user, associations: stored.associations }, token);
  // A session that ends meanwhile has no token any more, and says so itself.
  reread(context, identity).catch(() => undefined);
}

/** Reads the person anew; what was stored goes on standing when the API does not answer. */
async function reread(context: SessionContext, identity: IdentityUser): Promise<void> {
  const person = await context.calls.currentUser().catch(() => null);
  if (person === null || !isStill(identity)) return;
  if (person.associations.length === 0) return endSession(context, 'login-failed');
  await followAccount(context, identity, person);
}
