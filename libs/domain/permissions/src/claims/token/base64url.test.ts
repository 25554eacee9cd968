import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { encodeBase64url, encodeUtf8, anyText } from './base64url.fixture.ts';
import { decodeBase64url, decodeUtf8 } from './base64url.ts';

const decoded = (text: string) => {
  const bytes = decodeBase64url(text);
  return bytes === null ? null : [...bytes];
};

it.each([
  ['', ''],
  ['Zg', 'f'],
  ['Zm8', 'fo'],
  ['Zm9v', 'foo'],
  ['Zm9vYg', 'foob'],
  ['Zm9vYmE', 'fooba'],
  ['Zm9vYmFy', 'foobar'],
])('reads %j of RFC 4648 without its padding as %j', (text, meaning) => {
  expect(decoded(text)).toEqual(encodeUtf8(meaning));
});

it('reads all 64 letters, with - and _ for the last two', () => {
  expect(decoded('-_-_')).toEqual([0xfb, 0xff, 0xbf]);
});

it('reads back any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(decoded(encodeBase64url([...bytes]))).toEqual([...bytes]);
    }),
  );
});

it('[GX-21] takes one spelling of the same bytes only', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const bytes = decoded(text);
      if (bytes !== null) expect(encodeBase64url(bytes)).toBe(text);
    }),
  );
  for (const leftOver of ['Zh', 'Zm9', 'Zm-', 'AB', 'AAB']) expect(decodeBase64url(leftOver)).toBeNull();
});

it.each(['Z', 'A', 'AAAAA', 'Zm9vY', 'Zg==', 'Zm8=', '+/+/', 'Zm 8', 'Zm8\n', 'Zm8é', 'Zm😀', '....'])(
  'refuses %j',
  (text) => {
    expect(decodeBase64url(text)).toBeNull();
  },
);

describe('utf8', () => {
  const read = (bytes: readonly number[]) => decodeUtf8(Uint8Array.from(bytes));

  it('reads back any text, also outside the basic plane', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(read(encodeUtf8(text))).toBe(text);
      }),
    );
    expect(read(encodeUtf8('Zoë 東京 😀'))).toBe('Zoë 東京 😀');
    expect(read(encodeUtf8('100 %41\n'))).toBe('100 %41\n');
  });

  it.each([0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff])(
    'reads the code point %d at the edge of a length',
    (point) => {
      expect(read(encodeUtf8(String.fromCodePoint(point)))).toBe(String.fromCodePoint(point));
    },
  );

  it.each([
    ['a byte that follows nothing', [0x80]],
    ['the same at its upper end', [0xbf]],
    ['two of these', [0xbf, 0xbf]],
    ['a sequence cut off by the end', [0x41, 0xc3]],
    ['a longer one cut off by the end', [0xe6, 0x9d]],
    ['a sequence cut off by a letter', [0xc3, 0x41]],
    ['a sequence cut off by another', [0xe6, 0xe6, 0xb1]],
    ['a slash in two bytes', [0xc0, 0xaf]],
    ['the last one-byte point in two', [0xc1, 0xbf]],
    ['the last two-byte point in three', [0xe0, 0x9f, 0xbf]],
    ['the last three-byte point in four', [0xf0, 0x8f, 0xbf, 0xbf]],
    ['the first surrogate', [0xed, 0xa0, 0x80]],
    ['the last surrogate', [0xed, 0xbf, 0xbf]],
    ['a point beyond the last', [0xf4, 0x90, 0x80, 0x80]],
    ['a lead of five bytes', [0xf8, 0x88, 0x80, 0x80, 0x80]],
    ['the same with a point that four bytes could hold', [0xf8, 0x90, 0x80, 0x80]],
    ['a byte that is never used', [0xff]],
  ])('refuses %s', (_what, bytes) => {
    expect(read(bytes)).toBeNull();
  });

  it('reads any bytes as their text or not at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 8 }), (bytes) => {
        const text = decodeUtf8(bytes);
        if (text !== null) expect(encodeUtf8(text)).toEqual([...bytes]);
      }),
    );
  });
});
