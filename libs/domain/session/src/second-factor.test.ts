import { expect, it } from 'vitest';
import { secondFactorOf } from './second-factor.ts';

const GOOGLE = 'https://myaccount.google.com/signinoptions/twosv';
const MICROSOFT = 'https://mysignins.microsoft.com/security-info';

it.each([
  ['password', false, 'none', null],
  ['password', true, 'confirmed', null],
  ['google.com', false, 'by-provider', GOOGLE],
  ['google.com', true, 'confirmed', GOOGLE],
  ['microsoft.com', false, 'by-provider', MICROSOFT],
  ['microsoft.com', true, 'confirmed', MICROSOFT],
  ['saml.broadcaster', false, 'by-provider', null],
  ['__proto__', false, 'by-provider', null],
] as const)(
  '[PLUS-23] tells of a sign-in with %s, confirmed: %s',
  (provider, hasSecondFactor, state, setUpPage) => {
    expect(secondFactorOf({ provider, hasSecondFactor })).toEqual({ state, setUpPage });
  },
);
