import { err, ok, type Result } from '@partyline/kernel';
import { isUpgradeListRole } from '@partyline/roles';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { listProductsInOrder } from './plan-order.ts';
import { comparePrices } from '../prices/prices.ts';
import type { Product } from '../catalogue/product.ts';
import type { SubscriptionType } from './subscription-type.ts';

/** Sorts the products of a list, and the prices of each. [PRICE-8, PRICE-9] */
function putInOrder(products: readonly Product[]): Product[] {
  return listProductsInOrder(products).map((product) => ({
    ...product,
    prices: product.prices.toSorted(comparePrices),
  }));
}

/** Signed out, or signed in with a role (name or id), if any. */
export type PriceListCaller =
  | { readonly isSignedIn: false }
  | { readonly isSignedIn: true; readonly role: unknown };

/** Returns whether a price list is shown without signing in: the trial's, and the one of new purchases. [GB-7] */
export function isPublicPriceList(type: SubscriptionType): boolean {
  return type === 'trial' || type === 'new';
}

/**
 * Returns the products for a subscription type. The upgrade list is for account owners and admins (role ids 1 and 5), empty for
 * other users. Signed out, a list that is not public is 'sign-in-required'. [PRICE-17, PRICE-18, ROLE-28, GB-6, GB-7]
 */
export function computePriceListFor(
  catalogue: Catalogue,
  type: SubscriptionType,
  caller: PriceListCaller,
): Result<readonly Product[], 'sign-in-required'> {
  if (!caller.isSignedIn && !isPublicPriceList(type)) return err('sign-in-required');
  const isWithheld = type === 'upgrade' && caller.isSignedIn && !isUpgradeListRole(caller.role);
  return ok(isWithheld ? [] : putInOrder(catalogue[type]));
}
