import { EULA } from '@partyline/texts';
import type { Association, LoginData, User } from '@partyline/contract';
import { EMPTY_TREE, encodeClaims } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { parseAccountId, parseWorkspaceId } from '@partyline/kernel';
import type { IdentityUser } from '../session-store.ts';

/** Her e-mail is confirmed. */
export const NORA: IdentityUser = {
  uid: 'uid-nora',
  email: 'nora@example.org',
  provider: 'password',
  isProviderVerified: true,
};

export const BROADCAST: Association = {
  accountId: 1,
  accountName: 'Demo Broadcast',
  workspaceId: null,
  workspaceName: null,
  role: 'account-owner',
};
export const HARBOUR: Association = {
  accountId: 2,
  accountName: 'Harbour Theatre',
  workspaceId: 21,
  workspaceName: 'Main Stage',
  role: 'workspace-admin',
};

/** Returns a user in an association; null: no account chosen. */
export function userIn(association: Association | null): User {
  return {
    name: 'Nora Lindqvist',
    userid: NORA.uid,
    email: NORA.email,
    provider: 'password',
    photoURL: null,
    registerState: 'done',
    role: association?.role ?? null,
    accountName: association?.accountName ?? null,
    accountId: association?.accountId ?? null,
    workspaceId: association?.workspaceId ?? null,
    isOwnerAccount: association?.role === 'account-owner',
    subscription: 'paid',
    subscribedPlans: ['intercom'],
    hasExpiredSubscription: false,
    hasAnyValidVic: true,
    customerStatus: 'B2C',
    ccCustomerNumber: null,
    isGAEnabled: false,
    t_c_accepted_date: { seconds: 1, nanoseconds: 0 },
    acceptedEulaVersion: EULA.version,
    eulaVersion: EULA.version,
    dataUsage: true,
    isTrialOffered: false,
    isTrialUsed: false,
    firstSteps: null,
    trialEnd: null,
    language: null,
  };
}

/** Returns an answer to POST login. */
export function loginData(
  association: Association | null,
  associations: readonly Association[],
  claimsChanged = false,
): LoginData {
  return {
    user: userIn(association),
    associations: [...associations],
    registerState: 'done',
    firstLogin: false,
    claimsChanged,
    serverTime: '2026-01-01T00:00:00.000Z',
  };
}

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
