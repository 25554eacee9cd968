import { decodeToken } from '@partyline/permissions';
import { isStoredSessionExpired } from '@partyline/session';
import { acceptSession, isStill } from './accept-session.ts';
import { endSession } from './end-session.ts';
import { followAccount } from './follow-account.ts';
import { openSession } from './open-session.ts';
import type { SessionContext } from './session-context.ts';
import { SIGNED_OUT, getSession, sessionStore, updateSession, type IdentityUser } from './session-store.ts';
import type { StoredUser } from './stored-user.ts';

/**
 * Finds out at the start of the app who is signed in. What was stored for this very person and account opens the session
 * at once and is read anew behind it; stored data that cannot be read logs out; nothing stored means signing in was cut
 * short, and goes on. Whoever was idle for too long is logged out before anything else. [AUTH-5, AUTH-12, AUTH-13, GA-19]
 *
 * Whom the identity service has kept with a good token is let in before it is asked whether that holds: the API decides about
 * that token at each call. `beforeAsking` says when it is asked, after which its word counts.
 */
export async function restoreSession(
  context: SessionContext,
  beforeAsking: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const [recalled, stored] = await Promise.all([context.identity.recall(), context.storedUser.read()]);
  const isKnown = stored !== 'none' && stored !== 'corrupt' && stored.uid === recalled?.uid;
  if (isKnown && !hasBeenIdle(context) && (await resume(context, recalled, stored))) {
    void reread(context, recalled);
    void beforeAsking().then(() => askBehind(context, recalled));
    return;
  }
  await restoreFrom(context, await context.identity.restore(), stored);
}

async function restoreFrom(
  context: SessionContext,
  identity: IdentityUser | null,
  stored: Awaited<ReturnType<SessionContext['storedUser']['read']>>,
): Promise<void> {
  if (identity === null) {
    // The identity service ended the session while the portal was closed: that is said, unless nobody was known.
    context.storedUser.clear('session-expired');
    const endedBy = typeof stored === 'object' ? 'session-expired' : null;
    sessionStore.set({ ...SIGNED_OUT, endedBy });
  } else if (hasBeenIdle(context)) {
    updateSession({ identity, status: 'signing-in' });
    await endSession(context, 'idle');
  } else if (stored === 'corrupt') {
    updateSession({ identity, status: 'signing-in' });
    await endSession(context, 'logged-out');
  } else if (stored !== 'none' && stored.uid === identity.uid && (await resume(context, identity, stored))) {
    void reread(context, identity);
  } else {
    await openSession(context, identity, 'restore');
  }
}

function hasBeenIdle({ activity }: SessionContext): boolean {
  return isStoredSessionExpired(activity.read(), Date.now());
}

/** Asks the identity service whether the person it has kept is still signed in. */
async function askBehind(context: SessionContext, recalled: IdentityUser): Promise<void> {
  // Out of reach it says nothing, and is asked again with the next token.
  const identity = await context.identity.restore().catch(() => recalled);
  if (!isStill(recalled)) return;
  if (identity === null) await endSession(context, 'session-expired');
  else if (identity.uid !== recalled.uid) await openSession(context, identity, 'restore');
  else if (!isSame(identity, recalled)) updateSession({ identity });
}

function isSame(one: IdentityUser, other: IdentityUser): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Opens the session with what was stored; says whether it could, since that may be of another account. */
async function resume(context: SessionContext, identity: IdentityUser, stored: StoredUser): Promise<boolean> {
  const token = await context.tokens.current().catch(() => '');
  const isSameAccount = decodeToken(token)?.accountId === (stored.user?.accountId ?? undefined);
  if (stored.user === null || !isSameAccount) return false;
  updateSession({ begin: 'restore' });
  await acceptSession(context, identity, { user: stored.user, associations: stored.associations }, token);
  return true;
}

/** Reads the person anew; what was stored goes on standing when the API does not answer. */
export async function reread(context: SessionContext, identity: IdentityUser): Promise<void> {
  const read = async (): Promise<void> => {
    const person = await context.calls.currentUser().catch(() => null);
    // What the identity service says of them may have come meanwhile.
    const { identity: now } = getSession();
    if (person === null || now?.uid !== identity.uid) return;
    if (person.associations.length === 0) await endSession(context, 'login-failed');
    else await followAccount(context, now, person);
  };
  // A session that ends meanwhile has no token any more, and says so itself.
  await read().catch(() => undefined);
}
