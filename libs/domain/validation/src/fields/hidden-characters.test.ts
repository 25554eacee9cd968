import { describe, expect, it } from 'vitest';
import { accountNameIssue } from '../identity/account-name.ts';
import { emailIssue, knownEmailIssue } from '../identity/email.ts';
import { PLAIN_NAMES, plainNameIssue } from '../identity/names.ts';
import { workspaceNameIssue } from '../identity/workspace-name.ts';
import type { IssueCode } from './issue-code.ts';
import { HIDDEN_CHARACTERS, hasHiddenCharacters, hasHiddenInAddress } from './hidden-characters.ts';

/** What Unicode says of a character that cannot be seen or turns the text around it. */
const UNSEEN =
  /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\uFFF9-\uFFFB\u2800\u{1D173}-\u{1D17A}]/u;

const KINDS = HIDDEN_CHARACTERS.map(({ kind, pattern }) => [kind, pattern] as const);

describe('a hidden character', () => {
  it('[GU-10] is each Unicode character that is invisible or changes the direction, in one row of the table, and no other', () => {
    for (let code = 0; code <= 0x10_ff_ff; code += 1) {
      const character = String.fromCodePoint(code);
      const kinds = KINDS.filter(([, pattern]) => pattern.test(character)).map(([kind]) => kind);
      const isHidden = UNSEEN.test(character);
      if (hasHiddenInAddress(`a${character}b`) !== isHidden || kinds.length !== Number(isHidden))
        expect.fail(`U+${code.toString(16)} is in ${kinds.length} rows: ${kinds.join()}`);
      if (hasHiddenCharacters(`a${character}b`) !== isHidden) expect.fail(`U+${code.toString(16)} in a name`);
    }
  });

  it.each([
    ['direction', '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061C'],
    [
      'invisible',
      '\u200B\u200C\u200D\u2060\uFEFF\u00AD\u034F\u115F\u1160\u3164\uFFA0\u17B4\u180E\u2800\uFE0F\u{E0041}\u{E0100}',
    ],
    ['control', '\u0000\u0009\u000A\u001B\u007F\u0085\u009F\u2028'],
    ['not-a-character', '\uE000\u{F0000}\uFDD0\uFFFE\u{10FFFF}\uD800'],
  ])('[GU-10, GW-2] of the kind %s is refused in every name and address', (kind, characters) => {
    for (const character of characters) {
      expect(KINDS.filter(([, pattern]) => pattern.test(character)).map(([each]) => each)).toEqual([kind]);
      const name = `Stu${character}dio`;
      const issues: (IssueCode | null)[] = [
        accountNameIssue(name),
        ...PLAIN_NAMES.map((each) => plainNameIssue(each, name)),
      ];
      // White space has an issue of its own there.
      if (!/[\t-\r\u2028]/.test(character))
        issues.push(workspaceNameIssue(name), emailIssue(`a${character}b@example.org`));
      expect(new Set(issues)).toEqual(new Set(['hidden-characters']));
    }
  });

  it.each([
    ['Persian, with a non-joiner', 'می\u200Cخواهم'],
    ['Sinhala, with a joiner', 'අශ්\u200Dය'],
    ['Malayalam, with a joiner at the end', 'അനില്\u200D'],
    ['Telugu, with a non-joiner', 'సాఫ్ట్\u200Cవేర్'],
    ['Japanese, with a variation selector', '葛\u{E0100}城'],
    ['Mongolian, with a vowel separator', 'ᠬᠠᠷ\u180Eᠠ'],
    ['emoji of two', '👩\u200D❤️\u200D👨'],
    ['emoji with a skin tone', '🧑🏽\u200D💻'],
    ['flag', '🏳️\u200D🌈'],
    ['flag of England', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
    ['keycap', '1️⃣'],
    ['emoji style', '☎️'],
    ['space of Japanese', '山田\u3000太郎'],
  ])('[GU-10] is kept in a name that needs it: %s', (_what, name) => {
    expect(hasHiddenCharacters(name)).toBe(false);
    expect(hasHiddenInAddress(name)).toBe(/[\u200C\u200D\uFE0F\u180E\u{E0000}-\u{E01EF}]/u.test(name));
  });

  it.each([
    'a\u200Db',
    'a\u0301\u200C\u0301b',
    '\u200D👩',
    '👩\u200D',
    '👩\u200Da',
    'a\uFE0F',
    '1\uFE0F',
    '☎️\uFE0F',
    '葛\u{E0100}\u{E0100}',
    'അനില്\u200D\u200D',
    '🏴\u{E0067}\u{E0062}\u{E0041}\u{E007F}',
    'ᠬ\u180B\u180B',
  ])('[GU-10] is refused where nothing needs it: %j', (name) => {
    expect(hasHiddenCharacters(name)).toBe(true);
  });

  it('does not refuse at sign-in an address that is already in use', () => {
    expect([emailIssue('a\u00ADb@example.org'), knownEmailIssue('a\u00ADb@example.org')]).toEqual([
      'hidden-characters',
      null,
    ]);
  });

  // Looking at the whole text again for each character would take minutes.
  it(
    'is found in texts of 100,000 characters in a time that grows with their length',
    { timeout: 60_000 },
    () => {
      const started = Date.now();
      for (const piece of ['\u200D', 'ा\u200D', '👩\u200D', '👩\uFE0F', 'a']) {
        hasHiddenCharacters(piece.repeat(50_000));
        hasHiddenInAddress(piece.repeat(50_000));
      }
      expect(Date.now() - started).toBeLessThan(10_000);
    },
  );
});
