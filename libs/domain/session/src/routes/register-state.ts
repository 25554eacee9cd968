import { parseClosedWord } from '@partyline/kernel';

/** How far the registration of a new person has come; kept in local storage. [ACCT-6, AUTH-25, GA-9] */
export const REGISTER_STATES = ['in progress', 'done'] as const;
/** One of {@link REGISTER_STATES}. */
export type RegisterState = (typeof REGISTER_STATES)[number];

/** Reads a stored register state in any letter case and with any spaces; anything else is null. [GA-9] */
export function parseRegisterState(value: unknown): RegisterState | null {
  const parsed = parseClosedWord(REGISTER_STATES, value);
  return parsed.ok ? parsed.value : null;
}
