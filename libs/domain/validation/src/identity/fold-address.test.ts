import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKey, mailboxKey, readEmail } from './email.ts';
import { composeAddress, foldAddress } from './fold-address.ts';

const KELVIN = '\u212A';

describe('a folded address', () => {
  it('[GV-8, INV-18] ignores the case of A to Z alone, in all of Unicode', () => {
    for (let code = 0; code <= 0x10_ff_ff; code += 1) {
      const character = String.fromCodePoint(code);
      const isCapital = code >= 65 && code <= 90;
      const folded = foldAddress(character);
      if (isCapital) expect(folded).toBe(character.toLowerCase());
      else if (folded !== composeAddress(character)) expect.fail(`folds U+${code.toString(16)}`);
      // Nothing but ASCII becomes ASCII.
      if (code > 0x7f && /[\0-\x7f]/.test(folded)) expect.fail(`U+${code.toString(16)} becomes ASCII`);
    }
  });

  it('[GV-8] differs between the Kelvin sign and k', () => {
    expect(emailKey(`${KELVIN}im@example.org`)).not.toBe(emailKey('kim@example.org'));
    expect(mailboxKey(`${KELVIN}im@example.org`)).not.toBe(mailboxKey('Kim@example.org'));
    expect(readEmail(` ${KELVIN}im@example.org `)).toBe(`${KELVIN}im@example.org`);
    for (const [special, plain] of [
      ['\u037E', ';'],
      ['\u1FEF', '`'],
    ] as const)
      expect(foldAddress(special)).not.toBe(plain);
  });

  it('[GV-8] is composed: one letter in two characters is the letter', () => {
    expect(emailKey('Jose\u0301@example.org')).toBe('jos\u00E9@example.org');
    expect(emailKey('JOS\u00C9@example.org')).toBe('jos\u00C9@example.org');
  });

  it('[GV-8] folds to itself', () => {
    const text = fc.string({
      unit: fc.constantFrom('A', 'k', KELVIN, '\u0301', '\u00C9', 'e', '\u0323', ';', '\u037E'),
    });
    fc.assert(
      fc.property(text, (each) => {
        expect(foldAddress(foldAddress(each))).toBe(foldAddress(each));
      }),
    );
  });
});
