import { CATALOGUE } from '@partyline/catalog';
import {
  chooseDefaultPrice,
  computeCharge,
  computePriceListFor,
  computeQuote,
  findRecommended,
  INTERVALS,
  listUserCounts,
  PLAN_VARIANTS,
  type Interval,
  type PlanVariant,
  type Product,
} from '@partyline/pricing';
import { shownPriceOf, type ShownPrice, priceText } from '../subscriptions/prices.ts';

export interface ShownPlan {
  readonly name: string;
  readonly description: string;
  readonly variant: PlanVariant;
  readonly isRecommended: boolean;
  readonly users: number;
  /** Sizes on sale, smallest first. */
  readonly userCounts: readonly number[];
  readonly prices: readonly PlanPrice[];
}

export interface PlanPrice extends ShownPrice {
  /** For the smallest and the largest size. */
  readonly range: readonly [lowest: string, highest: string];
}

function pricesOf(product: Product, users: number): PlanPrice[] {
  return INTERVALS.flatMap((interval) => {
    const quote = computeQuote(product, users, interval);
    return quote.ok ? [{ ...shownPriceOf(quote.value), range: rangeOf(product, interval) }] : [];
  });
}

function rangeOf({ prices }: Product, asked: Interval): PlanPrice['range'] {
  const cents = prices.filter(({ interval }) => interval === asked).map(computeCharge);
  return [priceText(Math.min(...cents)), priceText(Math.max(...cents))];
}

/** Returns the public plans, each for its preselected number of users. [PRICE-6, PRICE-21, GB-34] */
export function listShownPlans(): readonly ShownPlan[] {
  const list = computePriceListFor(CATALOGUE, 'new', { isSignedIn: false });
  const products = list.ok ? list.value : [];
  const recommended = findRecommended(products);
  return products.flatMap((product) => {
    const users = chooseDefaultPrice(product.prices)?.users;
    if (users === undefined) return [];
    return [
      {
        name: product.title,
        description: product.description,
        variant: PLAN_VARIANTS[product.title],
        isRecommended: product === recommended,
        users,
        userCounts: listUserCounts(product.prices),
        prices: pricesOf(product, users),
      },
    ];
  });
}
