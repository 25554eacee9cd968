import { browserKey, parseLinkKey } from '@partyline/session';
import type { TextStorage } from './browser-storage.ts';
import type { SessionContext } from './session-context.ts';
import { updateSession } from './session-store.ts';
import type { Vault } from './vault.ts';

const KEY = browserKey('invite');

/** The invitation that somebody has followed the link of, kept in this browser until they have signed up or log out. [GA-21] */
export interface KeptInvite {
  /** Its id; null for none, and for what cannot be read. */
  read(): Promise<string | null>;
  /** Keeps it; where storage is refused nothing is kept. */
  write(inviteId: string): Promise<void>;
  clear(): void;
}

/** Keeps the invitation sealed: whoever holds its id holds the seat. [AUTH-29, GA-19, GV-3] */
export function createKeptInvite(storage: TextStorage, vault: Vault): KeptInvite {
  return {
    async read() {
      const text = storage.getItem(KEY);
      if (text === null) return null;
      const id = parseLinkKey(await vault.open(text).catch(() => null));
      return id.ok ? id.value : null;
    },
    async write(inviteId) {
      const sealed = await vault.seal(inviteId).catch(() => null);
      if (sealed !== null) storage.setItem(KEY, sealed);
    },
    clear: () => storage.removeItem(KEY),
  };
}

/** Keeps an invitation, which the session names from now on. [ENT-11] */
export async function keepInvite({ invite }: SessionContext, inviteId: string): Promise<void> {
  updateSession({ inviteId });
  await (await invite()).write(inviteId);
}

/** The invitation that is kept, which the session then names; null for none. [ENT-11, AUTH-26] */
export async function recallInvite({ invite }: SessionContext): Promise<string | null> {
  const inviteId = await (await invite()).read();
  updateSession({ inviteId });
  return inviteId;
}

/** The invitation was accepted, or can not be. [AUTH-28] */
export async function dropInvite({ invite }: SessionContext): Promise<void> {
  updateSession({ inviteId: null });
  (await invite()).clear();
}
