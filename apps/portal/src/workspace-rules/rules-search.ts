import * as v from 'valibot';

const id = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined);

/** The search parameters of a page about rules: the workspace, and the rule whose log is open. [PLUS-15, PLUS-16] */
export const rulesSearchSchema = v.object({ workspace: id, log: id });
/** The parsed search parameters. */
export type RulesSearch = v.InferOutput<typeof rulesSearchSchema>;

/** Props of a page about rules. */
export interface RulesSearchProps {
  readonly search: RulesSearch;
  readonly onSearch: (change: RulesSearch) => void;
}
