import { apiTokenKindOf } from '@partyline/permissions';
import { ApiFailure } from '../errors/api-failure.ts';
import type { TokenIdentity } from './token-identity.ts';
import { TokenRefused, type VerifyToken } from './token-verifier.ts';

const BEARER = /^Bearer +(\S+) *$/i;

export function bearerOf(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null;
}

/**
 * Identifies the caller or refuses with `unauthenticated`. `onForged` is called for bad signatures and may refuse harder; expired
 * tokens do not count. [GA-29, ERR-5]
 */
export async function authenticate(
  authorization: string | undefined,
  verify: VerifyToken,
  onForged: () => Promise<void>,
): Promise<TokenIdentity> {
  if (authorization === undefined) throw new ApiFailure('unauthenticated');
  const token = bearerOf(authorization) ?? '';
  try {
    return await verify(token);
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    if (!error.genuine) await onForged();
    if (apiTokenKindOf(token) === null) throw new ApiFailure('unauthenticated');
    throw new ApiFailure('unauthenticated', { message: (texts) => texts.API_TOKEN_NOT_VALID_TEXT });
  }
}
