import { apiTokenKindOf } from '@partyline/permissions';
import { API_TOKEN_NOT_VALID_TEXT } from '@partyline/texts';
import { ApiFailure } from './api-failure.ts';
import type { TokenIdentity } from './token-identity.ts';
import { TokenRefused, type VerifyToken } from './token-verifier.ts';

const BEARER = /^Bearer +(\S+) *$/i;

/** The token of an Authorization header, or null when there is none of the kind `Bearer`. */
export function bearerOf(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null;
}

/**
 * Says who calls. Refuses with `unauthenticated`; `onForged` is told of what the identity service never signed, and may
 * refuse harder. An expired token is an everyday thing and not counted. [GA-29, ERR-5]
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
    throw new ApiFailure('unauthenticated', { message: API_TOKEN_NOT_VALID_TEXT });
  }
}
