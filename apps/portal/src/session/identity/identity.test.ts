import { describe, expect, it } from 'vitest';
import { identityFailureOf, otherProvidersOf } from './identity.ts';

const error = (code: unknown) => Object.assign(new Error('sdk'), { code });

describe('a sign-in that failed', () => {
  it('is the same for a wrong password and an unknown user', () => {
    const codes = [
      'auth/invalid-credential',
      'auth/wrong-password',
      'auth/user-not-found',
      'auth/invalid-email',
    ];
    expect(new Set(codes.map((code) => identityFailureOf(error(code))))).toEqual(new Set(['credentials']));
  });

  it('distinguishes a disabled user, too many attempts and an unreachable service', () => {
    const codes = ['auth/user-disabled', 'auth/too-many-requests', 'auth/network-request-failed'];
    expect(codes.map((code) => identityFailureOf(error(code)))).toEqual([
      'disabled',
      'too-many-attempts',
      'network',
    ]);
  });

  it.each([
    error('auth/new-code'),
    error('constructor'),
    error(7),
    new Error('plain'),
    'text',
    null,
    undefined,
  ])('is general for anything else: %#', (thrown) => {
    expect(identityFailureOf(thrown)).toBe('general');
  });
});

it('names the other providers of an existing account, as far as the error does', () => {
  const withData = (customData: unknown) => Object.assign(new Error('sdk'), { customData });
  const email = 'mira@venue.example';
  expect(otherProvidersOf(withData({ email, _tokenResponse: { verifiedProvider: ['google.com'] } }))).toEqual(
    {
      email,
      providers: ['google.com'],
    },
  );
  expect(otherProvidersOf(withData({ email, _tokenResponse: {} }))).toEqual({ email, providers: [] });
  expect(otherProvidersOf(withData({ email }))).toEqual({ email, providers: [] });
  for (const other of [withData(undefined), withData({ email: 7 }), new Error('plain'), null]) {
    expect(otherProvidersOf(other)).toEqual({ email: '', providers: [] });
  }
});
