import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import * as v from 'valibot';
import type { CatalogueIssue } from './catalogue-issue.ts';
import type { Located } from './catalogue-rules.ts';
import { listHeadIssues, listPriceIdIssues, listPriceIssues } from './catalogue-rules.ts';
import { catalogListSchema, catalogPriceSchema, headSchema, issuesOf } from './product-schema.ts';
import type { Price, Product } from './product.ts';
import type { SubscriptionType } from '../plans/subscription-type.ts';
import { SUBSCRIPTION_TYPES } from '../plans/subscription-type.ts';

export type Catalogue = Readonly<Record<SubscriptionType, readonly Product[]>>;

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function listReadable<T>(schema: v.GenericSchema<unknown, T>, rows: unknown, at: string): Located<T>[] {
  if (!isList(rows)) return [];
  return rows.flatMap((row, index) => {
    const parsed = v.safeParse(schema, row);
    return parsed.success ? [{ path: `${at}.${index}`, value: parsed.output }] : [];
  });
}

function listPricesByProduct(rows: unknown, at: string): Located<Price>[][] {
  if (!isList(rows)) return [];
  return rows.map((row, index) =>
    listReadable(catalogPriceSchema, isRecord(row) ? row['prices'] : null, `${at}.${index}.prices`),
  );
}

function listListIssues(type: SubscriptionType, input: unknown): CatalogueIssue[] {
  const heads = listReadable(headSchema, input, type);
  return [
    ...issuesOf(v.safeParse(catalogListSchema, input).issues ?? [], type),
    ...listHeadIssues(type, heads),
    ...listPricesByProduct(input, type).flatMap((prices) => listPriceIssues(type, prices)),
  ];
}

function listKeyIssues(input: Fields): CatalogueIssue[] {
  const known: ReadonlySet<string> = new Set(SUBSCRIPTION_TYPES);
  const missing = SUBSCRIPTION_TYPES.filter((type) => !Object.hasOwn(input, type));
  const unknown = Object.keys(input).filter((key) => !known.has(key));
  return [
    ...missing.map((path): CatalogueIssue => ({ path, code: 'missing' })),
    ...unknown.map((path): CatalogueIssue => ({ path, code: 'unknown-field' })),
  ];
}

/** Lists unreadable parts and broken rules. */
function listCatalogueIssues(input: Fields): CatalogueIssue[] {
  const present = SUBSCRIPTION_TYPES.filter((type) => Object.hasOwn(input, type));
  const prices = present.flatMap((type) => listPricesByProduct(input[type], type).flat());
  return [
    ...listKeyIssues(input),
    ...present.flatMap((type) => listListIssues(type, input[type])),
    ...listPriceIdIssues(prices),
  ];
}

/**
 * Parses a price catalogue in USD and whole cents; else returns every problem with its path (keys and positions joined by dots)
 * and code. [PRICE-3, PRICE-4, GEN-6, GEN-7, GB-5, GB-35]
 */
export function parseCatalogue(input: unknown): Result<Catalogue, readonly CatalogueIssue[]> {
  if (!isRecord(input)) return err([{ path: '', code: 'wrong-type' }]);
  const issues = listCatalogueIssues(input);
  // Checked above, list by list and field by field.
  return issues.length === 0 ? ok(input as Catalogue) : err(issues);
}
