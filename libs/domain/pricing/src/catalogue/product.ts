import type { Interval } from '../plans/interval.ts';
import type { Cents } from '../prices/money.ts';
import type { CURRENCY } from '../prices/money.ts';
import type { Plan } from '../plans/plan.ts';

/** Names are the specification's. [PRICE-4, ENT-18] */
export interface Price {
  /** At the payment provider. */
  readonly priceId: string;
  /** Before any discount. [GB-35] */
  readonly price: Cents;
  readonly users: number;
  /** The trial shares the week's warnings. [GP-4] */
  readonly interval: Interval;
  /** Preselected in its plan card. [GB-34] */
  readonly isDefault: boolean;
  /** 1 to 100 percent; anything else is no discount. [GB-35] */
  readonly discount: number;
  /** The seller's figure, 0 for none; the displayed one is computed. [GB-17] */
  readonly savedAmount: Cents;
}

/** Names are the specification's. [PRICE-3, ENT-17] */
export interface Product {
  readonly title: Plan;
  readonly recommended: boolean;
  readonly placeOrder: number;
  readonly currency: typeof CURRENCY;
  readonly description: string;
  readonly prices: readonly Price[];
}
