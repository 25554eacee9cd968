import { millisecondsInHour } from 'date-fns/constants';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { ApiFailure } from '../errors/api-failure.ts';
import { RETRY_AFTER_S } from '../errors/error-table.ts';
import { readTokenClaims } from './token-claims.ts';
import type { TokenIdentity } from './token-identity.ts';

export interface TokenVerifierOptions {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
}

/** A refused token. `genuine`: signed by the identity service but expired. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
  readonly genuine: boolean;

  constructor(genuine: boolean) {
    super('the token was refused');
    this.genuine = genuine;
  }
}

/** Verifies a token. Throws TokenRefused, or `unavailable` without keys. */
export type VerifyToken = (token: string) => Promise<TokenIdentity>;

/** Leeway after a token's expiry. */
const CLOCK_TOLERANCE_S = 5;
/**
 * Tolerated lateness of this node's clock. Larger than the expiry leeway because it is safe: a signed token was issued, and fresh
 * sign-ins must not fail.
 */
const LATE_CLOCK_TOLERANCE_S = 180;
const JWKS_TIMEOUT_MS = 5_000;
const JWKS_COOLDOWN_MS = 10_000;
const JWKS_MAX_AGE_MS = millisecondsInHour;

/** Creates a verifier of identity tokens, which accepts RS256 only. */
export function createTokenVerifier(options: TokenVerifierOptions): VerifyToken {
  const keyOf = keysOf(options.jwksUrl);
  return async (token) => {
    if (!isCanonicalToken(token)) throw new TokenRefused(false);
    const payload = await verifiedPayload(token, keyOf, options);
    const identity = readTokenClaims(payload);
    if (identity === null || isFromTheFuture(identity)) throw new TokenRefused(false);
    return identity;
  };
}

async function verifiedPayload(
  token: string,
  keyOf: JWTVerifyGetKey,
  { issuer, audience }: TokenVerifierOptions,
): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ['RS256'],
      issuer,
      audience,
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    });
    return payload;
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    throw new TokenRefused(error instanceof errors.JWTExpired);
  }
}

function isFromTheFuture({ issuedAt, signedInAt }: TokenIdentity): boolean {
  return Math.max(issuedAt, signedInAt) > Date.now() / 1000 + LATE_CLOCK_TOLERANCE_S;
}

/** Fetches the keys when needed. No key id: refused; failed fetch: `unavailable`. */
function keysOf(jwksUrl: string): JWTVerifyGetKey {
  const published = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: JWKS_TIMEOUT_MS,
    cooldownDuration: JWKS_COOLDOWN_MS,
    cacheMaxAge: JWKS_MAX_AGE_MS,
  });
  return async (header, token) => {
    if (typeof header.kid !== 'string' || header.kid === '') throw new TokenRefused(false);
    try {
      return await published(header, token);
    } catch (error) {
      if (isAboutTheToken(error)) throw error;
      throw new ApiFailure('unavailable', { retryAfterS: RETRY_AFTER_S }, { cause: error });
    }
  };
}

function isAboutTheToken(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
}

/** In characters. */
const TOKEN_LENGTH_AT_MOST = 8_192;

/**
 * Returns whether a token is three canonical base64url parts: decoders ignore leftover bits and padding, so tokens could have
 * several spellings. [AUTH-19]
 */
function isCanonicalToken(token: string): boolean {
  if (token.length > TOKEN_LENGTH_AT_MOST) return false;
  const parts = token.split('.');
  return parts.length === 3 && parts.every(isCanonicalBase64Url);
}

function isCanonicalBase64Url(text: string): boolean {
  return text !== '' && Buffer.from(text, 'base64url').toString('base64url') === text;
}
