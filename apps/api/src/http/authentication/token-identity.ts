import type { ApiScope } from '@partyline/permissions';

/** [PLUS-25] */
export interface UsedApiToken {
  readonly id: number;
  readonly scopes: readonly ApiScope[];
}

/** A verified token's user and chosen account. Rights never come from here. [GC-14] */
export interface TokenIdentity {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Sign-in method, such as `password` or `google.com`. */
  readonly provider: string;
  readonly hasSecondFactor: boolean;
  readonly name: string;
  readonly photoURL: string | null;
  /** Account and workspace of the token, to be checked against memberships. */
  readonly accountId: number | null;
  readonly workspaceId: number | null;
  /** Unix seconds. */
  readonly signedInAt: number;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** Claims in the token: compared with the current ones, never trusted. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** Absent for a sign-in. */
  readonly apiToken?: UsedApiToken;
}
