import { isRecord } from './violations/json-path.ts';
import type { CatalogueFile } from './catalogue/catalogue-checks.ts';
import type { Violation } from './violations/rule.ts';

export interface Checked {
  readonly catalogues: readonly string[];
  readonly products: number;
  readonly prices: number;
  readonly roles: number;
  readonly actions: number;
  readonly routes: number;
  readonly matrix: string;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const itemsOf = (lists: readonly unknown[]): unknown[] => lists.filter(isList).flat();

/** Counts products and prices, valid or not. */
export function countOnSale(catalogues: readonly CatalogueFile[]): Pick<Checked, 'products' | 'prices'> {
  const products = catalogues.flatMap(({ document }) =>
    itemsOf(isRecord(document) ? Object.values(document) : []),
  );
  const prices = itemsOf(products.map((product) => (isRecord(product) ? product['prices'] : null)));
  return { products: products.length, prices: prices.length };
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

function renderText(violations: readonly Violation[], checked: Checked): string {
  const { catalogues, products, prices, roles, actions, routes } = checked;
  const seen =
    `${count(catalogues.length, 'catalogue')} with ${count(products, 'product')} and ${count(prices, 'price')}, ` +
    `${count(roles, 'role')}, ${count(actions, 'action')}, ${count(routes, 'route')}`;
  const found = violations.length === 0 ? 'No violation' : count(violations.length, 'violation');
  return [
    ...violations.map(({ file, path, rule, message }) => `${file} ${path} ${rule}: ${message}`),
    `${found} in ${seen}.`,
    '',
  ].join('\n');
}

/** Renders one violation per line and a summary, or one JSON document. */
export function renderReport(
  format: 'text' | 'json',
  violations: readonly Violation[],
  checked: Checked,
): string {
  if (format === 'text') return renderText(violations, checked);
  return `${JSON.stringify({ ok: violations.length === 0, violations, checked }, null, 2)}\n`;
}
