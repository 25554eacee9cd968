import fc from 'fast-check';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes by way of binary digits, independently of the decoder. */
export function encodeBase64url(bytes: readonly number[]): string {
  const digits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (digits.match(/.{1,6}/g) ?? [])
    .map((six) => ALPHABET.charAt(Number.parseInt(six.padEnd(6, '0'), 2)))
    .join('');
}

/** Encodes UTF-8 by way of percent encoding. */
export function encodeUtf8(text: string): readonly number[] {
  return (encodeURIComponent(text).match(/%..|[^%]/g) ?? []).map((unit) =>
    unit.length === 3 ? Number.parseInt(unit.slice(1), 16) : unit.charCodeAt(0),
  );
}

/** Returns a token with this payload and an invalid signature. */
export function tokenWith(payload: string): string {
  const header = encodeBase64url(encodeUtf8('{"alg":"RS256","kid":"1","typ":"JWT"}'));
  return `${header}.${encodeBase64url(encodeUtf8(payload))}.c2lnbmF0dXJl`;
}

const range = (min: number, max: number) => fc.integer({ min, max });

/** Covers every UTF-8 length and both sides of the surrogates. */
export const anyText: fc.Arbitrary<string> = fc.string({
  unit: fc
    .oneof(
      range(0, 0x7f),
      range(0x80, 0x7ff),
      range(0x800, 0xd7ff),
      range(0xe000, 0xffff),
      range(0x10000, 0x10ffff),
    )
    .map((point) => String.fromCodePoint(point)),
});
