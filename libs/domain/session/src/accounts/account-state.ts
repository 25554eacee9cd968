/** State of a session's account, spelt as in the specification. [ACCT-1, GA-8] */
export const ACCOUNT_STATES = ['ready', 'loading', 'Failed'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export interface AccountFacts {
  /** null: no account chosen. */
  readonly accountId: number | null;
  readonly hasRegistrationFailed: boolean;
}

/** Returns the account state at the start or end of a session. [ACCT-1, GA-8] */
export function accountStateOf({ accountId, hasRegistrationFailed }: AccountFacts): AccountState {
  if (hasRegistrationFailed) return 'Failed';
  return accountId === null ? 'loading' : 'ready';
}
