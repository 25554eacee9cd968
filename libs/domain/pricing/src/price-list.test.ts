import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CATALOGUE_ISSUE_CODES } from './catalogue-issue.ts';
import { parsePriceList } from './price-list.ts';
import { aPrice, aProduct, anyProduct } from './pricing.fixture.ts';
import type { Price } from './product.ts';

it('[PRICE-8, PRICE-9] puts products and prices in order, and leaves what it was given alone', () => {
  const month = aPrice({ priceId: 'm' });
  const week = aPrice({ priceId: 'w', interval: 'week' });
  const pro = aProduct({ title: 'Pro', placeOrder: 2, prices: [month, week] });
  const essential = aProduct({ placeOrder: 1, prices: [aPrice({ users: 16 }), week] });
  const sent = [pro, essential];
  const kept: unknown = JSON.parse(JSON.stringify(sent));
  expect(parsePriceList(sent)).toEqual({
    ok: true,
    value: [
      { ...essential, prices: [week, aPrice({ users: 16 })] },
      { ...pro, prices: [week, month] },
    ],
  });
  expect(sent).toEqual(kept);
});

it.each([null, undefined, 0, 101, -7, 12.5])(
  '[GB-35] takes the discount %j and does not trip over it',
  (discount) => {
    const sent = JSON.parse(JSON.stringify({ ...aPrice(), discount })) as Price;
    const parsed = parsePriceList([aProduct({ prices: [sent] })]);
    expect(parsed).toEqual({
      ok: true,
      value: [aProduct({ prices: [aPrice({ discount: discount ?? 0 })] })],
    });
  },
);

it.each([null, undefined, 0, 99, -1])('[GB-17] takes the savedAmount %j, right or wrong', (savedAmount) => {
  const sent = JSON.parse(JSON.stringify({ ...aPrice(), savedAmount })) as Price;
  const parsed = parsePriceList([aProduct({ prices: [sent] })]);
  expect(parsed).toEqual({
    ok: true,
    value: [aProduct({ prices: [aPrice({ savedAmount: savedAmount ?? 0 })] })],
  });
});

it('[GB-34] takes several defaults and several recommended', () => {
  const prices = [aPrice({ isDefault: true }), aPrice({ interval: 'year', isDefault: true })];
  const products = [
    aProduct({ recommended: true, prices }),
    aProduct({ title: 'Pro', placeOrder: 2, recommended: true }),
  ];
  expect(parsePriceList(products)).toEqual({ ok: true, value: products });
});

it('lists everything else that is wrong, with its path', () => {
  const sent: unknown = [
    { ...aProduct(), title: 'Gold', extra: 1 },
    { ...aProduct(), prices: [{ ...aPrice(), price: 1.5, discount: '10', savedAmount: '5' }] },
    aProduct({ prices: [] }),
    null,
  ];
  const parsed = parsePriceList(sent);
  expect(parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path} ${code}`)).toEqual([
    '0.title unknown-plan',
    '0.extra unknown-field',
    '1.prices.0.price not-cents',
    '1.prices.0.discount wrong-type',
    '1.prices.0.savedAmount wrong-type',
    '2.prices empty',
    '3 wrong-type',
  ]);
  expect(parsePriceList({})).toEqual({ ok: false, error: [{ path: '', code: 'wrong-type' }] });
});

it('[PRICE-3, PRICE-4] reads back what it gave, from JSON, as the same', () => {
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 4 }), (products) => {
      const parsed = parsePriceList(products);
      expect(parsed.ok).toBe(true);
      if (parsed.ok) expect(parsePriceList(JSON.parse(JSON.stringify(parsed.value)))).toEqual(parsed);
    }),
  );
});

it('answers anything at all without an exception, with codes of the closed list only', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(fc.anything())), (input) => {
      const parsed = parsePriceList(input);
      if (!parsed.ok) for (const { code } of parsed.error) expect(CATALOGUE_ISSUE_CODES).toContain(code);
    }),
  );
});
