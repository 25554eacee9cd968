import * as v from 'valibot';
import { idParameter } from '../search-parameters.ts';

/** The workspace, and the rule whose log is open. [PLUS-15, PLUS-16] */
export const rulesSearchSchema = v.object({ workspace: idParameter, log: idParameter });
export type RulesSearch = v.InferOutput<typeof rulesSearchSchema>;

export interface RulesSearchProps {
  readonly search: RulesSearch;
  readonly onSearch: (change: RulesSearch) => void;
}
