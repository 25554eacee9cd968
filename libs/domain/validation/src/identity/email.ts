import { EMAIL_MAX_LENGTH } from '../fields/limits.ts';

/** What can be wrong with an e-mail. */
export type EmailIssue = 'email-required' | 'email-invalid';

/** The e-mail as it is kept: trimmed, letter case as typed. [GU-10] */
export function readEmail(text: string): string {
  return text.trim();
}

/**
 * Two e-mails are one person's when this is the same for both: trimmed and in lower case. [INV-18, GV-8]
 */
export function emailKey(text: string): string {
  return readEmail(text).toLowerCase();
}

/** Domains of the providers that deliver to one mailbox whatever dots the local part has, by their one name. */
const DOTLESS_DOMAINS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * Two e-mails reach one mailbox when this is the same for both: in lower case, without what follows a plus in the local part, and
 * without dots where the provider ignores them. It tells who asks for a second trial, and is never an address to write to:
 * {@link emailKey} is what identifies a user. [GP-3, GB-11]
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

/** Labels between dots, none empty, at least two of them, the last of two characters or more. */
function isDomain(domain: string): boolean {
  const lastDot = domain.lastIndexOf('.');
  return lastDot !== -1 && domain.length - lastDot > 2 && !domain.startsWith('.') && !domain.includes('..');
}

/**
 * What is wrong with an e-mail, or null: trimmed, at most 300 characters, a local part, one @, and a domain of labels whose
 * last has two characters or more; no white space anywhere. Looked at by hand and only when short enough, so that no text
 * takes longer than its length. [VAL-6 … VAL-11, GU-10, GE-14]
 */
export function emailIssue(text: string): EmailIssue | null {
  const email = readEmail(text);
  if (email === '') return 'email-required';
  if (email.length > EMAIL_MAX_LENGTH || /\s/.test(email)) return 'email-invalid';
  const at = email.indexOf('@');
  const isValid = at > 0 && at === email.lastIndexOf('@') && isDomain(email.slice(at + 1));
  return isValid ? null : 'email-invalid';
}
