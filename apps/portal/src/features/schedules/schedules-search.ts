import * as v from 'valibot';

const id = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined);

/** What the address of the page holds: the workspace, and the schedule whose runs are open. [PLUS-15] */
export const schedulesSearchSchema = v.object({ workspace: id, runs: id });
/** The same, as the page reads it. */
export type SchedulesSearch = v.InferOutput<typeof schedulesSearchSchema>;

/** Props of what reads and changes the address. */
export interface SchedulesSearchProps {
  readonly search: SchedulesSearch;
  readonly onSearch: (change: SchedulesSearch) => void;
}
