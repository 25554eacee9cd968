export { CATALOGUE_ISSUE_CODES } from './catalogue-issue.ts';
export type { CatalogueIssue, CatalogueIssueCode } from './catalogue-issue.ts';
export { parseCatalogue } from './catalogue.ts';
export type { Catalogue } from './catalogue.ts';
export { chooseDefaultPrice, listIntervals, listUserCounts, findOffer, type Offer } from './prices.ts';
export { computeCharge, computeDiscountBanner, computeQuote, type Quote } from './quote.ts';
export { INTERVALS } from './interval.ts';
export type { Interval } from './interval.ts';
export { listMissingPrices } from './missing-prices.ts';
export { CURRENCY, formatCents, formatPrice } from './money.ts';
export type { Cents } from './money.ts';
export {
  computeCardLayout,
  findRecommended,
  isBelowHighest,
  listProductsInOrder,
  type PlacedProduct,
} from './plan-order.ts';
export { PAID_PLANS, PLANS, PLAN_VARIANTS, TRIAL_PLAN_USERS } from './plan.ts';
export type { PaidPlan, Plan, PlanVariant } from './plan.ts';
export { computePriceListFor } from './price-list-for.ts';
export type { Product } from './product.ts';
export { isSavedAmountRight } from './saving.ts';
export { PRODUCT_KIND_OF, SUBSCRIPTION_TYPES, parseSubscriptionType } from './subscription-type.ts';
export type { ProductKind, SubscriptionType } from './subscription-type.ts';
