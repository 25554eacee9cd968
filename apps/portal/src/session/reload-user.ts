import type { User } from '@partyline/contract';
import { isStill } from './accept-session.ts';
import { followAccount } from './follow-account.ts';
import { getSession, updateSession } from './session-store.ts';
import { tabContext } from './tab-session.ts';

/** Reads the signed-in person anew, after they changed something about themselves. [EULA-14] */
export async function reloadUser(): Promise<void> {
  const { status, identity } = getSession();
  if (status !== 'signed-in' || identity === null) return;
  const person = await tabContext.calls.currentUser();
  if (isStill(identity)) await followAccount(tabContext, identity, person);
}

/** The server has stored when the agreement was accepted and said so, but the person could not be read anew since. */
export function noteAcceptance(date: User['t_c_accepted_date']): void {
  const { user } = getSession();
  if (user === null) return;
  updateSession({ user: { ...user, t_c_accepted_date: date, acceptedEulaVersion: user.eulaVersion } });
}
