import { decodeTokenPayload } from '@partyline/permissions';
import * as v from 'valibot';
import type { Records, Vault } from '../tabs/vault.ts';

/** Returns whether a token is valid for `marginMs` more by this browser's clock; false for other text. */
export function isAlive(token: string, marginMs = 0): boolean {
  const end = decodeTokenPayload(token)?.['exp'];
  return typeof end === 'number' && end * 1000 - marginMs > Date.now();
}

/** Returns whether a token is the same user's and expires later. */
export function isLaterFor(token: string, other: string): boolean {
  const [one, two] = [decodeTokenPayload(token), decodeTokenPayload(other)];
  const [end, otherEnd] = [one?.['exp'], two?.['exp']];
  return (
    one?.['sub'] === two?.['sub'] && typeof end === 'number' && typeof otherEnd === 'number' && end > otherEnd
  );
}

const storedTokenSchema = v.object({
  identity: v.object({
    uid: v.string(),
    email: v.string(),
    provider: v.string(),
    isProviderVerified: v.boolean(),
  }),
  token: v.pipe(v.string(), v.nonEmpty()),
});

export type StoredToken = v.InferOutput<typeof storedTokenSchema>;

/** For requests before the identity SDK is loaded. */
export interface StoredTokenPort {
  /** null for nothing readable. Never throws. */
  read(): Promise<StoredToken | null>;
  /** The last of parallel writes wins. Never throws. */
  write(stored: StoredToken): Promise<void>;
  /** Also drops unfinished writes. Never throws. */
  clear(): Promise<void>;
}

const RECORD_ID = 'session-token';

/** Stores the token sealed in IndexedDB, never in local storage. [AUTH-29, GA-19] */
export function createStoredToken(records: Records, vault: Vault): StoredTokenPort {
  let changes = 0;
  return {
    async read() {
      try {
        const text = v.parse(v.string(), await records.get(RECORD_ID));
        return v.parse(storedTokenSchema, await vault.open(text));
      } catch {
        return null;
      }
    },
    async write(stored) {
      changes += 1;
      const change = changes;
      try {
        const sealed = await vault.seal(stored);
        if (change === changes) await records.put(RECORD_ID, sealed);
      } catch {
        // IndexedDB is blocked: the next page loads the SDK first.
      }
    },
    async clear() {
      changes += 1;
      await records.delete(RECORD_ID).catch(() => undefined);
    },
  };
}
