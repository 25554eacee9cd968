import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeResendDelayMs,
  isAddDeviceWaiting,
  parseReturnTo,
  parseLinkKey,
  parseRedirectAction,
  parseUserAction,
} from '../index.ts';
import { ADD_DEVICE_WAIT_MS } from './action-link.ts';

const NOW = 1_795_168_800_000;
const notProper = { ok: false, error: 'request-not-proper' };

describe('a link of the identity provider', () => {
  it.each(['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail'])(
    'can ask for %s',
    (mode) => {
      expect(parseUserAction({ mode, oobCode: 'aB3_-' })).toEqual({
        ok: true,
        value: { action: mode, code: 'aB3_-' },
      });
    },
  );

  it('[ERR-20] is invalid without a mode or with an unknown one', () => {
    for (const mode of [undefined, '', 'signIn', 'verifyemail', ['verifyEmail'], null]) {
      expect(parseUserAction({ mode, oobCode: 'x' })).toEqual(notProper);
    }
  });

  it.each([
    ['ERR-21', 'resetPassword'],
    ['ERR-22', 'verifyEmail'],
    ['AUTH-34', 'verifyAndChangeEmail'],
    ['AUTH-34', 'recoverEmail'],
  ])('[%s] has an invalid action code when it has a bad one or none: %s', (_id, mode) => {
    for (const oobCode of [undefined, '', ' ', 'a b', 'x/../y', ['x'], 'x'.repeat(513), 'ä']) {
      expect(parseUserAction({ mode, oobCode })).toEqual({ ok: false, error: 'action-code-invalid' });
    }
  });
});

it('takes keys of letters, digits, hyphens and underscores, and refuses every other', () => {
  for (const key of ['a', 'A-b_9', 'x'.repeat(512)])
    expect(parseLinkKey(key)).toEqual({ ok: true, value: key });
  for (const key of ['', 'x'.repeat(513), 'a\n', '../../a', 'a%20', 1, null, undefined, ['a']]) {
    expect(parseLinkKey(key)).toEqual(notProper);
  }
});

describe('the redirect after a verified link', () => {
  it('[ROUTE-13] is a page of the portal other than the one that verifies links', () => {
    for (const path of ['/dashboard', '/invite?inviteId=a', '/myaccount?tab=billing']) {
      expect(parseRedirectAction(path)).toEqual({ ok: true, value: path });
    }
    for (const path of ['/actionlink', '/actionlink/?docId=a', '/', '/login', '/nonsense']) {
      expect(parseRedirectAction(path), path).toEqual(notProper);
    }
  });

  it('is never anywhere else', () => {
    for (const path of ['https://elsewhere.example/dashboard', '//elsewhere.example', '/\\elsewhere', null]) {
      expect(parseRedirectAction(path)).toEqual(notProper);
    }
  });
});

it('lets a device wait less than 30 min for the sign-in', () => {
  expect(isAddDeviceWaiting(NOW, NOW)).toBe(true);
  expect(isAddDeviceWaiting(NOW, NOW + ADD_DEVICE_WAIT_MS - 1)).toBe(true);
  expect(isAddDeviceWaiting(NOW, NOW + ADD_DEVICE_WAIT_MS)).toBe(false);
  for (const keptAt of [NOW + 1, NaN, Infinity]) expect(isAddDeviceWaiting(keptAt, NOW)).toBe(false);
  expect(ADD_DEVICE_WAIT_MS).toBe(1_800_000);
});

it('sends a confirmation mail again after 60 s', () => {
  expect(computeResendDelayMs(NOW, NOW)).toBe(60_000);
  expect(computeResendDelayMs(NOW, NOW + 59_999)).toBe(1);
  expect(computeResendDelayMs(NOW, NOW + 60_000)).toBe(0);
  expect(computeResendDelayMs(null, 1_000)).toBe(0);
  expect([null, NaN, NOW + 1, -Infinity].map((sentAt) => computeResendDelayMs(sentAt, NOW))).toEqual([
    0, 0, 0, 0,
  ]);
});

describe('the page to return to after a maintenance', () => {
  it.each([
    '/',
    '/login',
    '/confirm-email',
    '/accounts-select',
    '/dashboard?view=list',
    '/invite?inviteId=a',
  ])('is the page that was left: %s', (path) => {
    expect(parseReturnTo(path)).toBe(path);
  });

  it('is the landing page instead of an unknown page or the maintenance page', () => {
    for (const path of ['/maintenance', '/maintenance/?x', '/nonsense', '//elsewhere.example', null, 7, '']) {
      expect(parseReturnTo(path)).toBe('/');
    }
  });

  it('is always a path of this origin', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(parseReturnTo(value)).toMatch(/^\/(?![/\\])/);
        expect(parseReturnTo(`/${value}`)).toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});
