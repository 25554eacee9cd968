import type { Instance } from '@partyline/contract';
import { DISPLAY_STATES, displayState } from '@partyline/device-state';
import {
  type ColumnValue,
  type SortDirection,
  listInDirection,
  orderByColumn,
  type ColumnOrder,
} from '@partyline/display';
import { computeTerm, subscriptionOfRow } from '@partyline/subscriptions';
import type { DeviceFilter } from '../model/device-filter.ts';
import { PHONE_TEXTS, type CardSize } from '../model/grid-metrics.ts';
import {
  headerRowOf,
  listMessageRows,
  type HeaderRow,
  type EmptyWorkspaceRow,
  type GridLayout,
  type MessageRow,
} from '../model/grid-rows.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';

/** Renewal or end of the subscription in ms since 1970; null for none. */
function termMs(device: Instance): number | null {
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
} as const satisfies Record<string, (device: Instance) => ColumnValue>;

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

/** The sort parameter after a header press: ascending, descending, none. */
export function nextListSort(sort: ListSort | null, column: SortColumn): string {
  if (sort?.column !== column) return column;
  return sort.direction === 'ascending' ? `-${column}` : '';
}

/** The sort parameter in the other direction. */
export function turnedListSort({ column, direction }: ListSort): string {
  return direction === 'ascending' ? `-${column}` : column;
}

export interface DeviceRow {
  readonly kind: 'device';
  readonly key: string;
  readonly view: WorkspaceView;
  readonly device: Instance;
  readonly place: 'leader' | 'member' | 'last-member' | 'solo';
  readonly isLeaderMissing: boolean;
}

export type ListRow = HeaderRow | DeviceRow | EmptyWorkspaceRow | MessageRow;

export interface ListLayout extends Omit<GridLayout, 'columns'> {
  /** null: dashboard order, with link groups. */
  readonly sort: ListSort | null;
}

type Placed = Pick<DeviceRow, 'device' | 'place' | 'isLeaderMissing'>;

/** Leaders before their members, solo devices last. [DASH-8, GD-4] */
function inGroups({ grouped }: WorkspaceView, filter: DeviceFilter): Placed[] {
  const rows: Placed[] = [];
  for (const { leader, members } of grouped.groups) {
    const shown = members.filter(filter);
    if (filter(leader)) {
      rows.push({ device: leader, place: shown.length === 0 ? 'solo' : 'leader', isLeaderMissing: false });
    }
    for (const [index, device] of shown.entries()) {
      const place = index === shown.length - 1 ? 'last-member' : 'member';
      rows.push({ device, place, isLeaderMissing: false });
    }
  }
  for (const { device, isLeaderMissing } of grouped.solo) {
    if (filter(device)) rows.push({ device, place: 'solo', isLeaderMissing });
  }
  return rows;
}

function deviceRows(view: WorkspaceView, filter: DeviceFilter): DeviceRow[] {
  return inGroups(view, filter).map((placed) => ({
    kind: 'device',
    key: placed.device.vicUuid,
    view,
    ...placed,
  }));
}

const everything = () => true;

interface SortedWorkspace {
  /** Sorted lists show no link groups. */
  readonly rows: readonly DeviceRow[];
  readonly column: SortColumn;
  readonly order: ColumnOrder<DeviceRow>;
}

/** The last sort of each workspace: reversing or searching needs no new sort. */
const cachedOrders = new WeakMap<WorkspaceView, SortedWorkspace>();

function orderOf(view: WorkspaceView, column: SortColumn): ColumnOrder<DeviceRow> {
  const cached = cachedOrders.get(view);
  if (cached?.column === column) return cached.order;
  // Rows keep their identity in any order, so none renders again.
  const rows =
    cached?.rows ?? deviceRows(view, everything).map((row): DeviceRow => ({ ...row, place: 'solo' }));
  const order = orderByColumn(rows, ({ device }) => COLUMN_VALUES[column](device));
  cachedOrders.set(view, { rows, column, order });
  return order;
}

/** The filtered devices of a workspace in the given order. */
export function listInOrder(
  view: WorkspaceView,
  { filter, sort }: Pick<ListLayout, 'filter' | 'sort'>,
): readonly DeviceRow[] {
  if (sort === null) return deviceRows(view, filter ?? everything);
  const rows = listInDirection(orderOf(view, sort.column), sort.direction);
  return filter === null ? rows : rows.filter(({ device }) => filter(device));
}

function contentRows(view: WorkspaceView, layout: ListLayout): readonly ListRow[] {
  const rows = listInOrder(view, layout);
  if (rows.length > 0 || layout.filter !== null) return rows;
  return [{ kind: 'empty', key: `w${view.workspace.id}.empty`, view }];
}

/** Cached per workspace: an event sorts one workspace only. */
const cachedRows = new WeakMap<WorkspaceView, { layout: ListLayout; rows: readonly ListRow[] }>();

function rowsOf(view: WorkspaceView, layout: ListLayout): readonly ListRow[] {
  const cached = cachedRows.get(view);
  if (cached?.layout.filter === layout.filter && cached.layout.sort === layout.sort) return cached.rows;
  const rows = contentRows(view, layout);
  cachedRows.set(view, { layout, rows });
  return rows;
}

/** Workspace headers, and below open ones their sorted devices. [DASH-9, DASH-19, GU-16] */
export function listListRows(views: readonly WorkspaceView[], layout: ListLayout): readonly ListRow[] {
  const rows: ListRow[] = [];
  for (const view of views) {
    const isOpen = layout.filter !== null || layout.isOpen(view.workspace.id);
    const content = isOpen ? rowsOf(view, layout) : [];
    if (layout.filter !== null && content.length === 0) continue;
    rows.push(headerRowOf(view, isOpen, 'closed', layout.filter));
    for (const row of listMessageRows(layout, view, isOpen)) rows.push(row);
    for (const row of content) rows.push(row);
  }
  return rows;
}

/** Ids of the listed devices in workspaces with selection. */
export function listDeviceIds(
  rows: readonly ListRow[],
  isSelectable: (view: WorkspaceView) => boolean,
): string[] {
  return rows.flatMap((row) => (row.kind === 'device' && isSelectable(row.view) ? row.key : []));
}

/** In px. */
export type ListHeights = Readonly<Record<ListRow['kind'], number>>;

const HEADERS = { header: 40, empty: 232, message: 40, note: 40 } as const;

/** Phones have a higher first line and one size. */
export type ListLayoutKind = 'one-line' | 'two-lines' | 'phone';

const DEVICE_HEIGHTS = {
  'one-line': { small: 30, medium: 36, large: 44 },
  'two-lines': { small: 48, medium: 54, large: 62 },
} as const satisfies Record<'one-line' | 'two-lines', Record<CardSize, number>>;

const PHONE: ListHeights = { header: 64, empty: 268, ...PHONE_TEXTS, device: 80 };

/** Row heights in px at a size. [DASH-2] */
export function listHeights(size: CardSize, kind: ListLayoutKind): ListHeights {
  return kind === 'phone' ? PHONE : { ...HEADERS, device: DEVICE_HEIGHTS[kind][size] };
}
