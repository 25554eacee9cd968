import type { ApiScope } from '@partyline/permissions';

/** The API token that a call came with. [PLUS-25] */
export interface UsedApiToken {
  readonly id: number;
  readonly scopes: readonly ApiScope[];
}

/** What a verified token says of its bearer. Rights never come from here: only who, and which account they chose. [GC-14] */
export interface TokenIdentity {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The way of signing in, such as `password` or `google.com`. */
  readonly provider: string;
  /** Whether the identity service asked for a second factor at the sign-in. */
  readonly hasSecondFactor: boolean;
  readonly name: string;
  readonly photoURL: string | null;
  /** The account and workspace the token names, to be checked against memberships. */
  readonly accountId: number | null;
  readonly workspaceId: number | null;
  /** Unix seconds. */
  readonly signedInAt: number;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** The claims the portal reads, as they stand in the token: compared with what they should be, never believed. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** Left out for a sign-in. */
  readonly apiToken?: UsedApiToken;
}
