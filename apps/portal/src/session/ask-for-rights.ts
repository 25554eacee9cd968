import { isStill } from './accept-session.ts';
import { endSession } from './end-session.ts';
import { followAccount } from './follow-account.ts';
import type { SessionContext } from './session-context.ts';
import { getSession } from './session-store.ts';

/**
 * Rights may have changed since the token was made. The service brings the claims up to date at POST login, and only a
 * token renewed after that carries them: renewed alone it would go on naming an account that is lost. Who has no
 * association left is logged out, who has several must choose. [GC-11, ERR-18]
 */
export async function askForRights(context: SessionContext): Promise<void> {
  const { status, identity } = getSession();
  if (status !== 'signed-in' || identity === null || context.isSwitching) return;
  const { user, associations } = await context.calls.login(await context.tokens.current());
  if (!isStill(identity)) return;
  if (user === null || associations.length === 0) return endSession(context, 'login-failed');
  await context.tokens.renew();
  if (isStill(identity) && user.accountId === null) {
    await followAccount(context, identity, { user, associations });
  }
}
