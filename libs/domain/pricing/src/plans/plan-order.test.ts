import fc from 'fast-check';
import { expect, it, expectTypeOf, describe } from 'vitest';
import {
  compareProducts,
  findRecommended,
  isBelowHighest,
  listProductsInOrder,
  CARD_LAYOUTS,
  computeCardLayout,
  type CardLayout,
} from './plan-order.ts';
import { PLANS } from './plan.ts';
import { aProduct, anyProduct } from '../pricing.fixture.ts';

const titles = (products: readonly { title: string }[]) => products.map(({ title }) => title);

it('[PRICE-8] orders plans by placeOrder, whatever they are called', () => {
  const products = [
    aProduct({ title: 'Essential', placeOrder: 10 }),
    aProduct({ title: 'Premium', placeOrder: 9 }),
    aProduct({ title: 'Pro', placeOrder: 11 }),
  ];
  expect(titles(listProductsInOrder(products))).toEqual(['Premium', 'Essential', 'Pro']);
  expect(titles(products)).toEqual(['Essential', 'Premium', 'Pro']);
});

it('[PRICE-8] settles one place for two by Trial, Essential, Pro, Premium', () => {
  const products = PLANS.map((title) => aProduct({ title, placeOrder: 1 }));
  expect(titles(listProductsInOrder(products.toReversed()))).toEqual([
    'Trial',
    'Essential',
    'Pro',
    'Premium',
  ]);
});

it('[PRICE-8] has one order for all products, however they come, and loses none', () => {
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 8 }), (products) => {
      const ordered = listProductsInOrder(products);
      expect(new Set(ordered)).toEqual(new Set(products));
      const again = listProductsInOrder(ordered.toReversed());
      expect(again.map(({ placeOrder, title }) => [placeOrder, title])).toEqual(
        ordered.map(({ placeOrder, title }) => [placeOrder, title]),
      );
      for (const [index, product] of ordered.slice(1).entries())
        expect(product.placeOrder).toBeGreaterThanOrEqual(ordered[index]!.placeOrder);
    }),
  );
});

it('[PRICE-8] compares a product with itself as equal and the other way round as the opposite', () => {
  fc.assert(
    fc.property(anyProduct, anyProduct, (a, b) => {
      expect(compareProducts(a, a)).toBe(0);
      expect(Math.sign(compareProducts(a, b)) + Math.sign(compareProducts(b, a))).toBe(0);
    }),
  );
});

it('[PRICE-20] marks the recommended product, the first in order of several, and none where none is', () => {
  const plain = aProduct({ title: 'Essential', placeOrder: 1 });
  const pro = aProduct({ title: 'Pro', placeOrder: 2, recommended: true });
  const premium = aProduct({ title: 'Premium', placeOrder: 3, recommended: true });
  expect(findRecommended([premium, plain, pro])).toBe(pro);
  expect(findRecommended([premium, plain])).toBe(premium);
  expect(findRecommended([plain])).toBeNull();
  expect(findRecommended([])).toBeNull();
});

it('[GC-13] knows which plan is below the highest, and nothing of a plan that is not on the list', () => {
  const products = [
    aProduct({ title: 'Premium', placeOrder: 30 }),
    aProduct({ title: 'Essential', placeOrder: 10 }),
    aProduct({ title: 'Pro', placeOrder: 30 }),
  ];
  expect(isBelowHighest(products, 'Essential')).toBe(true);
  expect(isBelowHighest(products, 'Pro')).toBe(false);
  expect(isBelowHighest(products, 'Premium')).toBe(false);
  expect(isBelowHighest(products, 'Trial')).toBeNull();
  expect(isBelowHighest([], 'Pro')).toBeNull();
});

describe('plan cards', () => {
  it.each([
    ['PRICE-13', 3, 'four-columns'],
    ['PRICE-13', 4, 'four-columns'],
    ['PRICE-13', 40, 'four-columns'],
    ['PRICE-14', 2, 'half-width'],
    ['GB-28', 1, 'full-width'],
  ])('[%s] lays %d plan cards out as %s', (_id, cards, layout) => {
    expect(computeCardLayout(cards)).toBe(layout);
  });

  it('lays nothing out as one card', () => {
    expect(computeCardLayout(0)).toBe('full-width');
  });

  it('knows three layouts', () => {
    expect(CARD_LAYOUTS).toEqual(['full-width', 'half-width', 'four-columns']);
    expectTypeOf<CardLayout>().toEqualTypeOf<'full-width' | 'half-width' | 'four-columns'>();
  });
});
