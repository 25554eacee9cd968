import { expect, it, describe } from 'vitest';
import {
  STORED_THINGS,
  browserKey,
  listKeysClearedAtLogout,
  personalKey,
  storageChangeOf,
  isStoredSessionExpired,
} from '../index.ts';
import { STORED_SESSION_TIMEOUT_MS } from './timings.ts';

it('[AUTH-25] keeps the register state in local storage, for each person apart, over a logout', () => {
  expect(STORED_THINGS['register-state']).toMatchObject({ where: 'local', atLogout: 'keep' });
  expect(personalKey('register-state', 'u1')).toBe('portal.register-state.u1');
});

it('[AUTH-14] clears the session and pending data at logout, and keeps display settings', () => {
  const browsers = [
    { where: 'local', key: 'portal.user' },
    { where: 'local', key: 'portal.activity' },
    { where: 'local', key: 'portal.ended' },
    { where: 'local', key: 'portal.invite' },
    { where: 'local', key: 'portal.get-started' },
    { where: 'session', key: 'portal.transfer' },
    { where: 'session', key: 'portal.wanted' },
    { where: 'session', key: 'portal.left' },
    { where: 'session', key: 'portal.add-device' },
    { where: 'session', key: 'portal.typed-email' },
    { where: 'session', key: 'portal.contact-draft' },
    { where: 'session', key: 'portal.restarts' },
  ];
  expect(listKeysClearedAtLogout(null)).toEqual(browsers);
  expect(listKeysClearedAtLogout('u1')).toEqual([
    ...browsers,
    { where: 'session', key: 'portal.profile-draft.u1' },
    { where: 'session', key: 'portal.account-draft.u1' },
    { where: 'session', key: 'portal.form-drafts.u1' },
  ]);
});

it('[AUTH-29] seals whatever names a person', () => {
  expect(STORED_THINGS.user.isSealed).toBe(true);
  expect(STORED_THINGS.invite.isSealed).toBe(true);
});

it('keeps no choice of one person where another would meet it', () => {
  for (const name of ['view', 'zoom', 'accordions', 'views'] as const) {
    expect(personalKey(name, 'a')).not.toBe(personalKey(name, 'b'));
  }
  const keys = Object.keys(STORED_THINGS);
  expect(keys.filter((key) => /token/i.test(key))).toEqual([]);
});

it('[AUTH-12, AUTH-13] rereads the user when another tab changed it, and logs out when it was removed', () => {
  const user = browserKey('user');
  expect(storageChangeOf(user, '1.abc')).toBe('reload-user');
  expect(storageChangeOf(user, '')).toBe('reload-user');
  expect(storageChangeOf(user, null)).toBe('logout');
  expect(storageChangeOf(null, null)).toBe('logout');
});

it('[AUTH-13] ends an unfinished sign-in when another tab signs out of the identity service', () => {
  const due = browserKey('sign-out-due');
  expect([storageChangeOf(due, 'yes'), storageChangeOf(due, null)]).toEqual(['end-sign-in', 'nothing']);
});

it('takes activity for no change of the user, and leaves everything else alone', () => {
  expect(storageChangeOf('portal.activity', '1795168800000')).toBe('look-at-idle');
  expect(storageChangeOf('portal.activity', null)).toBe('nothing');
  expect(storageChangeOf('portal.zoom.u1', '50')).toBe('nothing');
  expect(storageChangeOf('portal.user.x', null)).toBe('nothing');
});

describe('stored session', () => {
  const NOW = 1_795_168_800_000;

  it('[AUTH-5] has expired when its last activity lies the idle timeout and the prompt back, or more', () => {
    expect(isStoredSessionExpired(NOW - STORED_SESSION_TIMEOUT_MS + 1, NOW)).toBe(false);
    expect(isStoredSessionExpired(NOW - STORED_SESSION_TIMEOUT_MS, NOW)).toBe(true);
    expect(isStoredSessionExpired(NOW - 86_400_000, NOW)).toBe(true);
    expect(isStoredSessionExpired(0, NOW)).toBe(true);
  });

  it('has not expired without a readable time, or with one that lies ahead', () => {
    for (const time of [null, NaN, Infinity, -Infinity, NOW + 1]) {
      expect(isStoredSessionExpired(time, NOW)).toBe(false);
    }
  });
});
