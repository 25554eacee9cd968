import { hasHiddenCharacters } from '../fields/hidden-characters.ts';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '../fields/limits.ts';
import { lengthIssue } from '../fields/text-length.ts';

export type AccountNameIssue =
  | 'account-name-required'
  | 'account-name-too-short'
  | 'account-name-too-long'
  | 'account-name-is-number'
  | 'account-name-not-removable'
  | 'hidden-characters';

const CODES = {
  required: 'account-name-required',
  short: 'account-name-too-short',
  long: 'account-name-too-long',
} as const;

/** Digits, dots, commas and spaces alone. [GA-30] */
const NUMBER = /^[0-9.,\s]+$/;

/**
 * Returns the issue of an account's name, null if right: not a number, without hidden characters, never cleared once set. `current`
 * is empty for none. [VAL-17 … VAL-20, ACCT-24, GA-30]
 */
export function accountNameIssue(text: string, current = ''): AccountNameIssue | null {
  const name = text.trim();
  if (name === '' && current.trim() !== '') return 'account-name-not-removable';
  if (hasHiddenCharacters(name)) return 'hidden-characters';
  const issue = lengthIssue<AccountNameIssue>(name, NAME_MIN_LENGTH, NAME_MAX_LENGTH, CODES);
  return issue ?? (NUMBER.test(name) ? 'account-name-is-number' : null);
}

export interface NamedPerson {
  readonly name: string;
  readonly email: string;
}

/**
 * Returns the owner's name, else the part of their e-mail before the @, on one line and cut; `fallback` where neither is valid.
 * [VAL-17, VAL-18, VAL-19]
 */
export function firstAccountName({ name, email }: NamedPerson, fallback: string): string {
  const candidates = [name, email.slice(0, Math.max(0, email.lastIndexOf('@')))].map(cutToName);
  return candidates.find((candidate) => accountNameIssue(candidate) === null) ?? fallback;
}

/**
 * Returns the account's name when the owner first states the company; null if the owner has renamed the account or the company's
 * name is invalid. [VAL-17 … VAL-19, GA-30]
 */
export function accountNameAfterCompany(
  company: string,
  { current, first }: { readonly current: string; readonly first: string },
): string | null {
  const name = cutToName(company);
  return current === first && name !== current && accountNameIssue(name) === null ? name : null;
}

/** Puts a text on one line and cuts it; no character is cut in two. */
function cutToName(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  let kept = '';
  for (const character of line) {
    if (kept.length + character.length > NAME_MAX_LENGTH) break;
    kept += character;
  }
  return kept.trim();
}
