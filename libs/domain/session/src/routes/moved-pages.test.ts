import { expect, it } from 'vitest';
import { movedPageOf, pageKindOf } from '../index.ts';

const MOVED = [
  ['/manage-invite/schedules', '/shows'],
  ['/manage-invite/schedules/?workspace=7&log=3', '/shows?workspace=7&log=3'],
  ['/manage-invite/audit?action=device.add&outcome=refused', '/activity?action=device.add&outcome=refused'],
  ['/manage-invite/alerts#x', '/activity/alerts'],
  ['/myaccount#plans', '/myaccount/plans'],
  ['/myaccount?list=upgrade#plans', '/myaccount/plans?list=upgrade'],
  ['/myaccount?plan=price_1', '/myaccount/plans?plan=price_1'],
  ['/myaccount?tab=plans', '/myaccount/plans'],
  ['/myaccount?tab=billing', '/myaccount'],
  ['/myaccount?tab=nonsense&change=a', '/myaccount?change=a'],
  ['/myaccount?tab=settings', '/myaccount/settings/profile'],
  ['/myaccount/#api-tokens', '/myaccount/settings/api-tokens'],
  ['/myaccount#sessions', '/myaccount/settings/sign-in'],
  ['/myaccount#deletion', '/myaccount/settings/delete'],
  ['/myaccount?change=a#billing', '/myaccount?change=a'],
  ['/myaccount?list=new&change=a#billing', '/myaccount?change=a'],
  ['/myaccount?tab=billing&target=v-1', '/myaccount'],
] as const;

it.each(MOVED)('[HZ-9] leads from %s to %s, which has not moved and is for signed-in users', (from, to) => {
  expect(movedPageOf(from)).toBe(to);
  expect(movedPageOf(to)).toBe(null);
  expect(pageKindOf(to)).toBe('loggedIn');
});

it.each([
  '/dashboard?tab=plans#plans',
  '/myaccount',
  '/myaccount?change=a',
  '/myaccount#constructor',
  '/myaccount/settings/profile#plans',
  '/manage-invite',
  '/manage-invite/import?workspace=1',
  '/activity',
  '/Myaccount#plans',
  '/constructor',
  '',
])('leaves %s', (location) => {
  expect(movedPageOf(location)).toBe(null);
});
