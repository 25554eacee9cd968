import { expect, it } from 'vitest';
import { findOffer } from './find-offer.ts';
import { aCatalogue, aPrice, aProduct } from './pricing.fixture.ts';

it('[GB-10] finds a price with its product, among all that may be seen', () => {
  const [essential, pro] = aCatalogue().new;
  expect(findOffer([essential!, pro!], 'p16m')).toEqual({
    ok: true,
    value: { product: pro, price: pro?.prices[0] },
  });
  expect(findOffer([essential!, pro!], 'e8y')).toMatchObject({ value: { price: { interval: 'year' } } });
});

it('[GB-10] finds nothing that is not among them', () => {
  const unknown = { ok: false, error: 'unknown-price' };
  expect(findOffer(aCatalogue().new, 'up16m')).toEqual(unknown);
  expect(findOffer([], 'p16m')).toEqual(unknown);
  expect(findOffer([aProduct({ prices: [aPrice()] })], '')).toEqual(unknown);
});
