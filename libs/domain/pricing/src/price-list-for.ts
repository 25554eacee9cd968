import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { isUpgradeListRole } from '@partyline/roles';
import type { Catalogue } from './catalogue.ts';
import { putInOrder } from './price-list.ts';
import type { Product } from './product.ts';
import type { SubscriptionType } from './subscription-type.ts';

/** Who asks for a price list: nobody known, or somebody signed in with a role (by name or id), if they have one. */
export type PriceListCaller =
  | { readonly isSignedIn: false }
  | { readonly isSignedIn: true; readonly role: unknown };

/** Whether a price list is for everybody, signed in or not: the trial's and the one of new purchases. [GB-7] */
export function isPublicPriceList(type: SubscriptionType): boolean {
  return type === 'trial' || type === 'new';
}

/**
 * The products that a caller gets for a subscription type, in order. The upgrade list is for account owners and admins
 * (role ids 1 and 5); everybody else who is signed in gets none of it, without an error. Who is not signed in gets the
 * public lists; for the others 'sign-in-required'. [PRICE-17, PRICE-18, ROLE-28, GB-6, GB-7]
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
