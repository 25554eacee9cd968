import type { Instance } from '@partyline/contract';
import { DISPLAY_STATES, displayState } from '@partyline/device-state';
import type { ColumnValue, SortDirection } from '@partyline/display';
import { computeTerm, subscriptionOfRow } from '@partyline/subscriptions';

/** When a device's subscription renews or ends, in ms since 1970; null for one without. */
function termMs(device: Instance): number | null {
  const subscription = subscriptionOfRow(device);
  return subscription === null ? null : (computeTerm(subscription)?.atMs ?? null);
}

/** What a row holds in each column that can be sorted. */
export const COLUMN_VALUES = {
  name: (device) => device.deviceName,
  state: (device) => DISPLAY_STATES.indexOf(displayState(device)),
  center: (device) => device.deploymentTarget,
  plan: (device) => device.subscription,
  users: (device) => (device.subscription === null ? null : device.noOfUsers),
  version: (device) => device.version,
  term: termMs,
} as const satisfies Record<string, (device: Instance) => ColumnValue>;

/** A column that can be sorted. */
export type SortColumn = keyof typeof COLUMN_VALUES;

/** The columns that can be sorted, in the order of the list's head. */
export const SORT_COLUMNS = [
  'name',
  'state',
  'center',
  'plan',
  'users',
  'version',
  'term',
] as const satisfies readonly SortColumn[];

/** By which column the list is sorted, and which way. */
export interface ListSort {
  readonly column: SortColumn;
  readonly direction: SortDirection;
}

function isColumn(text: string): text is SortColumn {
  return Object.hasOwn(COLUMN_VALUES, text);
}

/** Parses the sort parameter of the URL, `users` or `-users`; null for anything else: the dashboard's own order. */
export function parseListSort(text: string): ListSort | null {
  const column = text.replace(/^-/, '');
  if (!isColumn(column)) return null;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

/** The sort parameter after a press on a column's head: ascending, then descending, then none. */
export function nextListSort(sort: ListSort | null, column: SortColumn): string {
  if (sort?.column !== column) return column;
  return sort.direction === 'ascending' ? `-${column}` : '';
}

/** The sort parameter for the other direction. */
export function turnedListSort({ column, direction }: ListSort): string {
  return direction === 'ascending' ? `-${column}` : column;
}
