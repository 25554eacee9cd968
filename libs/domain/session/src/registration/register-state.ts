import { parseClosedWord } from '@partyline/kernel';

/** In local storage. [ACCT-6, AUTH-25, GA-9] */
export const REGISTER_STATES = ['in progress', 'done'] as const;
export type RegisterState = (typeof REGISTER_STATES)[number];

/** Parses a register state, ignoring case and spaces; null for anything else. [GA-9] */
export function parseRegisterState(value: unknown): RegisterState | null {
  const parsed = parseClosedWord(REGISTER_STATES, value);
  return parsed.ok ? parsed.value : null;
}
