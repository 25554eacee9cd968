import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountNameIssue, firstAccountName } from './account-name.ts';

const FALLBACK = 'My account';
const nameOf = (name: string, email = 'ada.lovelace@example.test') =>
  firstAccountName({ name, email }, FALLBACK);

it("[VAL-17] begins with its owner's name, on one line", () => {
  expect(nameOf('Ada Lovelace')).toBe('Ada Lovelace');
  expect(nameOf('  Ada \n\t Lovelace ')).toBe('Ada Lovelace');
});

it('[VAL-17, VAL-19] uses the part of the e-mail before the @ when the name is invalid', () => {
  expect(nameOf('')).toBe('ada.lovelace');
  expect(nameOf('A')).toBe('ada.lovelace');
  expect(nameOf('12 345')).toBe('ada.lovelace');
});

it('[VAL-19] uses the fallback when both are invalid', () => {
  expect(nameOf('', '007@example.test')).toBe(FALLBACK);
  expect(nameOf('', 'x@example.test')).toBe(FALLBACK);
  expect(nameOf('', '')).toBe(FALLBACK);
  expect(nameOf('', 'no at')).toBe(FALLBACK);
});

it('[VAL-18] is cut to 30 characters without splitting one', () => {
  expect(nameOf('x'.repeat(31))).toBe('x'.repeat(30));
  expect(nameOf(`${'x'.repeat(29)}🎧🎧`)).toBe('x'.repeat(29));
  expect(nameOf(`${'x'.repeat(29)} yes`)).toBe('x'.repeat(29));
  expect(nameOf(`  ${'x'.repeat(30)}`)).toBe('x'.repeat(30));
});

it('[VAL-17, VAL-18, VAL-19] is always a name an account may have', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(text, text, (name, email) => {
      const first = nameOf(name, email);
      expect(accountNameIssue(first)).toBeNull();
      expect(first).not.toMatch(/[\p{Cc}\p{Cs}]/u);
    }),
  );
});
