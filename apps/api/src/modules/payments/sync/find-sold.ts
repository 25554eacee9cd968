import { CATALOGUE } from '@partyline/catalog';
import {
  findOffer,
  PRODUCT_KIND_OF,
  SUBSCRIPTION_TYPES,
  type Offer,
  type ProductKind,
} from '@partyline/pricing';

/** Returns what a price buys, of a product kind if given; null if it is not in the catalogue. */
export function findSold(priceId: string, productKind?: ProductKind): Offer | null {
  for (const type of SUBSCRIPTION_TYPES) {
    if (productKind !== undefined && PRODUCT_KIND_OF[type] !== productKind) continue;
    const offer = findOffer(CATALOGUE[type], priceId);
    if (offer.ok) return offer.value;
  }
  return null;
}
