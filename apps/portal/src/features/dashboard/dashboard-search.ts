import { SEARCH_MAX_LENGTH } from '@partyline/display';
import * as v from 'valibot';

/** What the address of the dashboard holds: the search. Numbers are texts here; anything else counts as no search. */
export const dashboardSearchSchema = v.object({
  q: v.optional(
    v.fallback(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform((text) => String(text).slice(0, SEARCH_MAX_LENGTH)),
      ),
      '',
    ),
  ),
});
