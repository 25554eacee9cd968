import { hash } from 'node:crypto';
import type { TokenIdentity } from './token-identity.ts';
import { TokenRefused, type VerifyToken } from './token-verifier.ts';

const TOKENS_AT_MOST = 10_000;

/** Caches verified tokens by SHA-256 until they expire (LRU). The database is still asked on each call. */
export function rememberVerified(
  verify: VerifyToken,
  now: () => number = Date.now,
  atMost = TOKENS_AT_MOST,
): VerifyToken {
  const known = new Map<string, TokenIdentity>();
  return async (token) => {
    const key = hash('sha256', token, 'base64');
    const remembered = known.get(key);
    if (remembered !== undefined) {
      known.delete(key);
      if (remembered.expiresAt * 1000 <= now()) throw new TokenRefused(true);
      known.set(key, remembered);
      return remembered;
    }
    const identity = await verify(token);
    known.set(key, identity);
    if (known.size > atMost) known.delete(known.keys().next().value ?? key);
    return identity;
  };
}
