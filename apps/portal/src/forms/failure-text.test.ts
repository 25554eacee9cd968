import { ApiError } from '@partyline/api-client';
import { IDENTITY_FAILURE_TEXTS } from '@partyline/texts';
import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

const identityError = (code: string, customData?: unknown) =>
  Object.assign(new Error('sdk'), { code, customData });
const apiError = (status: number, message: string) =>
  new ApiError({ status, errorCode: 2000, message, data: null });
const OTHER = 'auth/account-exists-with-different-credential';
const email = 'mira@venue.example';

it('shows nothing when the user closed the provider window', () => {
  expect(failureText(identityError('auth/popup-closed-by-user'))).toBeNull();
  expect(failureText(identityError('auth/user-cancelled'))).toBeNull();
});

it('names each known sign-in method of an account once', () => {
  const textFor = (verifiedProvider?: unknown) =>
    failureText(identityError(OTHER, { email, _tokenResponse: { verifiedProvider } }));
  expect(textFor(['password', 'google.com'])).toBe(
    'You signed up as mira@venue.example with a password or Google. Please log in that way.',
  );
  expect(textFor(['password', 'emailLink'])).toBe(
    'You signed up as mira@venue.example with a password. Please log in that way.',
  );
  expect(textFor(['constructor'])).toBe(textFor());
  expect(textFor()).toBe('You signed up with mira@venue.example in another way. Please log in the same way.');
  expect(failureText(identityError(OTHER))).toBe('You signed up in another way. Please log in the same way.');
});

it('gives a wrong password and an unknown user the same text', () => {
  expect(failureText(identityError('auth/wrong-password'))).toBe(
    failureText(identityError('auth/user-not-found')),
  );
});

it('shows what the API refused, nothing for an ended session, and the general error for anything else', () => {
  expect(failureText(apiError(400, 'No.'))).toBe('No.');
  expect(failureText(apiError(401, ''))).toBeNull();
  expect(failureText(new TypeError('bug'))).toBe(IDENTITY_FAILURE_TEXTS.general);
});
