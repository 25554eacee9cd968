import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/session-harness.ts';
import { createSafeStorage, createStoredValues } from './stored-values.ts';

function setUp() {
  const [local, tab] = [memoryStorage(), memoryStorage()];
  return { local, tab, stored: createStoredValues(local, tab) };
}

describe('stored values', () => {
  it('[AUTH-25] keeps the register state in local storage, for each user', () => {
    const { local, tab, stored } = setUp();
    stored.set('register-state', 'in progress', 'uid-1');
    expect([local.getItem('portal.register-state.uid-1'), tab.all()]).toEqual(['in progress', '[]']);
    const again = createStoredValues(local, tab);
    expect([again.get('register-state', 'uid-1'), again.get('register-state', 'uid-2')]).toEqual([
      'in progress',
      null,
    ]);
    stored.set('register-state', null, 'uid-1');
    expect(stored.get('register-state', 'uid-1')).toBeNull();
  });

  it('puts a value of the tab into session storage and takes it once', () => {
    const { local, tab, stored } = setUp();
    stored.set('wanted', '/dashboard');
    expect([tab.getItem('portal.wanted'), local.all()]).toEqual(['/dashboard', '[]']);
    expect([stored.take('wanted'), stored.take('wanted')]).toEqual(['/dashboard', null]);
  });

  it('[AUTH-14] clears at logout what goes with the session, but neither preferences nor the user data', () => {
    const { stored } = setUp();
    stored.set('user', 'sealed');
    stored.set('activity', '1');
    stored.set('wanted', '/dashboard');
    stored.set('profile-draft', '{}', 'uid-1');
    stored.set('view', 'list', 'uid-1');
    stored.set('register-state', 'done', 'uid-1');
    stored.set('sign-out-due', 'yes');
    stored.clearAtLogout('uid-1');
    expect([
      stored.get('user'),
      stored.get('activity'),
      stored.get('wanted'),
      stored.get('profile-draft', 'uid-1'),
      stored.get('view', 'uid-1'),
      stored.get('register-state', 'uid-1'),
      stored.get('sign-out-due'),
    ]).toEqual(['sealed', null, null, null, 'list', 'done', 'yes']);
  });
});

const refuse = (): never => {
  throw new DOMException('no room', 'QuotaExceededError');
};

it('falls back to memory when storage is full, and removes from both', () => {
  const inner = memoryStorage();
  inner.setItem('a', 'old');
  const full = createSafeStorage(() => ({ ...inner, setItem: refuse }));
  full.setItem('a', 'new');
  expect(full.getItem('a')).toBe('new');
  full.removeItem('a');
  expect([full.getItem('a'), inner.getItem('a')]).toEqual([null, null]);
});

it('works where storage is blocked', () => {
  const blocked = createSafeStorage(refuse);
  expect(blocked.getItem('a')).toBeNull();
  blocked.setItem('a', '1');
  expect(blocked.getItem('a')).toBe('1');
  blocked.removeItem('a');
  expect(blocked.getItem('a')).toBeNull();
});

it('returns what another tab wrote at once', () => {
  const inner = memoryStorage();
  const storage = createSafeStorage(() => inner);
  storage.setItem('a', '1');
  inner.setItem('a', '2');
  expect(storage.getItem('a')).toBe('2');
});
