import { expect, it } from 'vitest';
import { signupPayloadOf } from '../index.ts';

const FACTS = {
  accessToken: 'a.b.c',
  userid: 'u1',
  email: 'mira@demo.partyline.test',
  name: 'Mira',
  photoURL: null,
  provider: 'password',
  inviteId: null,
  isGetStarted: false,
};

it('[AUTH-26] holds exactly the seven fields, whatever else is known of the person', () => {
  const known = { ...FACTS, role: 'account-owner', password: 'x' };
  expect(Object.keys(signupPayloadOf(known)).sort()).toEqual([
    'accessToken',
    'email',
    'inviteId',
    'name',
    'photoURL',
    'provider',
    'userid',
  ]);
  expect(signupPayloadOf({ ...FACTS, name: null }).name).toBe('');
});

it('[AUTH-27] holds newPurchase when, and only when, the person came through get-started', () => {
  expect(signupPayloadOf({ ...FACTS, isGetStarted: true })).toEqual({
    ...signupPayloadOf(FACTS),
    newPurchase: true,
  });
  expect('newPurchase' in signupPayloadOf(FACTS)).toBe(false);
});
