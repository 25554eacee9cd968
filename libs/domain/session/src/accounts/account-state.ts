/** Whether the account of a session is open, being prepared, or not available; spelt as in the specification. [ACCT-1, GA-8] */
export const ACCOUNT_STATES = ['ready', 'loading', 'Failed'] as const;
/** One of {@link ACCOUNT_STATES}. */
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** What decides about the account of a session. */
export interface AccountFacts {
  /** The chosen account, which came with the user; null for none. */
  readonly accountId: number | null;
  readonly hasRegistrationFailed: boolean;
}

/** Returns the account state of a session that begins or ends: failed, ready with a chosen account, else loading. [ACCT-1, GA-8] */
export function accountStateOf({ accountId, hasRegistrationFailed }: AccountFacts): AccountState {
  if (hasRegistrationFailed) return 'Failed';
  return accountId === null ? 'loading' : 'ready';
}
