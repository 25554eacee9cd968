import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { pageKindOf, parseReturnPath } from '../index.ts';
import { LOGGED_IN_PAGES, PUBLIC_PAGES, SPECIAL_PAGES } from './pages.ts';

/** The browser's URL parser is the reference. */
declare const URL: new (
  url: string,
  base: string,
) => { origin: string; pathname: string; search: string; hash: string };

it('lists the signed-in, special and public pages', () => {
  expect(LOGGED_IN_PAGES).toEqual(['/dashboard', '/shows', '/manage-invite', '/activity', '/myaccount']);
  expect(SPECIAL_PAGES).toEqual([
    '/invite',
    '/ownershiptransfer',
    '/maintenance',
    '/actionlink',
    '/useraction',
    '/adddevice',
    '/contact',
  ]);
  expect(PUBLIC_PAGES).toEqual([
    '/',
    '/login',
    '/useraction',
    '/confirm-email',
    '/adddevice',
    '/accounts-select',
  ]);
});

it.each([
  ['/', 'public'],
  ['/login', 'public'],
  ['/login/', 'public'],
  ['/login//', 'public'],
  ['/login?x=/dashboard', 'public'],
  ['/?payment=success', 'public'],
  ['/#top', 'public'],
  ['/confirm-email', 'confirmEmail'],
  ['/accounts-select', 'accountsSelect'],
  ['/invite?inviteId=1', 'special'],
  ['/useraction', 'special'],
  ['/contact', 'special'],
  ['/invite/x', 'unknown'],
  ['/dashboard', 'loggedIn'],
  ['/dashboard/a/b', 'loggedIn'],
  ['/dashboard\n', 'unknown'],
  ['/dashboardx', 'unknown'],
  ['/DASHBOARD', 'unknown'],
  ['dashboard', 'unknown'],
  ['', 'unknown'],
  ['//', 'unknown'],
  ['//login', 'unknown'],
  ['?x', 'unknown'],
  ['/x\n?/', 'unknown'],
] as const)('takes %j for a page of kind %s', (location, kind) => {
  expect(pageKindOf(location)).toBe(kind);
});

describe('return path', () => {
  it.each([
    '/dashboard',
    '/dashboard/',
    '/dashboard?subscriptionType=upgrade&payment=success',
    '/myaccount?tab=billing#row-7',
    '/manage-invite/import',
    '/invite?inviteId=abc',
    '/adddevice?next=https://elsewhere.example//x',
    '/dashboard?q=../..',
    '/dashboard/...',
    '/dashboard/..x',
  ])('returns to %s', (path) => {
    expect(parseReturnPath(path)).toEqual({ ok: true, value: path });
  });

  it.each([
    '',
    'dashboard',
    'https://elsewhere.example/dashboard',
    '//elsewhere.example/dashboard',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/dashboard\\..',
    '/dashboard/\\elsewhere.example',
    '/dashboard?next=\\elsewhere.example',
    '/\t/elsewhere.example',
    '/dashboard\n',
    '/dashboard\u0000',
    '/dashboard\u007f',
    '/dashboard\u0085',
    '/dashboard\u2028',
    ' /dashboard',
    '/dashboard/.. ',
    '/dashboard?q=a b',
    '/dashboard//elsewhere.example',
    '/dashboard/..//elsewhere.example',
    '/dashboard/../login',
    '/dashboard/./x',
    '/dashboard/.',
    '/dashboard/%2e%2e/x',
    '/dashboard/.%2E/x',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    '/',
    '/login',
    '/confirm-email',
    '/accounts-select',
    '/nonsense',
    `/dashboard?q=${'a'.repeat(2048)}`,
    null,
    undefined,
    7,
    ['/dashboard'],
  ])('does not return to %j', (value) => {
    expect(parseReturnPath(value)).toEqual({ ok: false, error: 'unsafe-path' });
  });

  it('returns to a path of up to 2,048 characters', () => {
    expect(parseReturnPath(`/dashboard?${'a'.repeat(2048 - 11)}`).ok).toBe(true);
    expect(parseReturnPath(`/dashboard?${'a'.repeat(2049 - 11)}`).ok).toBe(false);
  });

  const part = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      '?',
      '#',
      ':',
      '@',
      '\t',
      '\n',
      ' ',
      'x.example',
    ),
    fc.string({ maxLength: 3, unit: 'binary' }),
  );
  const anyPath = fc
    .tuple(
      fc.constantFrom('', '/', '//', '/dashboard', '/invite', '/myaccount/'),
      fc.array(part, { maxLength: 6 }),
    )
    .map(([start, parts]) => start + parts.join(''));

  it('does not return to a path that a browser reads as another origin or page', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const result = parseReturnPath(path);
        if (!result.ok) return;
        const read = new URL(result.value, 'https://portal.example');
        expect(read.origin).toBe('https://portal.example');
        expect(read.pathname.startsWith('//')).toBe(false);
        expect(pageKindOf(read.pathname)).toBe(pageKindOf(path));
      }),
    );
  });

  it('[ROUTE-26] keeps the subscriptionType and payment of an invitation or a purchase over the sign-in', () => {
    for (const path of [
      '/invite?inviteId=a1&subscriptionType=upgrade&payment=success',
      '/dashboard?subscriptionType=skyport&payment=cancel',
    ]) {
      expect(parseReturnPath(path)).toEqual({ ok: true, value: path });
    }
  });
});
