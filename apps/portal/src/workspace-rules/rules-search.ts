import * as v from 'valibot';

const id = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined);

/** The workspace, and the rule whose log is open. [PLUS-15, PLUS-16] */
export const rulesSearchSchema = v.object({ workspace: id, log: id });
export type RulesSearch = v.InferOutput<typeof rulesSearchSchema>;

export interface RulesSearchProps {
  readonly search: RulesSearch;
  readonly onSearch: (change: RulesSearch) => void;
}
