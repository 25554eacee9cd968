/** What only the tests of other projects import. */
export { compareProducts } from './plan-order.ts';
export { comparePrices, findPrice } from './prices.ts';
export type { Price } from './product.ts';
export { computeShownSaving } from './saving.ts';
