import { expect, expectTypeOf, it, describe } from 'vitest';
import { err, ok, allow, refuse, type Result, type Decision } from './result.ts';

it('holds a value or an error, told apart by `ok`', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(err('not-a-number')).toEqual({ ok: false, error: 'not-a-number' });
});

it('gives the value only to who has looked', () => {
  expectTypeOf(ok(7)).toExtend<Result<number, 'bad'>>();
  expectTypeOf(err('bad' as const)).toExtend<Result<number, 'bad'>>();
  expectTypeOf<Result<number, 'bad'>>().not.toHaveProperty('value');
});

describe('decision', () => {
  it('allows with one frozen answer, the same for all callers', () => {
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
});
