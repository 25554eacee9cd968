import { TAX_CODE } from '@partyline/catalog';
import { computeCharge, PRODUCT_KIND_OF, SUBSCRIPTION_TYPES } from '@partyline/pricing';
import type { Catalogue, Interval } from '@partyline/pricing';

export interface WantedProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly taxCode: string;
}

/** Its lookup key is the catalogue's id. */
export interface WantedPrice {
  readonly lookupKey: string;
  readonly product: string;
  readonly currency: string;
  readonly cents: number;
  readonly interval: Interval;
  readonly nickname: string;
}

export interface Wanted {
  readonly products: readonly WantedProduct[];
  readonly prices: readonly WantedPrice[];
}

/**
 * Lists one product per plan and product kind, shared by purchases and upgrades, and every charged price; trials are never
 * charged. [PRICE-3, PRICE-4]
 */
export function listWanted(catalogue: Catalogue): Wanted {
  const products = new Map<string, WantedProduct>();
  const prices: WantedPrice[] = [];
  for (const type of SUBSCRIPTION_TYPES)
    for (const { title, description, currency, prices: offered } of catalogue[type]) {
      const name = `${title} (${PRODUCT_KIND_OF[type]})`;
      const id = `partyline-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
      const charged = offered.filter(({ price }) => price > 0);
      if (charged.length > 0 && !products.has(id))
        products.set(id, { id, name, description, taxCode: TAX_CODE });
      for (const price of charged)
        prices.push({
          lookupKey: price.priceId,
          product: id,
          currency: currency.toLowerCase(),
          cents: computeCharge(price),
          interval: price.interval,
          nickname: `${price.users} users`,
        });
    }
  return { products: [...products.values()], prices };
}
