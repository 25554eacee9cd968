import { apiTokenKindOf, isApiToken } from '@partyline/permissions';
import type { Db } from '../../db/open-database.ts';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';
import { TokenRefused, type VerifyToken } from '../../http/authentication/token-verifier.ts';
import { useToken } from './api-tokens.repository.ts';
import { hashOf } from './token-secret.ts';

/** Wraps a verifier to accept API tokens too. All invalid ones are refused alike. [PLUS-25] */
export function withApiTokens(verify: VerifyToken, db: Db): VerifyToken {
  return (token) => (apiTokenKindOf(token) === null ? verify(token) : verifyApiToken(db, token));
}

async function verifyApiToken(db: Db, text: string): Promise<TokenIdentity> {
  const token = isApiToken('user', text) ? await useToken(db, hashOf(text)) : null;
  if (token === null) throw new TokenRefused(false);
  return {
    uid: token.uid,
    email: token.email,
    // Creating it required a verified address.
    emailVerified: true,
    provider: 'api-token',
    hasSecondFactor: false,
    name: token.userName,
    photoURL: null,
    accountId: token.accountId,
    workspaceId: null,
    signedInAt: token.createdAt,
    issuedAt: token.createdAt,
    expiresAt: token.expiresAt,
    claims: {},
    apiToken: { id: token.id, scopes: token.scopes },
  };
}
