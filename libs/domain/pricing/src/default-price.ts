import type { PriceKey } from './prices.ts';
import { comparePrices } from './prices.ts';
import type { Price } from './product.ts';

/**
 * The price that is preselected in a plan card: the one marked as default (of several: the smallest user count, then
 * week, month, year); none marked: the smallest user count that has a month price, by the month; without any month
 * price the smallest user count, first of week, month, year. null without any price. [GB-34]
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
