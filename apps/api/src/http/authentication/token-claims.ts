import { parseUid } from '@partyline/kernel';
import { composeAddress } from '@partyline/validation';
import * as v from 'valibot';
import { isStorableText } from '../requests/parse-json.ts';
import type { TokenIdentity } from './token-identity.ts';

const uid = v.pipe(
  v.string(),
  v.check((text) => parseUid(text).ok),
);
const text = v.pipe(v.string(), v.check(isStorableText));
const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/**
 * Requirements of a token's payload, because each text may end in a query. Unstorable names and pictures and invalid accounts count
 * as none.
 */
const tokenSchema = v.looseObject({
  sub: uid,
  iat: seconds,
  exp: seconds,
  auth_time: seconds,
  email: v.optional(v.pipe(text, v.maxLength(300)), ''),
  email_verified: v.optional(v.boolean(), false),
  name: v.fallback(v.optional(text, ''), ''),
  picture: v.fallback(v.optional(text), undefined),
  firebase: v.looseObject({
    sign_in_provider: v.pipe(text, v.nonEmpty(), v.maxLength(128)),
    sign_in_second_factor: v.optional(v.unknown()),
  }),
  accountId: v.fallback(v.optional(rowId), undefined),
  workspaceId: v.fallback(v.nullish(rowId), undefined),
});

/** Claims written by the API and read by the portal. [AUTH-18] */
const PORTAL_CLAIMS = [
  'role',
  'accountId',
  'workspaceId',
  'subscribedPlans',
  'hasExpiredSubscription',
  'customerStatus',
  'access',
] as const;

/** Reads a token's payload without verifying it; null when incomplete. */
export function readTokenClaims(payload: unknown): TokenIdentity | null {
  const parsed = v.safeParse(tokenSchema, payload);
  if (!parsed.success) return null;
  const token = parsed.output;
  return {
    uid: token.sub,
    email: composeAddress(token.email),
    emailVerified: token.email_verified,
    provider: token.firebase.sign_in_provider,
    hasSecondFactor: typeof token.firebase.sign_in_second_factor === 'string',
    name: token.name,
    photoURL: token.picture ?? null,
    accountId: token.accountId ?? null,
    workspaceId: token.workspaceId ?? null,
    signedInAt: token.auth_time,
    issuedAt: token.iat,
    expiresAt: token.exp,
    claims: Object.fromEntries(
      PORTAL_CLAIMS.filter((name) => name in token).map((name) => [name, token[name]]),
    ),
  };
}
