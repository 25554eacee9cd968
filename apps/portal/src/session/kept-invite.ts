import { browserKey, parseLinkKey } from '@partyline/session';
import type { SessionContext } from './session-context.ts';
import { updateSession } from './session-store.ts';

/** Where an invitation is kept that somebody has followed the link of, until they have signed up or log out. [GA-21] */
const KEY = browserKey('invite');

/** Keeps an invitation, sealed: whoever holds its id holds the seat. The session names it from now on. [ENT-11, AUTH-29, GA-19, GV-3] */
export async function keepInvite({ lasting, vault }: SessionContext, inviteId: string): Promise<void> {
  updateSession({ inviteId });
  const sealed = await vault.seal(inviteId).catch(() => null);
  if (sealed !== null) lasting.setItem(KEY, sealed);
}

/** The invitation that is kept, which the session then names; null for none, and for what cannot be read. [ENT-11, AUTH-26] */
export async function recallInvite({ lasting, vault }: SessionContext): Promise<string | null> {
  const text = lasting.getItem(KEY);
  const id = parseLinkKey(text === null ? null : await vault.open(text).catch(() => null));
  const inviteId = id.ok ? id.value : null;
  updateSession({ inviteId });
  return inviteId;
}

/** The invitation was accepted, or can not be. [AUTH-28] */
export function dropInvite({ lasting }: SessionContext): void {
  lasting.removeItem(KEY);
  updateSession({ inviteId: null });
}
