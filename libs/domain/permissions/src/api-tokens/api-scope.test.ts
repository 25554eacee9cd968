import { expect, it } from 'vitest';
import { API_SCOPES, canTokenCall } from './api-scope.ts';

it('[PLUS-25] lets a token call a route whose scope it has', () => {
  for (const scope of API_SCOPES) expect(canTokenCall([scope], scope)).toEqual({ allowed: true });
});

it('[PLUS-25] refuses a token every scope that it was not made for, however close', () => {
  for (const scope of API_SCOPES) {
    const others = API_SCOPES.filter((other) => other !== scope);
    expect(canTokenCall(others, scope)).toEqual({ allowed: false, reason: 'scope-missing' });
  }
  expect(canTokenCall([], 'devices:read')).toMatchObject({ reason: 'scope-missing' });
});

it('[PLUS-25] closes a route that names no scope to every token', () => {
  expect(canTokenCall(API_SCOPES, undefined)).toEqual({ allowed: false, reason: 'token-not-accepted' });
});
