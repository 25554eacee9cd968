import { parseClosedWord } from '@partyline/kernel';

/** How far the account of a session is: open, being prepared, or not to be had. Spelt as the specification does. [ACCT-1, GA-8] */
export const ACCOUNT_STATES = ['ready', 'loading', 'Failed'] as const;
/** One of {@link ACCOUNT_STATES}. */
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Reads an account state in any letter case; anything else is null. [ACCT-1, GA-8, GA-9] */
export function parseAccountState(value: unknown): AccountState | null {
  const parsed = parseClosedWord(ACCOUNT_STATES, value);
  return parsed.ok ? parsed.value : null;
}
