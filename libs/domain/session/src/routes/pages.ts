/** Pages for signed-in people only; what is added below them belongs to them. [ROUTE-7, ROUTE-8, ROUTE-9, GR-2] */
export const LOGGED_IN_PAGES = ['/dashboard', '/myaccount', '/manage-invite'] as const;

/** Pages reachable signed in and signed out, which run their own check: links of mails lead here, and everyone may write to support. [GR-2, GR-4, FORM-1] */
export const SPECIAL_PAGES = [
  '/invite',
  '/ownershiptransfer',
  '/maintenance',
  '/actionlink',
  '/useraction',
  '/adddevice',
  '/contact',
] as const;

/** Pages a stranger may see. [ROUTE-1 … ROUTE-6] */
export const PUBLIC_PAGES = [
  '/',
  '/login',
  '/useraction',
  '/confirm-email',
  '/adddevice',
  '/accounts-select',
] as const;

/** What the router needs to know of a page; a page that is both special and public counts as special. [GR-2, GR-4] */
export type PageKind = 'loggedIn' | 'special' | 'accountsSelect' | 'confirmEmail' | 'public' | 'unknown';

const special: ReadonlySet<string> = new Set(SPECIAL_PAGES);
const publicPages: ReadonlySet<string> = new Set(PUBLIC_PAGES);

/** The path without query, fragment and trailing slashes; `/` stays `/`. */
export function pathOf(location: string): string {
  const path = location.replace(/[?#].*$/s, '');
  const trimmed = path.replace(/(?<!\/)\/+$/, '');
  return trimmed === '' && path.startsWith('/') && !path.startsWith('//') ? '/' : trimmed;
}

/** The kind of the page at a location; letter case counts, a trailing slash does not. [GR-2] */
export function pageKindOf(location: string): PageKind {
  const path = pathOf(location);
  if (special.has(path)) return 'special';
  if (path === '/accounts-select') return 'accountsSelect';
  if (path === '/confirm-email') return 'confirmEmail';
  if (publicPages.has(path)) return 'public';
  const isLoggedIn = LOGGED_IN_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
  return isLoggedIn ? 'loggedIn' : 'unknown';
}
