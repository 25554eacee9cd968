import { err, ok, type Result } from '@partyline/kernel';

/** With their subpages. [ROUTE-7, ROUTE-8, ROUTE-9, GR-2, HZ-9] */
export const LOGGED_IN_PAGES = ['/dashboard', '/shows', '/manage-invite', '/activity', '/myaccount'] as const;

/** Reachable signed in or out: links in mails lead here, and support is open to all. [GR-2, GR-4, FORM-1] */
export const SPECIAL_PAGES = [
  '/invite',
  '/ownershiptransfer',
  '/maintenance',
  '/actionlink',
  '/useraction',
  '/adddevice',
  '/contact',
] as const;

/** Pages for signed-out visitors. [ROUTE-1 … ROUTE-6] */
export const PUBLIC_PAGES = [
  '/',
  '/login',
  '/useraction',
  '/confirm-email',
  '/adddevice',
  '/accounts-select',
] as const;

/** A page both special and public counts as special. [GR-2, GR-4] */
export type PageKind = 'loggedIn' | 'special' | 'accountsSelect' | 'confirmEmail' | 'public' | 'unknown';

const special: ReadonlySet<string> = new Set(SPECIAL_PAGES);
const publicPages: ReadonlySet<string> = new Set(PUBLIC_PAGES);

/** Removes query, fragment and trailing slashes; `/` stays `/`. */
export function pathOf(location: string): string {
  const path = location.replace(/[?#].*$/s, '');
  const trimmed = path.replace(/(?<!\/)\/+$/, '');
  return trimmed === '' && path.startsWith('/') && !path.startsWith('//') ? '/' : trimmed;
}

/** Returns the kind of a page, case-sensitive, trailing slashes ignored. [GR-2] */
export function pageKindOf(location: string): PageKind {
  const path = pathOf(location);
  if (special.has(path)) return 'special';
  if (path === '/accounts-select') return 'accountsSelect';
  if (path === '/confirm-email') return 'confirmEmail';
  if (publicPages.has(path)) return 'public';
  const isLoggedIn = LOGGED_IN_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
  return isLoggedIn ? 'loggedIn' : 'unknown';
}

const LONGEST_PATH = 2048;
/** Browsers drop or split at some of these. */
const CONTROL = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/;
/** `.` or `..`, also percent-encoded. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Parses a return path: a path of this origin (with query and fragment) to a signed-in or special page, else `unsafe-path`.
 * [GR-11]
 */
export function parseReturnPath(value: unknown): Result<string, 'unsafe-path'> {
  if (typeof value !== 'string' || value.length > LONGEST_PATH) return err('unsafe-path');
  if (!value.startsWith('/') || value.includes('\\') || CONTROL.test(value)) return err('unsafe-path');
  const path = value.replace(/[?#].*$/s, '');
  if (path.includes('//') || DOT_SEGMENT.test(path)) return err('unsafe-path');
  const kind = pageKindOf(path);
  return kind === 'loggedIn' || kind === 'special' ? ok(value) : err('unsafe-path');
}
