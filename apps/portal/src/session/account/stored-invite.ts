import { parseLinkKey } from '@partyline/session';
import { updateSession } from '../session-store.ts';
import type { SessionContext } from './session-context.ts';

/**
 * Stores the invitation of a link, sealed because its id is all it takes to join, until the user has signed up or logs out. The
 * session names it from now on. [ENT-11, AUTH-29, GA-19, GA-21, GV-3]
 */
export async function storeInvite({ stored, vault }: SessionContext, inviteId: string): Promise<void> {
  updateSession({ inviteId });
  const sealed = await vault.seal(inviteId).catch(() => null);
  if (sealed !== null) stored.set('invite', sealed);
}

/** Puts the stored invitation into the session and returns it; null for none or one that cannot be read. [ENT-11, AUTH-26] */
export async function readInvite({ stored, vault }: SessionContext): Promise<string | null> {
  const text = stored.get('invite');
  const id = parseLinkKey(text === null ? null : await vault.open(text).catch(() => null));
  const inviteId = id.ok ? id.value : null;
  updateSession({ inviteId });
  return inviteId;
}

/** Removes the invitation: it was accepted, declined, or is not valid. [AUTH-28, GV-17] */
export function removeInvite({ stored }: SessionContext): void {
  stored.set('invite', null);
  updateSession({ inviteId: null });
}
