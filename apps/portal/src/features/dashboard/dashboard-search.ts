import { SEARCH_MAX_LENGTH } from '@partyline/display';
import * as v from 'valibot';

/** Numbers are texts here; anything else counts as nothing. */
const text = v.optional(
  v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value).slice(0, SEARCH_MAX_LENGTH)),
    ),
    '',
  ),
);

/** What the address of the dashboard holds: the search, the filters, how the list is sorted, and whose drawer is open. */
export const dashboardSearchSchema = v.object({
  q: text,
  state: text,
  plan: text,
  version: text,
  center: text,
  favorites: text,
  sort: text,
  device: text,
});
/** The same, as the page reads it. */
export type DashboardSearch = v.InferOutput<typeof dashboardSearchSchema>;

/** The address after a change; what is empty is left out. */
export function nextSearch(search: DashboardSearch, change: DashboardSearch): DashboardSearch {
  const entries = Object.entries({ ...search, ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
