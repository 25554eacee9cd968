import { emailIssue } from '@partyline/validation';
import { listAddresses } from './address-list.ts';
import { nearest } from './nearest.ts';

/** Providers that private addresses are at; a slip in their name still makes a valid address. */
const PROVIDER_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'outlook.de',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'yahoo.com',
  'yahoo.de',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'fastmail.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'bluewin.ch',
] as const;

/** Domains that an address may mean, in lower case. */
export type KnownDomains = ReadonlySet<string>;

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Returns the providers, the inviter's domain, and those that several addresses of the import have. [PLUS-2] */
export function knownDomains(inviterEmail: string, emails: Iterable<string>): KnownDomains {
  const counts = new Map<string, number>();
  for (const email of emails) counts.set(domainOf(email), (counts.get(domainOf(email)) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count > 1).map(([domain]) => domain);
  return new Set(
    [...PROVIDER_DOMAINS, domainOf(inviterEmail), ...frequent].filter((domain) => domain !== ''),
  );
}

/** Returns a domain without the marks behind it, which end a sentence or a list. */
function withoutMarksBehind(domain: string): string {
  let end = domain.length;
  while (`>)"'.,;:`.includes(domain[end - 1] ?? '-')) end -= 1;
  return domain.slice(0, end);
}

/** Repairs what a cell has around or instead of the signs of an address. */
function repaired(text: string): string {
  const [only = text, ...more] = listAddresses(text.replaceAll(/[\p{Cf}\p{Cc}]/gu, ''));
  const address = (more.length === 0 ? only : text)
    .replace(/^mailto:/i, '')
    .replaceAll(/\(at\)|\[at\]/gi, '@')
    .replaceAll(/\s+/g, '')
    .replaceAll(/@{2,}/g, '@')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^[<("']+/, '');
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + withoutMarksBehind(address.slice(at)).replaceAll(',', '.');
}

/** Returns the domain that another one means: the nearest, or the only one that it begins. */
function meantDomain(domain: string, domains: KnownDomains): string | null {
  if (domain === '' || domains.has(domain)) return null;
  const near = nearest(domain, domains, (each) => [each]);
  if (near !== null || domain.includes('.')) return near;
  const [only = null, ...more] = [...domains].filter((each) => each.startsWith(`${domain}.`));
  return more.length === 0 ? only : null;
}

/** Returns the one address that a cell may mean instead; null where none is near, or two are. [PLUS-2] */
export function suggestEmail(text: string, domains: KnownDomains): string | null {
  const address = repaired(text);
  if (address !== text && emailIssue(address) === null) return address;
  const at = address.lastIndexOf('@');
  const domain = meantDomain(domainOf(address), domains);
  if (at < 1 || domain === null) return null;
  const meant = `${address.slice(0, at)}@${domain}`;
  return emailIssue(meant) === null ? meant : null;
}
