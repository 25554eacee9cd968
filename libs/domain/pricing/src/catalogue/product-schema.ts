import * as v from 'valibot';
import type { CatalogueIssue, CatalogueIssueCode } from './catalogue-issue.ts';
import { INTERVALS } from '../plans/interval.ts';
import { CURRENCY, isPriceInCents } from '../prices/money.ts';
import { PLANS } from '../plans/plan.ts';
import type { Price, Product } from './product.ts';

// Messages are codes; libs/texts has the sentences.
const code = (text: CatalogueIssueCode): CatalogueIssueCode => text;

function objectCode(issue: v.StrictObjectIssue): CatalogueIssueCode {
  if (issue.expected === 'never') return 'unknown-field';
  return issue.expected === 'Object' ? 'wrong-type' : 'missing';
}

const flag = v.boolean(code('wrong-type'));
const words = v.pipe(
  v.string(code('wrong-type')),
  v.check((text) => text.trim() !== '', code('empty')),
);
const cents = v.pipe(v.number(code('wrong-type')), v.check(isPriceInCents, code('not-cents')));
const countFrom = (least: number) =>
  v.pipe(
    v.number(code('wrong-type')),
    v.check((value) => Number.isSafeInteger(value) && value >= least, code('not-a-count')),
  );
const percent = v.pipe(
  v.number(code('wrong-type')),
  v.check((value) => Number.isInteger(value) && value >= 0 && value <= 100, code('discount-out-of-range')),
);

const priceEntries = {
  priceId: words,
  price: cents,
  users: countFrom(1),
  interval: v.picklist(INTERVALS, code('unknown-interval')),
  isDefault: flag,
};

/** [PRICE-4, GB-35] */
export const catalogPriceSchema = v.strictObject(
  { ...priceEntries, discount: percent, savedAmount: cents },
  objectCode,
);

const headEntries = {
  title: v.picklist(PLANS, code('unknown-plan')),
  recommended: flag,
  placeOrder: countFrom(0),
  currency: v.literal(CURRENCY, code('currency-not-usd')),
  description: words,
};

/** Reads a product's other fields when its prices are unreadable; reports nothing. */
export const headSchema = v.object(headEntries);
export type ProductHead = v.InferOutput<typeof headSchema>;

function productSchemaOf<Schema extends v.GenericSchema<unknown, Price>>(price: Schema) {
  const prices = v.pipe(v.array(price, code('wrong-type')), v.nonEmpty(code('empty')));
  return v.strictObject({ ...headEntries, prices }, objectCode);
}

/** [PRICE-3, PRICE-4] */
export const catalogListSchema: v.GenericSchema<unknown, Product[]> = v.array(
  productSchemaOf(catalogPriceSchema),
  code('wrong-type'),
);

export function issuesOf(issues: readonly v.BaseIssue<unknown>[], at: string): CatalogueIssue[] {
  return issues.map(({ path = [], message }) => ({
    path: [at, ...path.map(({ key }) => String(key))].join('.'),
    // Every schema above has a code as its message.
    code: message as CatalogueIssueCode,
  }));
}
