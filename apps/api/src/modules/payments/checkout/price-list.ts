import { CATALOGUE } from '@partyline/catalog';
import { computePriceListFor, type Product, type SubscriptionType } from '@partyline/pricing';
import { isUpgradeListRole } from '@partyline/roles';
import { hash } from 'node:crypto';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { Caller } from '../../../http/authorization/caller.ts';
import { RawData } from '../../../http/answers/handler-result.ts';

/** Returns the caller's role; one that sees the upgrade list counts first. [ROLE-28] */
function roleOf({ memberships }: Pick<Caller, 'memberships'>): unknown {
  return (memberships.find(({ role }) => isUpgradeListRole(role)) ?? memberships[0])?.role;
}

/** Returns the products for a caller; `unauthenticated` without a token unless the list is public. [GB-6, GB-7] */
export function productsFor(
  type: SubscriptionType,
  caller: Pick<Caller, 'memberships'> | null,
): readonly Product[] {
  const asking =
    caller === null
      ? ({ isSignedIn: false } as const)
      : ({ isSignedIn: true, role: roleOf(caller) } as const);
  const products = computePriceListFor(CATALOGUE, type, asking);
  if (!products.ok) throw new ApiFailure('unauthenticated');
  return products.value;
}

/** Cached by JSON text, so that a list is encoded once. */
const answers = new Map<string, RawData>();
const NOBODYS = '';

/** Serves GET ax/price-list from memory, with an ETag. [PRICE-16, PRICE-17, PRICE-18, API-34] */
export function priceListAnswer(type: SubscriptionType, caller: Caller | null): RawData {
  const products = productsFor(type, caller);
  const key = products.length === 0 ? NOBODYS : type;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const json = JSON.stringify({ products });
  const answer = new RawData(json, `"${hash('sha256', json, 'base64url').slice(0, 27)}"`);
  answers.set(key, answer);
  return answer;
}
