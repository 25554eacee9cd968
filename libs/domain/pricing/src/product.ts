import type { Interval } from './interval.ts';
import type { Cents } from './money.ts';
import type { CURRENCY } from './money.ts';
import type { Plan } from './plan.ts';

/** What a plan costs for so many users, paid once an interval. Names are the specification's. [PRICE-4, ENT-18] */
export interface Price {
  /** What the payment provider knows this price by. */
  readonly priceId: string;
  /** Before any discount. [GB-35] */
  readonly price: Cents;
  readonly users: number;
  /** A trial, which is never billed, stands under the interval whose warnings it shares: week. [GP-4] */
  readonly interval: Interval;
  /** Preselected in its plan card. [GB-34] */
  readonly isDefault: boolean;
  /** A whole percentage, 1 to 100; anything else is no discount. [GB-35] */
  readonly discount: number;
  /** What the seller says a year saves; what is shown is computed. 0 for none. [GB-17] */
  readonly savedAmount: Cents;
}

/** A plan on sale, with every price it has. Names are the specification's. [PRICE-3, ENT-17] */
export interface Product {
  readonly title: Plan;
  readonly recommended: boolean;
  readonly placeOrder: number;
  readonly currency: typeof CURRENCY;
  readonly description: string;
  readonly prices: readonly Price[];
}
