import { EMPTY_TREE, encodeClaims } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { parseAccountId, parseWorkspaceId } from '@partyline/kernel';

export interface TokenFacts {
  readonly accountId?: number;
  readonly workspaceId?: number | null;
  readonly role?: StoredRole;
  /** In seconds. */
  readonly expiresIn?: number;
  /** Distinguishes tokens with equal claims. */
  readonly serial?: number;
}

const LIFE_SECONDS = 3600;

function base64url(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function idOf<Id>(parsed: { readonly ok: true; readonly value: Id } | { readonly ok: false }): Id {
  if (!parsed.ok) throw new Error('a test uses an invalid id');
  return parsed.value;
}

/** Makes a token whose signature only a server would refuse. */
export function makeToken({
  accountId,
  workspaceId = null,
  role = 'account-owner',
  expiresIn = LIFE_SECONDS,
  serial = 0,
}: TokenFacts): string {
  const claims =
    accountId === undefined
      ? {}
      : encodeClaims({
          role,
          accountId: idOf(parseAccountId(accountId)),
          workspaceId: workspaceId === null ? null : idOf(parseWorkspaceId(workspaceId)),
          subscribedPlans: ['intercom'],
          hasExpiredSubscription: false,
          customerStatus: 'B2C',
          permissions: EMPTY_TREE,
        });
  const exp = Math.floor(Date.now() / 1000) + expiresIn;
  return [{ alg: 'RS256' }, { ...claims, iat: exp - LIFE_SECONDS, exp, serial }, 'signature']
    .map(base64url)
    .join('.');
}
