import type { Language } from '@partyline/display';
import type { AccountPlanType, CustomerStatus, StoredRole } from '@partyline/roles';

/** Active, in the token's account. */
export interface CallerMembership {
  readonly accountId: number;
  /** null for an account-level role. */
  readonly workspaceId: number | null;
  readonly role: StoredRole;
}

export interface CallerAccount {
  readonly id: number;
  readonly customerStatus: CustomerStatus;
  readonly planType: AccountPlanType;
}

/**
 * A signed-in user as stored. `isKnown` is false before sign-up; memberships are in the token's account; `account` is null without
 * any. [GC-14]
 */
export interface Caller {
  readonly uid: string;
  readonly isKnown: boolean;
  /** Of the profile; null before one is chosen. [PLUS-30] */
  readonly language: Language | null;
  readonly account: CallerAccount | null;
  readonly memberships: readonly CallerMembership[];
}

/** A user with at least one membership in the token's account. */
export interface MemberCaller extends Caller {
  readonly account: CallerAccount;
}
