import type { AccountPlanType, CustomerStatus, StoredRole } from '@partyline/roles';

/** One active membership of the caller in the account their token names. */
export interface CallerMembership {
  readonly accountId: number;
  /** null for an account-level role. */
  readonly workspaceId: number | null;
  readonly role: StoredRole;
}

/** What every rule needs to know of the account a caller is in. */
export interface CallerAccount {
  readonly id: number;
  readonly customerStatus: CustomerStatus;
  readonly planType: AccountPlanType;
}

/**
 * A signed-in person, as the database knows them now. `isKnown` is false before the first sign-up; memberships are those
 * in the account of the token, and without one of them there is no account either. [GC-14]
 */
export interface Caller {
  readonly uid: string;
  readonly isKnown: boolean;
  readonly account: CallerAccount | null;
  readonly memberships: readonly CallerMembership[];
}

/** A person with at least one membership in the account the token names. */
export interface MemberCaller extends Caller {
  readonly account: CallerAccount;
}
