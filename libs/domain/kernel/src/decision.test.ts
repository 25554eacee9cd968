import { expect, expectTypeOf, it } from 'vitest';
import { allow, refuse } from './decision.ts';
import type { Decision } from './decision.ts';

it('allows with one frozen answer, the same for everybody', () => {
  expect(allow()).toEqual({ allowed: true });
  expect(allow()).toBe(allow());
  expect(Object.isFrozen(allow())).toBe(true);
});

it('refuses with a reason', () => {
  expect(refuse('no-right')).toEqual({ allowed: false, reason: 'no-right' });
});

it('knows a reason of a refusal and none of a permission', () => {
  expectTypeOf(refuse('late')).toExtend<Decision<'late' | 'early'>>();
  expectTypeOf(refuse('late')).not.toExtend<Decision<'early'>>();
  expectTypeOf<Extract<Decision<'late'>, { allowed: true }>>().not.toHaveProperty('reason');
  expectTypeOf<Extract<Decision<'late'>, { allowed: false }>['reason']>().toEqualTypeOf<'late'>();
});
