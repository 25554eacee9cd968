import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeBase64url, encodeUtf8 } from './base64url.fixture.ts';
import { decodeBase64url } from './base64url.ts';

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
