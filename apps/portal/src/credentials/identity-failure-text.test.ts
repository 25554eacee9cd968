import { expect, it } from 'vitest';
import { identityFailureText } from './identity-failure-text.ts';

const error = (code: string, customData?: unknown) => Object.assign(new Error('sdk'), { code, customData });
const OTHER = 'auth/account-exists-with-different-credential';
const email = 'mira@venue.example';

it('says nothing of a window that the person closed themselves', () => {
  expect(identityFailureText(error('auth/popup-closed-by-user'))).toBeNull();
  expect(identityFailureText(error('auth/user-cancelled'))).toBeNull();
});

it('names the ways of an account that was made another way, each once, as far as they are told', () => {
  const told = (verifiedProvider?: unknown) =>
    identityFailureText(error(OTHER, { email, _tokenResponse: { verifiedProvider } }));
  expect(told(['password', 'google.com'])).toBe(
    'You signed up for mira@venue.example with a password or Google. Please log in that way.',
  );
  expect(told(['password', 'emailLink'])).toBe(
    'You signed up for mira@venue.example with a password. Please log in that way.',
  );
  expect(told(['constructor'])).toBe(told());
  expect(told()).toBe('You signed up for mira@venue.example another way. Please log in as you did then.');
  expect(identityFailureText(error(OTHER))).toBe('You signed up another way. Please log in as you did then.');
});

it('sounds the same for a wrong password and for a person nobody knows', () => {
  expect(identityFailureText(error('auth/wrong-password'))).toBe(
    identityFailureText(error('auth/user-not-found')),
  );
});
