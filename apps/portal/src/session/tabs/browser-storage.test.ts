import { expect, it } from 'vitest';
import { createSafeStorage } from './browser-storage.ts';
import { memoryStorage } from '../testing/session-harness.ts';

const refuse = (): never => {
  throw new DOMException('no room', 'QuotaExceededError');
};

it('keeps what a full storage does not take as long as the page stands, and forgets it when told to', () => {
  const kept = memoryStorage();
  kept.setItem('a', 'old');
  const full = createSafeStorage(() => ({ ...kept, setItem: refuse }));
  full.setItem('a', 'new');
  expect(full.getItem('a')).toBe('new');
  full.removeItem('a');
  expect([full.getItem('a'), kept.getItem('a')]).toEqual([null, null]);
});

it('works where storage is blocked altogether', () => {
  const blocked = createSafeStorage(refuse);
  expect(blocked.getItem('a')).toBeNull();
  blocked.setItem('a', '1');
  expect(blocked.getItem('a')).toBe('1');
  blocked.removeItem('a');
  expect(blocked.getItem('a')).toBeNull();
});

it('sees at once what another tab wrote', () => {
  const kept = memoryStorage();
  const storage = createSafeStorage(() => kept);
  storage.setItem('a', '1');
  kept.setItem('a', '2');
  expect(storage.getItem('a')).toBe('2');
});
