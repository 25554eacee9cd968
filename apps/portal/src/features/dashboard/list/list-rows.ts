import type { Instance } from '@partyline/contract';
import { sortByColumn } from '@partyline/display';
import type { DeviceFilter } from '../model/device-filter.ts';
import type { CardSize } from '../model/grid-metrics.ts';
import {
  headerRowOf,
  listMessageRows,
  type HeaderRow,
  type EmptyWorkspaceRow,
  type GridLayout,
  type MessageRow,
} from '../model/grid-rows.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { COLUMN_VALUES, type ListSort } from './list-sort.ts';

/** One device of the list, and its place along the line of its link group. */
export interface DeviceRow {
  readonly kind: 'device';
  readonly key: string;
  readonly view: WorkspaceView;
  readonly device: Instance;
  readonly place: 'leader' | 'member' | 'last-member' | 'solo';
  readonly isLeaderMissing: boolean;
}

/** The rows of the list. */
export type ListRow = HeaderRow | DeviceRow | EmptyWorkspaceRow | MessageRow;

/** What the rows depend on, beside the devices. */
export interface ListLayout extends Omit<GridLayout, 'columns'> {
  /** null: the dashboard's own order, with link groups. */
  readonly sort: ListSort | null;
}

type Placed = Pick<DeviceRow, 'device' | 'place' | 'isLeaderMissing'>;

/** The devices in the dashboard's own order: each leader before its members, solo devices last. [DASH-8, GD-4] */
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

/** The devices of a workspace that the filter leaves, in the order asked for. */
export function listInOrder(
  view: WorkspaceView,
  { filter, sort }: Pick<ListLayout, 'filter' | 'sort'>,
): Placed[] {
  const rows = inGroups(view, filter ?? (() => true));
  if (sort === null) return rows;
  const valueOf = COLUMN_VALUES[sort.column];
  return sortByColumn(rows, ({ device }) => valueOf(device), sort.direction).map((row) => ({
    ...row,
    place: 'solo',
  }));
}

function contentRows(view: WorkspaceView, layout: ListLayout): readonly ListRow[] {
  const rows = listInOrder(view, layout).map((placed): DeviceRow => ({
    kind: 'device',
    key: placed.device.vicUuid,
    view,
    ...placed,
  }));
  if (rows.length > 0 || layout.filter !== null) return rows;
  return [{ kind: 'empty', key: `w${view.workspace.id}.empty` }];
}

/** Rows of unchanged workspaces are cached: an event sorts one workspace again, not all of them. */
const cachedRows = new WeakMap<WorkspaceView, { layout: ListLayout; rows: readonly ListRow[] }>();

function rowsOf(view: WorkspaceView, layout: ListLayout): readonly ListRow[] {
  const cached = cachedRows.get(view);
  if (cached?.layout.filter === layout.filter && cached.layout.sort === layout.sort) return cached.rows;
  const rows = contentRows(view, layout);
  cachedRows.set(view, { layout, rows });
  return rows;
}

/** Each workspace's header, and below an open one its devices in the chosen order. [DASH-9, DASH-19, GU-16] */
export function listListRows(views: readonly WorkspaceView[], layout: ListLayout): readonly ListRow[] {
  const rows: ListRow[] = [];
  for (const view of views) {
    const isOpen = layout.filter !== null || layout.isOpen(view.workspace.id);
    const content = isOpen ? rowsOf(view, layout) : [];
    if (layout.filter !== null && content.length === 0) continue;
    rows.push(headerRowOf(view, isOpen, 'closed'));
    for (const row of listMessageRows(layout.messages, view.workspace.id)) rows.push(row);
    for (const row of content) rows.push(row);
  }
  return rows;
}

/** The ids of the devices among these rows. */
export function listDeviceIds(rows: readonly ListRow[]): string[] {
  return rows.flatMap((row) => (row.kind === 'device' ? row.key : []));
}

/** How high each kind of row is, in px. */
export type ListHeights = Readonly<Record<ListRow['kind'], number>>;

const HEADERS = { header: 40, empty: 182, message: 40 } as const;

const SIZES = {
  small: { ...HEADERS, device: 30 },
  medium: { ...HEADERS, device: 36 },
  large: { ...HEADERS, device: 44 },
} as const satisfies Record<CardSize, ListHeights>;

const PHONE: ListHeights = { header: 64, empty: 208, message: 40, device: 64 };

/** How high each kind of row is, in px, at a size; on a phone a row has two lines and one size. [DASH-2] */
export function listHeights(size: CardSize, isPhone: boolean): ListHeights {
  return isPhone ? PHONE : SIZES[size];
}
