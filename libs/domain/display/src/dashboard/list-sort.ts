import { DISPLAY_STATES, displayState, type DeviceConditions } from '@partyline/device-state';
import { computeTerm, subscriptionOfRow, type SubscribedRow } from '@partyline/subscriptions';
import type { ColumnValue, SortDirection } from '../order/column-order.ts';

/** What the columns of the list show. */
export type SortedDevice = DeviceConditions &
  SubscribedRow & {
    readonly deviceName: string;
    readonly deploymentTarget: string;
    readonly version: string;
  };

/** Returns renewal or end of the subscription in ms since 1970; null for none. */
function termMs(device: SortedDevice): number | null {
  const subscription = subscriptionOfRow(device);
  return subscription === null ? null : (computeTerm(subscription)?.atMs ?? null);
}

export const COLUMN_VALUES = {
  name: (device) => device.deviceName,
  state: (device) => DISPLAY_STATES.indexOf(displayState(device)),
  center: (device) => device.deploymentTarget,
  plan: (device) => device.subscription,
  users: (device) => (device.subscription === null ? null : device.noOfUsers),
  version: (device) => device.version,
  term: termMs,
} as const satisfies Record<string, (device: SortedDevice) => ColumnValue>;

export type SortColumn = keyof typeof COLUMN_VALUES;

/** In display order. */
export const SORT_COLUMNS = [
  'name',
  'state',
  'center',
  'plan',
  'users',
  'version',
  'term',
] as const satisfies readonly SortColumn[];

export interface ListSort {
  readonly column: SortColumn;
  readonly direction: SortDirection;
}

function isColumn(text: string): text is SortColumn {
  return Object.hasOwn(COLUMN_VALUES, text);
}

/** Parses `users` or `-users`; null (dashboard order) for anything else. */
export function parseListSort(text: string): ListSort | null {
  const column = text.replace(/^-/, '');
  if (!isColumn(column)) return null;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

/** Returns the sort parameter after a header press: ascending, descending, none. */
export function nextListSort(sort: ListSort | null, column: SortColumn): string {
  if (sort?.column !== column) return column;
  return sort.direction === 'ascending' ? `-${column}` : '';
}

/** Returns the sort parameter in the other direction. */
export function turnedListSort({ column, direction }: ListSort): string {
  return direction === 'ascending' ? `-${column}` : column;
}
