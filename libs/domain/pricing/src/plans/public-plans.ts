import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { computeCharge } from '../prices/charge.ts';
import type { Cents } from '../prices/money.ts';
import { chooseDefaultPrice, listUserCounts } from '../prices/prices.ts';
import { computeQuote, type Quote } from '../prices/quote.ts';
import { INTERVALS, type Interval } from './interval.ts';
import { findRecommended } from './plan-order.ts';
import { computePriceListFor } from './price-list-for.ts';

/** A quote for the preselected number of users. */
export interface PublicPrice {
  readonly quote: Quote;
  /** What the smallest and the largest size are charged at, in cents. */
  readonly range: readonly [lowest: Cents, highest: Cents];
}

export interface PublicPlan {
  readonly product: Product;
  readonly isRecommended: boolean;
  /** Preselected. [GB-34] */
  readonly users: number;
  /** Sizes on sale, smallest first. */
  readonly userCounts: readonly number[];
  /** By interval. */
  readonly prices: readonly PublicPrice[];
}

function rangeOf({ prices }: Product, asked: Interval): PublicPrice['range'] {
  const cents = prices.filter(({ interval }) => interval === asked).map(computeCharge);
  return [Math.min(...cents), Math.max(...cents)];
}

/** Lists the plans that are shown without signing in, in order, each for its preselected number of users. [PRICE-6, PRICE-21, GB-34] */
export function listPublicPlans(catalogue: Catalogue): readonly PublicPlan[] {
  const list = computePriceListFor(catalogue, 'new', { isSignedIn: false });
  const products = list.ok ? list.value : [];
  const recommended = findRecommended(products);
  return products.flatMap((product) => {
    const users = chooseDefaultPrice(product.prices)?.users;
    if (users === undefined) return [];
    const prices = INTERVALS.flatMap((interval) => {
      const quote = computeQuote(product, users, interval);
      return quote.ok ? [{ quote: quote.value, range: rangeOf(product, interval) }] : [];
    });
    const isRecommended = product === recommended;
    return [{ product, isRecommended, users, userCounts: listUserCounts(product.prices), prices }];
  });
}
