import { dropInvite, keepInvite, recallInvite } from './kept-invite.ts';
import { tabContext } from './tab-session.ts';

/** Keeps the invitation that somebody has followed the link of. [ENT-11] */
export function keepTabInvite(inviteId: string): Promise<void> {
  return keepInvite(tabContext, inviteId);
}

/** Has the session name the invitation that is kept, if any. [ENT-11] */
export async function recallTabInvite(): Promise<void> {
  await recallInvite(tabContext);
}

/** The person wants nothing of the invitation that is kept. [GV-17] */
export function ignoreTabInvite(): void {
  dropInvite(tabContext);
}
