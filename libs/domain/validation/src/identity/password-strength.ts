import { emailKey } from './email.ts';
import { PASSWORD_MIN_LENGTH } from '../fields/limits.ts';

/** Weakest first. */
export const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

export type PasswordAdvice = 'without-email' | 'without-common-word' | 'longer';

/** No advice for a strong password. */
export interface StrengthReading {
  readonly strength: PasswordStrength;
  readonly advice: PasswordAdvice | null;
}

/** Common passwords; each counts as a single character. */
const COMMON_WORDS = [
  'password',
  'passwort',
  'partyline',
  'intercom',
  'iloveyou',
  'letmein',
  'welcome',
  'qwerty',
  'qwertz',
  'asdfgh',
  'zxcvbn',
  'admin',
];

/** Minimum points of each strength. */
const POINTS: readonly (readonly [number, PasswordStrength])[] = [
  [18, 'strong'],
  [13, 'good'],
  [9, 'fair'],
];

/** A shorter part of the e-mail occurs by chance. */
const SHORTEST_EMAIL_PART = 4;
const KINDS = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/**
 * Rates a password: one point for each character that neither repeats nor continues a run such as 1234, two for each further kind;
 * a common word counts as one character, the e-mail's local part makes it weak. null for none. Advice only: `passwordIssue`
 * decides. [VAL-12]
 */
export function passwordStrength(password: string, email: string): StrengthReading | null {
  if (password === '') return null;
  const plain = password.toLowerCase();
  if (holdsEmail(plain, email)) return { strength: 'weak', advice: 'without-email' };
  const commonWord = COMMON_WORDS.find((word) => plain.includes(word));
  const points = countSteps(withoutCommonWords(plain)) + 2 * (countKinds(password) - 1);
  const isShort = password.length < PASSWORD_MIN_LENGTH;
  const strength = isShort ? 'weak' : (POINTS.find(([least]) => points >= least)?.[1] ?? 'weak');
  if (strength === 'strong') return { strength, advice: null };
  return { strength, advice: commonWord === undefined ? 'longer' : 'without-common-word' };
}

function holdsEmail(plain: string, email: string): boolean {
  const local = emailKey(email).split('@')[0] ?? '';
  const parts = [local, ...local.split(/[^\p{L}\p{Nd}]+/u)];
  return parts.some((part) => part.length >= SHORTEST_EMAIL_PART && plain.includes(part));
}

function withoutCommonWords(plain: string): string {
  let rest = plain;
  for (const word of COMMON_WORDS) rest = rest.replaceAll(word, word.charAt(0));
  return rest;
}

/** Counts characters that neither repeat nor continue a run of steps of one. */
function countSteps(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  let count = 0;
  let lastStep = NaN;
  for (const [index, code] of codes.entries()) {
    const before = codes[index - 1];
    const step = before === undefined ? NaN : code - before;
    if (step !== 0 && !(Math.abs(step) === 1 && step === lastStep)) count += 1;
    lastStep = step;
  }
  return count;
}

function countKinds(password: string): number {
  return Math.max(1, KINDS.filter((kind) => kind.test(password)).length);
}
