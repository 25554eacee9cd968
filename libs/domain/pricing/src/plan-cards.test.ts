import { expect, expectTypeOf, it } from 'vitest';
import { CARD_LAYOUTS, computeCardLayout } from './plan-cards.ts';
import type { CardLayout } from './plan-cards.ts';

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
