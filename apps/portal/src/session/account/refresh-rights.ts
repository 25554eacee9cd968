import { getSession } from '../session-store.ts';
import { acceptUpdate, isStillSignedIn } from './accept-session.ts';
import { endSession } from './end-session.ts';
import type { SessionContext } from './session-context.ts';

/**
 * Takes over changed rights: POST login updates the claims, then token and session follow. Without associations the user is
 * logged out. [INV-36, OWN-15, GC-11, ERR-18]
 */
export async function refreshRights(context: SessionContext): Promise<void> {
  const { identity } = getSession();
  if (identity === null || context.isSwitching) return;
  const { user, associations } = await context.calls.login(await context.tokens.current());
  if (!isStillSignedIn(identity)) return;
  if (user === null || associations.length === 0) return endSession(context, 'login-failed');
  await context.tokens.renew();
  if (isStillSignedIn(identity)) await acceptUpdate(context, identity, { user, associations });
}
