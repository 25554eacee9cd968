import * as v from 'valibot';

const id = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined);

/** What the address of the page holds: the workspace, and the alert whose delivery log is open. [PLUS-16] */
export const alertsSearchSchema = v.object({ workspace: id, log: id });
/** The same, as the page reads it. */
export type AlertsSearch = v.InferOutput<typeof alertsSearchSchema>;

/** Props of what reads and changes the address. */
export interface AlertsSearchProps {
  readonly search: AlertsSearch;
  readonly onSearch: (change: AlertsSearch) => void;
}
