import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import type { Price, Product } from './product.ts';

/** A price, and the product it belongs to. */
export interface Offer {
  readonly product: Product;
  readonly price: Price;
}

/** Finds a priceId among the products that the buyer may see, or 'unknown-price'. [GB-10] */
export function findOffer(products: readonly Product[], priceId: string): Result<Offer, 'unknown-price'> {
  for (const product of products) {
    const price = product.prices.find((candidate) => candidate.priceId === priceId);
    if (price !== undefined) return ok({ product, price });
  }
  return err('unknown-price');
}
