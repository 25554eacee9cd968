import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import * as v from 'valibot';
import type { CatalogueIssue } from './catalogue-issue.ts';
import { listProductsInOrder } from './plan-order.ts';
import { comparePrices } from './prices.ts';
import { issuesOf, sentListSchema } from './product-schema.ts';
import type { Product } from './product.ts';

/**
 * A price list as a server sends it, its products and their prices put in order. A discount or savedAmount may be
 * missing or make no sense: it counts as none. Whatever else is wrong is listed, all of it, with its path.
 * [PRICE-3, PRICE-4, PRICE-8, PRICE-9, GB-35]
 */
export function parsePriceList(input: unknown): Result<readonly Product[], readonly CatalogueIssue[]> {
  const parsed = v.safeParse(sentListSchema, input);
  return parsed.success ? ok(putInOrder(parsed.output)) : err(issuesOf(parsed.issues, ''));
}

/** The products by placeOrder, the prices of each by users and interval. [PRICE-8, PRICE-9] */
export function putInOrder(products: readonly Product[]): Product[] {
  return listProductsInOrder(products).map((product) => ({
    ...product,
    prices: product.prices.toSorted(comparePrices),
  }));
}
