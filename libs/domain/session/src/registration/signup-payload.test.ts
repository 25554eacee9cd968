import { expect, it, describe } from 'vitest';
import { signupPayloadOf, isLeadAccepted } from '../index.ts';

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

it('[AUTH-26] holds exactly the seven fields of the user', () => {
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

it('[AUTH-27] holds newPurchase only for a user who came through get-started', () => {
  expect(signupPayloadOf({ ...FACTS, isGetStarted: true })).toEqual({
    ...signupPayloadOf(FACTS),
    newPurchase: true,
  });
  expect('newPurchase' in signupPayloadOf(FACTS)).toBe(false);
});

describe('lead', () => {
  it('[EULA-32, EULA-33] counts a lead as accepted at response code 0 only', () => {
    expect(isLeadAccepted(0)).toBe(true);
    for (const code of ['0', null, undefined, false, 1, NaN, '']) expect(isLeadAccepted(code)).toBe(false);
  });
});
