export const CATALOGUE_ISSUE_CODES = [
  // What cannot be read.
  'missing',
  'unknown-field',
  'wrong-type',
  'empty',
  'unknown-plan',
  'unknown-interval',
  'currency-not-usd',
  'not-cents',
  'not-a-count',
  'discount-out-of-range',
  // Readable, but contradicting itself or a rule.
  'plan-of-another-list',
  'duplicate-plan',
  'duplicate-place-order',
  'several-recommended',
  'several-defaults',
  'duplicate-price',
  'duplicate-price-id',
  'year-above-twelve-months',
  'saved-amount-differs',
  'trial-users-not-four',
  'trial-not-free',
] as const;
export type CatalogueIssueCode = (typeof CATALOGUE_ISSUE_CODES)[number];

/** Keys and positions, joined by dots. */
export interface CatalogueIssue {
  readonly path: string;
  readonly code: CatalogueIssueCode;
}
