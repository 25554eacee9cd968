import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { parseUid } from './uid.ts';
import type { Uid } from './uid.ts';

const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));

it('takes 1 to 128 visible characters as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: visible, minLength: 1, maxLength: 128 }), (uid) => {
      expect(parseUid(uid)).toEqual({ ok: true, value: uid });
    }),
  );
});

it('takes the longest and refuses one more', () => {
  expect(parseUid('~'.repeat(128)).ok).toBe(true);
  expect(parseUid('!'.repeat(129))).toEqual({ ok: false, error: 'not-a-uid' });
});

it.each(['', ' ', 'a b', 'a\n', 'a\u007f', 'zoë', 'a\u0000b', 7, null, undefined, ['a'], {}])(
  'refuses %j',
  (input) => {
    expect(parseUid(input)).toEqual({ ok: false, error: 'not-a-uid' });
  },
);

it('is a text that no plain text can stand in for', () => {
  expectTypeOf<Uid>().toExtend<string>();
  expectTypeOf<string>().not.toExtend<Uid>();
});
