import { expect, expectTypeOf, it } from 'vitest';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';

it('holds a value or an error, told apart by `ok`', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(err('not-a-number')).toEqual({ ok: false, error: 'not-a-number' });
});

it('gives the value only to who has looked', () => {
  expectTypeOf(ok(7)).toExtend<Result<number, 'bad'>>();
  expectTypeOf(err('bad' as const)).toExtend<Result<number, 'bad'>>();
  expectTypeOf<Result<number, 'bad'>>().not.toHaveProperty('value');
});
