import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY, MAX_PRICE_CENTS, formatCents, formatPrice, isPriceInCents } from './money.ts';

const anyCents = fc.maxSafeInteger();

it('[CONST-26] knows one currency', () => {
  expect(CURRENCY).toBe('USD');
});

describe('what can be a price', () => {
  it.each([0, 1, 1999, MAX_PRICE_CENTS])('[GB-35] takes %d cents', (cents) => {
    expect(isPriceInCents(cents)).toBe(true);
  });

  it.each([-1, 0.5, 19.99, NaN, Infinity, -Infinity, MAX_PRICE_CENTS + 1])(
    '[GB-35] does not take %d cents',
    (cents) => {
      expect(isPriceInCents(cents)).toBe(false);
    },
  );

  it('[GB-18] counts twelve of the highest price exactly, and of one cent more no longer', () => {
    expect(Number.isSafeInteger(12 * MAX_PRICE_CENTS)).toBe(true);
    expect(Number.isSafeInteger(12 * (MAX_PRICE_CENTS + 1))).toBe(false);
  });
});

describe('an amount in words', () => {
  it.each([
    [1999, '19.99'],
    [0, '0.00'],
    [-0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [100, '1.00'],
    [684_000, '6840.00'],
    [-5, '-0.05'],
    [-14_400, '-144.00'],
    [9_007_199_254_740_991, '90071992547409.91'],
    [-9_007_199_254_740_991, '-90071992547409.91'],
  ])('[PRICE-6] writes %d cents as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it('[PRICE-6] shows the cents of every amount with two decimals, to the digit, where a float would round', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const text = formatCents(cents);
        expect(text).toMatch(/^-?\d+\.\d\d$/);
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(cents));
      }),
    );
  });

  it('[PRICE-21] shows the currency with the amount', () => {
    expect(formatPrice(1999)).toBe('USD 19.99');
    expect(formatPrice(0)).toBe('USD 0.00');
  });

  it.each([0.5, 19.99, NaN, Infinity, 2 ** 53])(
    '[GB-35] does not write %d, which is no number of cents',
    (cents) => {
      expect(() => formatCents(cents)).toThrow(new RangeError(`Not a number of cents: ${cents}`));
    },
  );
});

describe('a written amount', () => {
  it('[PRICE-6] has two decimals and keeps every cent', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(formatCents(cents)).toMatch(/^-?(0|[1-9]\d*)\.\d\d$/);
        expect(Number(formatCents(cents).replace('.', ''))).toBe(cents);
      }),
    );
  });
});

it.each([
  [1999, 'en', 'USD 19.99', '19,99\u00a0USD'],
  [160_614, 'en-GB', 'USD 1,606.14', '1.606,14\u00a0USD'],
  [2_980_000, 'en-GB', 'USD 29,800.00', '29.800,00\u00a0USD'],
  [123_456_05, 'en', 'USD 123,456.05', '123.456,05\u00a0USD'],
  [-160_614, 'en-GB', '\u2212USD 1,606.14', '\u22121.606,14\u00a0USD'],
  [-0, 'en', 'USD 0.00', '0,00\u00a0USD'],
])(
  '[PRICE-6, PRICE-21, PLUS-30] writes %d cents with the separators of the language',
  (cents, locale, english, german) => {
    expect(formatPrice(cents, locale)).toBe(english);
    expect(formatPrice(cents, 'de-DE')).toBe(german);
  },
);

it('[PLUS-30] writes another currency by its code, always with two decimals', () => {
  expect(formatPrice(1999, 'en', 'EUR')).toBe('EUR 19.99');
  expect(formatPrice(1999, 'de-DE', 'JPY')).toBe('19,99\u00a0JPY');
});

it('[PRICE-6] keeps every cent of every price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_PRICE_CENTS }), (cents) => {
      for (const locale of ['en-GB', 'de-DE'])
        expect(Number(formatPrice(cents, locale).replaceAll(/\D/gu, ''))).toBe(cents);
    }),
  );
});
