import { decodeTokenPayload } from '@partyline/permissions';
import * as v from 'valibot';
import type { Records, Vault } from '../tabs/vault.ts';

/** A token might expire in transit; the SDK's own margin. */
const MARGIN_MS = 30_000;

/**
 * Returns until when to send a token that arrives now, in ms since 1970; 0 for other text. At most its whole life, should the
 * clock be behind.
 */
export function usableUntil(token: string): number {
  const { exp, iat } = decodeTokenPayload(token) ?? {};
  if (typeof exp !== 'number') return 0;
  const life = typeof iat === 'number' ? exp - iat : Infinity;
  return Math.min(exp * 1000, Date.now() + life * 1000) - MARGIN_MS;
}

/** Returns whether to send a token that arrives now. */
export function isAlive(token: string): boolean {
  return usableUntil(token) > Date.now();
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
