/** What only the tests of other projects import. */
export { compareProducts } from './plans/plan-order.ts';
export { comparePrices } from './prices/prices.ts';
export type { Price } from './catalogue/product.ts';
export { computeShownSaving } from './prices/saving.ts';
