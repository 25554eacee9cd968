import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD_STRENGTHS, passwordStrength } from '../index.ts';

const EMAIL = 'mira.kessler@venue.example';
const of = (password: string, email = EMAIL) => passwordStrength(password, email);

describe('the strength of a password', () => {
  it('is null for an empty password', () => {
    expect(of('')).toBeNull();
  });

  it.each([
    ['a1B!c', 'weak', 'longer'],
    ['tulpen', 'weak', 'longer'],
    ['tulpenwagen', 'fair', 'longer'],
    ['tulpenwagen7', 'good', 'longer'],
    ['tulpen-wagen-unter-brücken', 'strong', null],
    ['Tv7!kq2#Lp9x', 'strong', null],
  ])('of %s is %s', (password, strength, advice) => {
    expect(of(password)).toEqual({ strength, advice });
  });

  it.each(['aaaaaaaaaaaaaaaaaaaa', '123456789012', 'abcdefghijklmnop', 'zyxwvutsrqponm', '11112222'])(
    'is weak where a run goes on: %s',
    (password) => {
      expect(of(password)?.strength).toBe('weak');
    },
  );

  it.each([
    'Password1',
    'passwort1',
    'PARTYLINE2',
    'intercom1',
    'iloveyou1',
    'letmein1',
    'welcome12',
    'qwerty123',
    'qwertz123',
    'asdfgh1',
    'zxcvbn1',
    'admin123',
  ])('recognises the common word in %s', (password) => {
    expect(of(password)).toEqual({ strength: 'weak', advice: 'without-common-word' });
  });

  it.each(['mira.kessler', 'xxMIRAxx-tulpenwagen', 'Kessler-tulpenwagen-7'])(
    'is weak where the e-mail is in it: %s',
    (password) => {
      expect(of(password)).toEqual({ strength: 'weak', advice: 'without-email' });
    },
  );

  it('ignores a short part of the e-mail and the part after the @', () => {
    expect(of('tulpen-al-wagen-7', 'al@venue.example')?.strength).toBe('strong');
    expect(of('venue-tulpenwagen-7')?.strength).toBe('strong');
  });

  const LETTERS = 'kbxmqtzcfwjpanshdo';

  it.each([
    [8, 'weak'],
    [9, 'fair'],
    [12, 'fair'],
    [13, 'good'],
    [17, 'good'],
    [18, 'strong'],
  ])('of %i letters of one kind, in no order, is %s', (length, strength) => {
    expect(of(LETTERS.slice(0, length))?.strength).toBe(strength);
  });

  it.each([
    ['kbxmqtzA', 'fair'],
    ['kbxmqtz7', 'fair'],
    ['kbxmqtz-', 'fair'],
    ['KBXMQTZ\u05e9', 'fair'],
    ['kbxmqtz\u05e9', 'weak'],
    ['KBXMQTZC', 'weak'],
    ['83629471', 'weak'],
    ['\u02b0\u02b2\u02b7\u02b3\u02e0\u02b8\u02e3\u02b6\u02c0', 'fair'],
  ])('grows with every kind of character beyond the first: %s is %s', (password, strength) => {
    expect(of(password)?.strength).toBe(strength);
  });

  it('is weak below six characters, and may be fair with six', () => {
    expect(['aB1!x', 'aB1!xQ'].map((password) => of(password)?.strength)).toEqual(['weak', 'fair']);
  });

  it('is lowered only by sequences with a step of one', () => {
    expect(['acegikmoq', 'ababababa', 'abcdefghi'].map((password) => of(password)?.strength)).toEqual([
      'fair',
      'fair',
      'weak',
    ]);
  });

  it('counts a common word as one character, in any position', () => {
    expect(of('passwordkbxmqtz')).toEqual({ strength: 'weak', advice: 'without-common-word' });
    expect(of('kbxmqtzc-password')).toEqual({ strength: 'fair', advice: 'without-common-word' });
  });

  it('recognises four characters of the e-mail, not three', () => {
    expect(of('tulpen-anna-wagen-7', 'anna@venue.example')?.advice).toBe('without-email');
    expect(of('tulpen-ann-wagen-7', 'ann@venue.example')?.advice).toBeNull();
  });

  it('counts a surrogate pair as one character', () => {
    expect(of('🎧🎧🎧🎧🎧🎧')?.strength).toBe('weak');
    expect(of('καφές-νερό-φως-7')?.strength).toBe('strong');
  });
});

describe('laws of the strength', () => {
  it('is one of the closed list for any input, the same for every letter case of the e-mail', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
        fc.emailAddress(),
        (password, email) => {
          const reading = of(password, email);
          expect(PASSWORD_STRENGTHS).toContain(reading?.strength);
          expect(of(password, email.toUpperCase())).toEqual(reading);
          expect(reading?.advice === null).toBe(reading?.strength === 'strong');
        },
      ),
    );
  });

  it('is weak for every password below the minimum length', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 5 }), (password) => {
        expect(of(password)?.strength).toBe('weak');
      }),
    );
  });

  it('never falls when a new character is put before the password', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), (password) => {
        const rank = (text: string) => PASSWORD_STRENGTHS.findIndex((one) => one === of(text)?.strength);
        expect(rank(`☂${password}`)).toBeGreaterThanOrEqual(rank(password));
      }),
    );
  });
});
