import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { nextAfterVerification, readVerifyAnswer } from './verification.ts';
import type { VerificationRecord } from './verification.ts';

const ANSWER = {
  event: 'ownership-transfer',
  accountId: 3,
  workspaceId: 12,
  userName: 'Wim',
  userId: 'u1',
  redirectAction: '/ownershiptransfer',
};
const STORED: VerificationRecord = {
  VerifyKey: 'old',
  isVerified: false,
  requesterName: '',
  userId: '',
  event: '',
  redirectAction: '',
};
const SESSION = { transfer: STORED, associations: [{ accountId: 3 }, { accountId: 4 }] };

it('[OWN-14] reads the account, the workspace and the name with the rest of an answer, and nothing more', () => {
  expect(readVerifyAnswer({ ...ANSWER, extra: 1 })).toEqual(ANSWER);
  expect(readVerifyAnswer({ ...ANSWER, workspaceId: null })).toEqual({ ...ANSWER, workspaceId: null });
});

it.each(Object.keys(ANSWER))('[OWN-14] takes an answer without a proper %s for none', (name) => {
  const rest = Object.fromEntries(Object.entries(ANSWER).filter(([key]) => key !== name));
  expect(readVerifyAnswer(rest)).toBeNull();
  for (const value of [undefined, [], {}, true, 1.5]) {
    expect(readVerifyAnswer({ ...ANSWER, [name]: value })).toBeNull();
  }
});

it.each([null, undefined, 'text', []])('[OWN-14] reads no answer from %j', (data) => {
  expect(readVerifyAnswer(data)).toBeNull();
});

it('[OWN-14] answers anything without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readVerifyAnswer(data)).toBeNull();
    }),
  );
});

it('[OWN-13] keeps the key, that it is verified, who asks, the user, the event and where to go', () => {
  expect(nextAfterVerification(SESSION, 'key', readVerifyAnswer(ANSWER)).transfer).toEqual({
    VerifyKey: 'key',
    isVerified: true,
    requesterName: 'Wim',
    userId: 'u1',
    event: 'ownership-transfer',
    redirectAction: '/ownershiptransfer',
  });
  expectTypeOf<keyof VerificationRecord>().toEqualTypeOf<
    'VerifyKey' | 'isVerified' | 'requesterName' | 'userId' | 'event' | 'redirectAction'
  >();
});

it('[OWN-11] clears the stored record when the check of the key has failed', () => {
  expect(nextAfterVerification(SESSION, 'key', null).transfer).toBeNull();
});

it('[OWN-12] leaves the associations as they are when the check has failed, and when it has not', () => {
  for (const answer of [null, readVerifyAnswer(ANSWER)])
    expect(nextAfterVerification(SESSION, 'key', answer).associations).toBe(SESSION.associations);
});
