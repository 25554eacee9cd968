import { expect, it } from 'vitest';
import { API_SCOPES } from './api-scope.ts';
import {
  API_TOKEN_DAYS,
  API_TOKEN_ISSUES,
  API_TOKEN_NAME_MAX_LENGTH,
  parseNewApiToken,
} from './api-token-form.ts';

const GOOD = { name: 'Rundown', scopes: ['devices:read'], days: 30 };
const codeOf = (change: object) => {
  const parsed = parseNewApiToken({ ...GOOD, ...change });
  return parsed.ok ? null : parsed.error.map(({ field, code }) => `${field} ${code}`);
};

it('[PLUS-25] reads a token: its name trimmed, its scopes in order and each once', () => {
  const scopes = [...API_SCOPES.toReversed(), 'devices:read'];
  expect(parseNewApiToken({ name: ' Rundown ', scopes, days: 365 })).toEqual({
    ok: true,
    value: { name: 'Rundown', scopes: API_SCOPES, days: 365 },
  });
});

it('[PLUS-25] keeps only the scopes that were asked for', () => {
  const parsed = parseNewApiToken(GOOD);
  expect(parsed.ok && parsed.value.scopes).toEqual(['devices:read']);
});

it('[PLUS-25] lasts a week, a month, a quarter or a year, and nothing else', () => {
  for (const days of API_TOKEN_DAYS) expect(codeOf({ days })).toBeNull();
  for (const days of [0, 1, 31, 366, -7, 7.5, '30', null, Number.POSITIVE_INFINITY])
    expect(codeOf({ days })).toEqual(['days token-days-unknown']);
});

it('[PLUS-25] needs a name of at most sixty characters', () => {
  expect(codeOf({ name: 'n'.repeat(API_TOKEN_NAME_MAX_LENGTH) })).toBeNull();
  expect(codeOf({ name: 'n'.repeat(API_TOKEN_NAME_MAX_LENGTH + 1) })).toEqual(['name token-name-too-long']);
  expect(codeOf({ name: '  ' })).toEqual(['name token-name-required']);
  expect(codeOf({ name: 7 })).toEqual(['name wrong-type']);
});

it('[PLUS-25] needs scopes, all of them known', () => {
  expect(codeOf({ scopes: [] })).toEqual(['scopes token-scopes-required']);
  expect(codeOf({ scopes: ['devices:read', 'billing:pay'] })).toEqual(['scopes token-scope-unknown']);
  expect(codeOf({ scopes: 'devices:read' })).toEqual(['scopes wrong-type']);
});

it('lists everything that is wrong at once', () => {
  expect(codeOf({ name: '', scopes: [], days: 1 })).toHaveLength(3);
  for (const nothing of [null, 7, 'token', []])
    expect(parseNewApiToken(nothing)).toEqual({ ok: false, error: [{ field: '', code: 'wrong-type' }] });
});

it('has a case for every issue of the closed list, and finds no other', () => {
  const cases = [
    { name: 7 },
    { name: '' },
    { name: 'n'.repeat(API_TOKEN_NAME_MAX_LENGTH + 1) },
    { name: 'n\u202en' },
    { scopes: [] },
    { scopes: ['billing:pay'] },
    { days: 1 },
  ];
  const found = cases.flatMap((change) => {
    const parsed = parseNewApiToken({ ...GOOD, ...change });
    return parsed.ok ? [] : parsed.error.map(({ code }) => code);
  });
  expect(found).toEqual(API_TOKEN_ISSUES);
});
