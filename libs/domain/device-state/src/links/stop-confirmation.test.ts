import { expect, it } from 'vitest';
import { needsStopConfirmation } from '../index.ts';

it('[DEV-29, LQ-5] asks before a leader is stopped, also one of the older word, whoever is connected', () => {
  for (const linkRole of ['Leader', 'Master'] as const) {
    for (const connectedUsers of [null, 0, 3]) {
      expect(needsStopConfirmation({ linkRole, connectedUsers })).toBe(true);
    }
  }
});

it('[LQ-5, GD-28, GZ-15] asks for a member or a solo device unless it is known to have no connected users', () => {
  for (const linkRole of ['Member', 'Atomic', null] as const) {
    expect(needsStopConfirmation({ linkRole, connectedUsers: 0 })).toBe(false);
    expect(needsStopConfirmation({ linkRole, connectedUsers: 1 })).toBe(true);
    expect(needsStopConfirmation({ linkRole, connectedUsers: null })).toBe(true);
  }
});
