import { expect, it } from 'vitest';
import { LAYOUT_OF_PAGE, LOGGED_IN_PAGES, PUBLIC_PAGES, SPECIAL_PAGES, pageKindOf } from '../index.ts';

it('lists the signed-in, special and public pages', () => {
  expect(LOGGED_IN_PAGES).toEqual(['/dashboard', '/myaccount', '/manage-invite']);
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

it('[ROUTE-24] declares a layout for every page: the shell for signed-in pages, others elsewhere', () => {
  const pages = [...new Set([...LOGGED_IN_PAGES, ...SPECIAL_PAGES, ...PUBLIC_PAGES])];
  expect(Object.keys(LAYOUT_OF_PAGE).sort()).toEqual(pages.sort());
  const drawnIn = (layout: string) => pages.filter((page) => LAYOUT_OF_PAGE[page] === layout);
  expect(drawnIn('app').sort()).toEqual([...LOGGED_IN_PAGES].sort());
  expect(drawnIn('public')).toEqual(['/', '/login']);
  expect(drawnIn('bare')).toHaveLength(9);
});
