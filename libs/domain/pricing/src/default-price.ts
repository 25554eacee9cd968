import type { PriceKey } from './prices.ts';
import { comparePrices } from './prices.ts';
import type { Price } from './product.ts';

/**
 * Returns the preselected price: marked as default (smallest user count, then week, month, year); else the smallest
 * user count with a month price; else the smallest user count. null without any price. [GB-34]
 */
export function chooseDefaultPrice<Chosen extends PriceKey & Pick<Price, 'isDefault'>>(
  prices: readonly Chosen[],
): Chosen | null {
  const inOrder = prices.toSorted(comparePrices);
  return (
    inOrder.find(({ isDefault }) => isDefault) ??
    inOrder.find(({ interval }) => interval === 'month') ??
    inOrder[0] ??
    null
  );
}
