import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  parseAccountId,
  parseVicId,
  parseWorkspaceId,
  parseUid,
  type AccountId,
  type VicId,
  type WorkspaceId,
  type Uid,
} from './ids.ts';
import type { Result } from './result.ts';

const PARSERS = Object.entries({ parseAccountId, parseWorkspaceId, parseVicId });

const NOT_IDS: unknown[] = [
  0,
  -0,
  -1,
  1.5,
  NaN,
  Infinity,
  -Infinity,
  2 ** 53,
  1n,
  '',
  '0',
  '01',
  '-1',
  '+1',
  ' 1',
  '1 ',
  '1\n',
  '1.0',
  '1e3',
  '0x1f',
  '١',
  '9007199254740992',
  '99999999999999999',
  true,
  null,
  undefined,
  [1],
  { valueOf: () => 1 },
];

describe.each(PARSERS)('%s', (_name, parse) => {
  it('takes every safe positive integer, as a number or in digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(parse(id)).toEqual({ ok: true, value: id });
        expect(parse(String(id))).toEqual({ ok: true, value: id });
      }),
    );
  });

  it('takes the smallest and the largest', () => {
    expect(parse(1)).toEqual({ ok: true, value: 1 });
    expect(parse('9007199254740991')).toEqual({ ok: true, value: Number.MAX_SAFE_INTEGER });
  });

  it('refuses zero, signs, fractions, other spellings, other types and what is not safe', () => {
    for (const input of NOT_IDS) expect(parse(input)).toEqual({ ok: false, error: 'not-an-id' });
  });

  it('answers anything at all without an exception, and takes nothing but ids', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const parsed = parse(input);
        if (parsed.ok) expect(String(input)).toBe(String(parsed.value));
      }),
    );
  });
});

it('keeps the ids of different things apart, and plain numbers out', () => {
  expectTypeOf(parseAccountId).returns.toEqualTypeOf<Result<AccountId, 'not-an-id'>>();
  expectTypeOf<AccountId>().toExtend<number>();
  expectTypeOf<number>().not.toExtend<AccountId>();
  expectTypeOf<AccountId>().not.toExtend<WorkspaceId>();
  expectTypeOf<WorkspaceId>().not.toExtend<VicId>();
});

describe('uid', () => {
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
});
