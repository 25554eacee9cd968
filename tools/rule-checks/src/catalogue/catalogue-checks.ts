import { listMissingPrices, parseCatalogue } from '@partyline/pricing';
import { listDuplicateKeys } from './duplicate-keys.ts';
import { locate, valueAt } from '../violations/json-path.ts';
import type { Violation } from '../violations/rule.ts';
import { violationAt } from '../violations/violation-at.ts';

export interface CatalogueFile {
  readonly file: string;
  readonly text: string;
  readonly document: unknown;
}

/** Quotes a value as found; nothing for a list or product. */
function quote(value: unknown): string {
  return value === undefined || (typeof value === 'object' && value !== null)
    ? ''
    : `found ${JSON.stringify(value)}`;
}

export function checkCatalogue({ file, text, document }: CatalogueFile): Violation[] {
  const parsed = parseCatalogue(document);
  const issues = parsed.ok ? [] : parsed.error;
  return [
    ...listDuplicateKeys(text).map((segments) => violationAt(file, segments, 'duplicate-key')),
    ...issues.map(({ path, code }) => {
      const segments = locate(document, path);
      return violationAt(file, segments, code, quote(valueAt(document, segments)));
    }),
    ...listMissingPrices(document).map(({ path, users, interval }) =>
      violationAt(file, locate(document, path), 'missing-price', `${users} users by the ${interval}`),
    ),
  ];
}
