import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeBase64url, encodeUtf8, tokenWith, anyText } from './base64url.fixture.ts';
import { anyClaims } from '../claims.fixture.ts';
import { encodeClaims } from '../claims.ts';
import { decodeToken, decodeTokenPayload } from './decode-token.ts';

/** RFC 7519, section 3.1. */
const EXAMPLE =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9' +
  '.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ' +
  '.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const [HEADER = '', PAYLOAD = '', SIGNATURE = ''] = EXAMPLE.split('.');

it('[AUTH-19] reads the payload of a token as it is published', () => {
  expect(decodeTokenPayload(EXAMPLE)).toEqual({
    iss: 'joe',
    exp: 1300819380,
    'http://example.com/is_root': true,
  });
});

it('[AUTH-19] finds no claims in a token that carries none', () => {
  expect(decodeToken(EXAMPLE)).toBeNull();
});

it('[AUTH-18, AUTH-19] reads the claims of a token whose other fields are in any script', () => {
  fc.assert(
    fc.property(anyClaims, anyText, (claims, name) => {
      expect(decodeToken(tokenWith(JSON.stringify({ ...encodeClaims(claims), name })))).toEqual(claims);
    }),
  );
});

describe('[AUTH-19, GX-21] there is no token, and no exception, in', () => {
  it.each([
    ['nothing', ''],
    ['two parts', `${HEADER}.${PAYLOAD}`],
    ['four parts', `${EXAMPLE}.${SIGNATURE}`],
    ['three parts and a dot', `${EXAMPLE}.`],
    ['a missing header', `.${PAYLOAD}.${SIGNATURE}`],
    ['a missing payload', `${HEADER}..${SIGNATURE}`],
    ['a missing signature', `${HEADER}.${PAYLOAD}.`],
    ['dots', '..'],
    ['a header that is no base64url', `${HEADER}=.${PAYLOAD}.${SIGNATURE}`],
    ['a payload that is no base64url', `${HEADER}.${PAYLOAD}=.${SIGNATURE}`],
    ['a signature that is no base64url', `${HEADER}.${PAYLOAD}.+${SIGNATURE}`],
    ['a leading space', ` ${EXAMPLE}`],
    ['the scheme of a header field', `Bearer ${EXAMPLE}`],
    ['a payload that is no JSON', tokenWith('{"role":')],
    ['a payload that is JSON but no object', tokenWith('[1]')],
    ['a payload that is null', tokenWith('null')],
    ['a payload that is a text', tokenWith('"account-owner"')],
    [
      'a payload that is not UTF-8',
      `${HEADER}.${encodeBase64url([0x7b, 0x22, 0xff, 0x22, 0x7d])}.${SIGNATURE}`,
    ],
    ['a payload behind a byte order mark', tokenWith('\ufeff{}')],
    ['very deep brackets', tokenWith('['.repeat(100_000))],
  ])('%s', (_what, token) => {
    expect(decodeTokenPayload(token)).toBeNull();
    expect(decodeToken(token)).toBeNull();
  });

  it.each([undefined, null, 7, {}, [EXAMPLE]])('what is no text: %j', (token) => {
    expect(decodeToken(token)).toBeNull();
  });

  it('any text, but for the few that are tokens', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String().map((text) => `${text}.${text}.${text}`),
        ),
        (text) => {
          expect(decodeToken(text)).toBeNull();
        },
      ),
    );
  });

  it('a megabyte of one letter', () => {
    expect(decodeToken('A'.repeat(1_000_000))).toBeNull();
    expect(decodeToken(`A.${'A'.repeat(1_000_000)}.A`)).toBeNull();
  });
});

it('[GX-21] takes no second spelling of the same token', () => {
  const token = `e30.${encodeBase64url(encodeUtf8('{"a":1}'))}.AA`;
  expect(token).toBe('e30.eyJhIjoxfQ.AA');
  expect(decodeTokenPayload(token)).toEqual({ a: 1 });
  // The last letter of each part has left-over bits.
  for (const other of ['e31.eyJhIjoxfQ.AA', 'e30.eyJhIjoxfR.AA', 'e30.eyJhIjoxfQ.AB'])
    expect(decodeTokenPayload(other)).toBeNull();
});

it('decodes a token once while the same one is asked about', () => {
  const other = tokenWith('{"a":1}');
  const payload = decodeTokenPayload(EXAMPLE);
  expect(decodeTokenPayload(EXAMPLE)).toBe(payload);
  expect(decodeTokenPayload(other)).toEqual({ a: 1 });
  expect(decodeTokenPayload(EXAMPLE)).toEqual(payload);
});
