import { expect, it } from 'vitest';
import { needsStopConfirmation } from './index.ts';

it('[DEV-29, LQ-5] asks before a leader is stopped, also one of the older word, whoever is connected', () => {
  for (const linkRole of ['Leader', 'Master'] as const) {
    for (const connected of [undefined, null, 0, 3]) {
      expect(needsStopConfirmation({ linkRole }, connected)).toBe(true);
    }
  }
});

it('[LQ-5] does not ask for a member or a solo device while nobody is known to be connected', () => {
  for (const linkRole of ['Member', 'Atomic', null] as const) {
    for (const connected of [undefined, null, 0]) {
      expect(needsStopConfirmation({ linkRole }, connected)).toBe(false);
    }
  }
});

it('asks for any device while somebody is connected', () => {
  for (const linkRole of ['Member', 'Atomic', null] as const) {
    expect(needsStopConfirmation({ linkRole }, 1)).toBe(true);
  }
});
