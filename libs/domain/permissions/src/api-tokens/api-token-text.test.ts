import { expect, it } from 'vitest';
import { apiTokenKindOf, apiTokenText, isApiToken } from './api-token-text.ts';

const SECRET = '0123456789abcdef'.repeat(4);

it('[PLUS-25] writes a token as prefix, secret and the CRC-32 of the secret', () => {
  expect(apiTokenText('user', SECRET)).toBe(`plt_${SECRET}a77cac63`);
  expect(apiTokenText('support', SECRET)?.startsWith('pls_')).toBe(true);
});

it('writes a checksum of eight digits, also where it begins with a zero', () => {
  const lengths = Array.from({ length: 64 }, (_each, index) => {
    const secret = index.toString(16).padStart(64, '0');
    return apiTokenText('user', secret)?.length;
  });
  expect(new Set(lengths)).toEqual(new Set([76]));
});

it('makes no token of a secret of another length or alphabet', () => {
  for (const secret of ['', SECRET.slice(1), `${SECRET}0`, SECRET.toUpperCase(), `${SECRET.slice(1)}g`])
    expect(apiTokenText('user', secret)).toBeNull();
});

it('[PLUS-25] recognises a whole token, and none with a letter changed, missing or added', () => {
  const token = apiTokenText('user', SECRET) ?? '';
  expect(isApiToken('user', token)).toBe(true);
  expect(isApiToken('support', token)).toBe(false);
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === '7' ? '8' : '7';
    expect(isApiToken('user', token.slice(0, index) + other + token.slice(index + 1))).toBe(false);
  }
  for (const text of [token.slice(0, -1), `${token}0`, ` ${token}`, token.toUpperCase(), 'plt_', ''])
    expect(isApiToken('user', text)).toBe(false);
});

it('tells by the prefix what a text claims to be', () => {
  expect(apiTokenKindOf('plt_')).toBe('user');
  expect(apiTokenKindOf('pls_x')).toBe('support');
  for (const text of ['', 'plt', 'eyJhbGciOi', 'xplt_']) expect(apiTokenKindOf(text)).toBeNull();
});
