import { expect, it } from 'vitest';
import { IDLE_OFF, IDLE_TIMED_OUT, isIdleDialogMounted, isIdleDialogOpen } from './index.ts';
import type { IdleState } from './index.ts';

const ACTIVE: IdleState = { phase: 'active', lastActivityMs: 0, storedMs: 0, lookedAtMs: 0 };
const PROMPTING: IdleState = { ...ACTIVE, phase: 'prompting' };

it('[IDLE-7] is ready on the account choice, even for nobody', () => {
  for (const path of ['/accounts-select', '/accounts-select/?x']) {
    expect(isIdleDialogMounted({ idle: IDLE_OFF, isLoggedUser: false, path })).toBe(true);
  }
  expect(isIdleDialogMounted({ idle: IDLE_OFF, isLoggedUser: false, path: '/dashboard' })).toBe(false);
});

it('[IDLE-8] is ready wherever somebody is logged in, idle or timed out, and open in the last two alone', () => {
  const path = '/login';
  expect(isIdleDialogMounted({ idle: ACTIVE, isLoggedUser: true, path })).toBe(true);
  for (const idle of [PROMPTING, IDLE_TIMED_OUT]) {
    expect(isIdleDialogMounted({ idle, isLoggedUser: false, path })).toBe(true);
  }
  expect([IDLE_OFF, ACTIVE, PROMPTING, IDLE_TIMED_OUT].map(isIdleDialogOpen)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
