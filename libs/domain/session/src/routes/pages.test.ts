import { expect, it } from 'vitest';
import { pageKindOf } from '../index.ts';
import { LOGGED_IN_PAGES, PUBLIC_PAGES, SPECIAL_PAGES } from './pages.ts';

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
