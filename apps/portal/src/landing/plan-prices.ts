import { CATALOGUE } from '@partyline/catalog';
import {
  chooseDefaultPrice,
  computePriceListFor,
  computeQuote,
  findRecommended,
  INTERVALS,
  listUserCounts,
  PLAN_VARIANTS,
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
  /** Per month. */
  readonly monthly: readonly [lowest: string, highest: string];
  readonly prices: readonly ShownPrice[];
}

function pricesOf(product: Product, users: number): ShownPrice[] {
  return INTERVALS.flatMap((interval) => {
    const quote = computeQuote(product, users, interval);
    return quote.ok ? [shownPriceOf(quote.value)] : [];
  });
}

function monthlyRange({ prices }: Product): ShownPlan['monthly'] {
  const cents = prices.filter(({ interval }) => interval === 'month').map(({ price }) => price);
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
        monthly: monthlyRange(product),
        prices: pricesOf(product, users),
      },
    ];
  });
}
