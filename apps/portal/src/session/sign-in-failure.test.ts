import { describe, expect, it } from 'vitest';
import { describeSignInFailure, isIdentityOutOfReach } from './sign-in-failure.ts';

const error = (code: unknown) => Object.assign(new Error('sdk'), { code });

describe('a sign-in that failed', () => {
  it('sounds the same for a wrong password and for a person nobody knows', () => {
    const codes = [
      'auth/invalid-credential',
      'auth/wrong-password',
      'auth/user-not-found',
      'auth/invalid-email',
    ];
    expect(new Set(codes.map((code) => describeSignInFailure(error(code))))).toEqual(
      new Set(['credentials']),
    );
  });

  it('tells a blocked person, too many attempts and a silent service apart', () => {
    const codes = ['auth/user-disabled', 'auth/too-many-requests', 'auth/network-request-failed'];
    expect(codes.map((code) => describeSignInFailure(error(code)))).toEqual([
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
    expect([describeSignInFailure(thrown), isIdentityOutOfReach(thrown)]).toEqual(['general', false]);
  });
});
