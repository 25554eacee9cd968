import { expect, expectTypeOf, it } from 'vitest';
import { REFUSALS, REFUSAL_REASONS, isHiddenRefusal } from './refusal.ts';
import type { PermissionDecision, RefusalReason } from './refusal.ts';

it('[GC-10, HZ-6] knows these reasons, in the order in which they are given', () => {
  expect(REFUSAL_REASONS.join(' ')).toBe(
    'unknown-role no-right partner-customer trial no-plan default-workspace dirty expired running no-workspace',
  );
  expectTypeOf<RefusalReason>().toEqualTypeOf<(typeof REFUSAL_REASONS)[number]>();
  expectTypeOf<Extract<PermissionDecision, { allowed: false }>['reason']>().toEqualTypeOf<RefusalReason>();
});

it('[GC-10] hides what a role can never do, and shows everything else disabled', () => {
  expect(REFUSAL_REASONS.filter(isHiddenRefusal)).toEqual(['unknown-role', 'no-right']);
});

it('keeps one frozen refusal for each reason', () => {
  for (const reason of REFUSAL_REASONS) {
    expect(REFUSALS[reason]).toEqual({ allowed: false, reason });
    expect(Object.isFrozen(REFUSALS[reason])).toBe(true);
  }
});
