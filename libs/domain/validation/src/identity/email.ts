import { hasHiddenInAddress, withoutLineSpace } from '../fields/hidden-characters.ts';
import { EMAIL_MAX_LENGTH } from '../fields/limits.ts';
import { composeAddress, foldAddress } from './fold-address.ts';

export type KnownEmailIssue = 'email-required' | 'email-invalid';
export type EmailIssue = KnownEmailIssue | 'hidden-characters';

/** Reads an address, trimmed and composed, letter case as typed. [GU-10] */
export function readEmail(text: string): string {
  return composeAddress(text.trim());
}

/** Returns a key that is equal for e-mails of one user: trimmed and folded. [INV-18, GV-8] */
export function emailKey(text: string): string {
  return foldAddress(text.trim());
}

/** Providers that ignore dots in the local part, by their main domain. */
const DOTLESS_DOMAINS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * Returns a key for detecting a second trial: lower case, without a plus suffix, and without dots where the provider ignores them.
 * {@link emailKey} identifies a user. [GP-3, GB-11]
 */
export function mailboxKey(text: string): string {
  const email = emailKey(text);
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const plus = local.indexOf('+');
  const untagged = plus > 0 ? local.slice(0, plus) : local;
  const oneName = DOTLESS_DOMAINS[domain];
  if (oneName === undefined) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@${oneName}`;
}

/** Returns whether a domain has at least two labels, none empty, the last of two characters or more. */
function isDomain(domain: string): boolean {
  const lastDot = domain.lastIndexOf('.');
  return lastDot !== -1 && domain.length - lastDot > 2 && !domain.startsWith('.') && !domain.includes('..');
}

/**
 * Judges an address that is known already, of a sign-in or of the own profile: it stays usable whatever characters it has. Trimmed, a
 * local part, one @, a domain whose last label has two characters or more. Parsed by hand in linear time. [VAL-6 … VAL-11, GU-10, GE-14]
 */
export function knownEmailIssue(text: string): KnownEmailIssue | null {
  const email = readEmail(text);
  if (email === '') return 'email-required';
  if (email.length > EMAIL_MAX_LENGTH || /\s/.test(email)) return 'email-invalid';
  const at = email.indexOf('@');
  const isValid = at > 0 && at === email.lastIndexOf('@') && isDomain(email.slice(at + 1));
  return isValid ? null : 'email-invalid';
}

/** Judges an address that is new here: by {@link knownEmailIssue}, and without hidden characters. [VAL-6 … VAL-11, GU-10] */
export function emailIssue(text: string): EmailIssue | null {
  const issue = knownEmailIssue(text);
  if (issue === 'email-required') return issue;
  return hasHiddenInAddress(withoutLineSpace(readEmail(text))) ? 'hidden-characters' : issue;
}
