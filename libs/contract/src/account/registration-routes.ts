import * as v from 'valibot';
import {
  createAccountDataSchema,
  registerBodySchema,
  registerDataSchema,
  signupBodySchema,
  signupDataSchema,
} from './registration.ts';
import { currentUserDataSchema, loginBodySchema, loginDataSchema } from './user.ts';
import { emptyBodySchema } from '../billing/subscription.ts';
import type { Route } from '../route.ts';

export const REGISTRATION_ROUTES = {
  login: {
    method: 'POST',
    path: 'login',
    summary: 'Signs a person in after the identity provider has.',
    permission: { kind: 'bearer', unverified: 'allowed' },
    body: loginBodySchema,
    data: loginDataSchema,
    errors: ['too-many-requests', 'identity-refused'],
    rateLimit: 'login',
  },
  currentUser: {
    method: 'GET',
    path: 'users',
    summary: 'The signed-in person, seen from the account their token names.',
    permission: { kind: 'bearer', unverified: 'allowed' },
    data: currentUserDataSchema,
    errors: ['not-found'],
  },
  signup: {
    method: 'POST',
    path: 'signup',
    summary: 'Registers a person whom the portal does not know yet; asked again it goes on where it was.',
    permission: { kind: 'bearer', unverified: 'allowed' },
    body: signupBodySchema,
    data: signupDataSchema,
    errors: ['invite-not-valid', 'too-many-requests'],
    rateLimit: 'login',
  },
  register: {
    method: 'POST',
    path: 'users/register',
    summary: 'Starts the trial of the account the caller owns, once for the life of the account.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: registerBodySchema,
    data: registerDataSchema,
    errors: ['not-found', 'forbidden', 'trial-used'],
  },
  createAccount: {
    method: 'POST',
    path: 'account/create',
    summary: 'Gives the caller an account of their own, or returns the one they have.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: emptyBodySchema,
    data: createAccountDataSchema,
    errors: ['not-found'],
  },
  hideFirstSteps: {
    method: 'DELETE',
    path: 'account/first-steps',
    summary: 'Hides the first steps of the account that the caller owns, for good.',
    permission: { kind: 'member' },
    data: v.null(),
    errors: ['forbidden'],
  },
} as const satisfies Record<string, Route>;
