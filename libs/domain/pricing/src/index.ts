export { CATALOGUE_ISSUE_CODES } from './catalogue/catalogue-issue.ts';
export type { CatalogueIssue, CatalogueIssueCode } from './catalogue/catalogue-issue.ts';
export { parseCatalogue } from './catalogue/catalogue.ts';
export type { Catalogue } from './catalogue/catalogue.ts';
export {
  chooseDefaultPrice,
  findPrice,
  listIntervals,
  listUserCounts,
  findOffer,
  type Offer,
} from './prices/prices.ts';
export { computeCharge } from './prices/charge.ts';
export { computeDiscountBanner, computeQuote, type Quote } from './prices/quote.ts';
export { INTERVALS } from './plans/interval.ts';
export type { Interval } from './plans/interval.ts';
export { listMissingPrices } from './catalogue/missing-prices.ts';
export { CURRENCY, formatCents, formatPrice } from './prices/money.ts';
export type { Cents } from './prices/money.ts';
export {
  computeCardLayout,
  findRecommended,
  isBelowHighest,
  listProductsInOrder,
  type PlacedProduct,
} from './plans/plan-order.ts';
export { PAID_PLANS, PLANS, PLAN_VARIANTS, TRIAL_PLAN_USERS } from './plans/plan.ts';
export type { PaidPlan, Plan } from './plans/plan.ts';
export { listIntervalOptions, listPlanOptions, listSizeOptions } from './plans/plan-choice.ts';
export type { IntervalOption, PlanOption } from './plans/plan-choice.ts';
export { computePriceListFor } from './plans/price-list-for.ts';
export { listPublicPlans } from './plans/public-plans.ts';
export type { PublicPlan, PublicPrice } from './plans/public-plans.ts';
export type { Product } from './catalogue/product.ts';
export { isSavedAmountRight } from './prices/saving.ts';
export { PRODUCT_KIND_OF, SUBSCRIPTION_TYPES, parseSubscriptionType } from './plans/subscription-type.ts';
export type { ProductKind, SubscriptionType } from './plans/subscription-type.ts';
