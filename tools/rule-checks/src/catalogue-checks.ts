import { listMissingPrices, parseCatalogue } from '@partyline/pricing';
import { listDuplicateKeys } from './duplicate-keys.ts';
import { locate, valueAt } from './json-path.ts';
import type { Violation } from './rule.ts';
import { violationAt } from './violation-at.ts';

/** A catalogue as it was read. */
export interface CatalogueFile {
  readonly file: string;
  readonly text: string;
  readonly document: unknown;
}

/** What stands at the place, for the message; nothing where a whole list or product would be quoted. */
function quote(value: unknown): string {
  return value === undefined || (typeof value === 'object' && value !== null)
    ? ''
    : `found ${JSON.stringify(value)}`;
}

/** Everything wrong with one catalogue: what its text hides, what cannot be read or contradicts itself, what it lacks. */
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
