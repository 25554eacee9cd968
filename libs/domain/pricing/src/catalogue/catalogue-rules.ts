import type { CatalogueIssue, CatalogueIssueCode } from './catalogue-issue.ts';
import { TRIAL_PLAN_USERS } from '../plans/plan.ts';
import type { ProductHead } from './product-schema.ts';
import type { Price } from './product.ts';
import { computeYearlySaving, isSavedAmountRight } from '../prices/saving.ts';
import type { SubscriptionType } from '../plans/subscription-type.ts';

export interface Located<T> {
  readonly path: string;
  readonly value: T;
}

function listIssues<T>(
  found: readonly Located<T>[],
  field: keyof T & string,
  code: CatalogueIssueCode,
): CatalogueIssue[] {
  return found.map(({ path }) => ({ path: `${path}.${field}`, code }));
}

function listRepeats<T>(parts: readonly Located<T>[], keyOf: (value: T) => unknown): Located<T>[] {
  const seen = new Set<unknown>();
  return parts.filter(({ value }) => {
    const key = keyOf(value);
    const isRepeat = seen.has(key);
    seen.add(key);
    return isRepeat;
  });
}

const belongs = (type: SubscriptionType, head: ProductHead): boolean =>
  (head.title === 'Trial') === (type === 'trial');

/** Lists plans of another list, repeated plans and place orders, and all recommended products after the first. */
export function listHeadIssues(
  type: SubscriptionType,
  heads: readonly Located<ProductHead>[],
): CatalogueIssue[] {
  const recommended = heads.filter(({ value }) => value.recommended);
  return [
    ...listIssues(
      heads.filter(({ value }) => !belongs(type, value)),
      'title',
      'plan-of-another-list',
    ),
    ...listIssues(
      listRepeats(heads, ({ title }) => title),
      'title',
      'duplicate-plan',
    ),
    ...listIssues(
      listRepeats(heads, ({ placeOrder }) => placeOrder),
      'placeOrder',
      'duplicate-place-order',
    ),
    ...listIssues(recommended.slice(1), 'recommended', 'several-recommended'),
  ];
}

/** Lists what is wrong with the prices of a subscription type. [PRICE-5, GB-17, GB-34] */
export function listPriceIssues(type: SubscriptionType, prices: readonly Located<Price>[]): CatalogueIssue[] {
  const values = prices.map(({ value }) => value);
  const isDearer = ({ users, interval }: Price): boolean =>
    interval === 'year' && (computeYearlySaving(values, users) ?? 0) < 0;
  const where = (holds: (price: Price) => boolean): Located<Price>[] =>
    prices.filter(({ value }) => holds(value));
  return [
    ...listIssues(
      listRepeats(prices, ({ users, interval }) => `${users} ${interval}`),
      'users',
      'duplicate-price',
    ),
    ...listIssues(where(({ isDefault }) => isDefault).slice(1), 'isDefault', 'several-defaults'),
    ...listIssues(where(isDearer), 'price', 'year-above-twelve-months'),
    ...listIssues(
      where((price) => !isSavedAmountRight(price, values)),
      'savedAmount',
      'saved-amount-differs',
    ),
    ...(type === 'trial' ? listTrialIssues(prices) : []),
  ];
}

/** Lists what is wrong with the prices of a trial, which has four users and costs nothing. [BILL-39] */
function listTrialIssues(prices: readonly Located<Price>[]): CatalogueIssue[] {
  const crowded = prices.filter(({ value }) => value.users !== TRIAL_PLAN_USERS);
  const paid = prices.filter(({ value }) => value.price !== 0);
  return [
    ...listIssues(crowded, 'users', 'trial-users-not-four'),
    ...listIssues(paid, 'price', 'trial-not-free'),
  ];
}

/** Lists prices with the priceId of an earlier one, which payments could not tell apart. */
export function listPriceIdIssues(prices: readonly Located<Price>[]): CatalogueIssue[] {
  return listIssues(
    listRepeats(prices, ({ priceId }) => priceId),
    'priceId',
    'duplicate-price-id',
  );
}
