import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountNameIssue } from '../identity/account-name.ts';
import * as limits from './limits.ts';
import { messageIssue, countNearLimit } from './text-length.ts';
import { PLAIN_NAMES, plainNameIssue } from '../identity/names.ts';
import type { PlainName } from '../identity/names.ts';
import { newPasswordIssue, passwordIssue } from '../forms/session-forms.ts';
import { workspaceNameIssue } from '../identity/workspace-name.ts';

const lengths = (judge: (text: string) => string | null, ...counts: number[]) =>
  counts.map((count) => judge('x'.repeat(count)));

it('[CONST-35] the limits are the stated ones', () => {
  expect({ ...limits }).toEqual({
    NAME_MIN_LENGTH: 2,
    NAME_MIN_LENGTH_EXCEPTED: 1,
    NAME_MAX_LENGTH: 30,
    MESSAGE_MIN_LENGTH: 2,
    MESSAGE_MAX_LENGTH: 300,
    EMAIL_MAX_LENGTH: 300,
    PASSWORD_MIN_LENGTH: 6,
    PASSWORD_MAX_LENGTH: 100,
    NEW_PASSWORD_MAX_LENGTH: 30,
    MARKET_MAX_LENGTH: 300,
    CSV_MAX_BYTES: 5_242_880,
    PAGE_MAX_LENGTH: 300,
    APP_VERSION_MAX_LENGTH: 100,
    RATINGS: [1, 2, 3, 4, 5],
    RATING_NEEDING_MESSAGE: 2,
  });
});

describe('a name', () => {
  it.each<PlainName>(['name', 'company', 'instance-name'])(
    '[VAL-1, VAL-2, GE-12] has 2 to 30 characters: %s',
    (kind) => {
      expect(lengths((text) => plainNameIssue(kind, text), 0, 1, 2, 30, 31)).toEqual([
        `${kind}-required`,
        `${kind}-too-short`,
        null,
        null,
        `${kind}-too-long`,
      ]);
    },
  );

  it.each<PlainName>(['first-name', 'last-name'])(
    '[VAL-3, GE-12, GE-10] needs one character only: %s',
    (kind) => {
      expect(lengths((text) => plainNameIssue(kind, text), 0, 1, 30, 31)).toEqual([
        `${kind}-required`,
        null,
        null,
        `${kind}-too-long`,
      ]);
    },
  );

  it('[VAL-3, VAL-21, WS-5, WS-6, GW-3] of a workspace has 1 to 30 characters', () => {
    expect(lengths(workspaceNameIssue, 0, 1, 30, 31)).toEqual([
      'workspace-name-required',
      null,
      null,
      'workspace-name-too-long',
    ]);
  });

  it('[VAL-17, VAL-18] of a business or an account has 2 to 30 characters', () => {
    expect(lengths((text) => accountNameIssue(text), 0, 1, 2, 30, 31)).toEqual([
      'account-name-required',
      'account-name-too-short',
      null,
      null,
      'account-name-too-long',
    ]);
  });

  it('[GE-14] counts after trimming', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLAIN_NAMES), fc.string({ maxLength: 40 }), (kind, text) => {
        expect(plainNameIssue(kind, `  ${text}\n`)).toBe(plainNameIssue(kind, text));
        expect(plainNameIssue(kind, text) === null).toBe(
          text.trim().length >= (kind.startsWith('first') || kind.startsWith('last') ? 1 : 2) &&
            text.trim().length <= 30,
        );
      }),
    );
  });
});

it('[VAL-4, VAL-5] a message has 2 to 300 characters', () => {
  expect(lengths(messageIssue, 0, 1, 2, 300, 301)).toEqual([
    'message-required',
    'message-too-short',
    null,
    null,
    'message-too-long',
  ]);
});

describe('a password', () => {
  it('[VAL-12, VAL-13, GA-1] that signs in has 6 to 100 characters', () => {
    expect(lengths(passwordIssue, 0, 5, 6, 100, 101)).toEqual([
      'password-required',
      'password-too-short',
      null,
      null,
      'password-too-long',
    ]);
  });

  it('[GA-1] that a reset sets has 6 to 30 characters', () => {
    expect(lengths(newPasswordIssue, 0, 5, 6, 30, 31)).toEqual([
      'password-required',
      'password-too-short',
      null,
      null,
      'new-password-too-long',
    ]);
  });

  it('[GE-14] counts as typed, with the spaces at its ends', () => {
    expect([' 1234 ', '    1'].map(passwordIssue)).toEqual([null, 'password-too-short']);
    expect(newPasswordIssue(`${' '.repeat(30)}x`)).toBe('new-password-too-long');
  });

  it('[GA-1] that a reset sets can always sign in', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (password) => {
        if (newPasswordIssue(password) === null) expect(passwordIssue(password)).toBeNull();
      }),
    );
  });
});

it('[GE-14] counts the characters of a text from 24 of 30 on, after trimming, beyond the limit too', () => {
  expect(countNearLimit('x'.repeat(23), limits.NAME_MAX_LENGTH)).toBe(null);
  expect(countNearLimit(` ${'x'.repeat(23)} `, limits.NAME_MAX_LENGTH)).toBe(null);
  expect(countNearLimit('x'.repeat(24), limits.NAME_MAX_LENGTH)).toBe(24);
  expect(countNearLimit('x'.repeat(35), limits.NAME_MAX_LENGTH)).toBe(35);
});
