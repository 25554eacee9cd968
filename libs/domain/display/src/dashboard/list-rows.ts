import { listInDirection, orderByColumn, type ColumnOrder } from '../order/column-order.ts';
import {
  isViewShown,
  predicateIn,
  type DashboardFilter,
  type DevicePredicate,
  type FindableWorkspace,
} from './found-devices.ts';
import { headerRowOf, listMessageRows, packedMessageRows, type GridLayout } from './grid-rows.ts';
import { COLUMN_VALUES, type ListSort, type SortColumn, type SortedDevice } from './list-sort.ts';
import { listRuns, packedHeadOf } from './packed-rows.ts';
import type { EmptyWorkspaceRow, GridDevice, HeaderRow, MessageRow, PackedHeadRow } from './row-kinds.ts';
import type { WorkspaceView } from './workspace-view.ts';

/** A device that can be searched and sorted. */
export type ListDevice = GridDevice & SortedDevice;

export interface DeviceRow<Device, Workspace> {
  readonly kind: 'device';
  readonly key: string;
  readonly view: WorkspaceView<Device, Workspace>;
  readonly device: Device;
  readonly place: 'leader' | 'member' | 'last-member' | 'solo';
  readonly isLeaderMissing: boolean;
  /** Below a head of several workspaces: the row names its own. */
  readonly isPacked: boolean;
}

export type ListRow<Device, Workspace> =
  | HeaderRow<Device, Workspace>
  | DeviceRow<Device, Workspace>
  | PackedHeadRow
  | EmptyWorkspaceRow<Device, Workspace>
  | MessageRow;

export interface ListLayout<Device, Workspace> extends Omit<GridLayout<Device, Workspace>, 'columns'> {
  /** null: dashboard order, with link groups. */
  readonly sort: ListSort | null;
}

type Placed<Device> = Pick<DeviceRow<Device, unknown>, 'device' | 'place' | 'isLeaderMissing'>;

/** Lists leaders before their members, solo devices last. [DASH-8, GD-4] */
function inGroups<Device extends ListDevice>(
  { grouped }: WorkspaceView<Device>,
  filter: DevicePredicate,
): Placed<Device>[] {
  const rows: Placed<Device>[] = [];
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

function deviceRows<Device extends ListDevice, Workspace>(
  view: WorkspaceView<Device, Workspace>,
  filter: DevicePredicate,
): DeviceRow<Device, Workspace>[] {
  return inGroups(view, filter).map((placed) => ({
    kind: 'device',
    key: placed.device.vicUuid,
    view,
    isPacked: false,
    ...placed,
  }));
}

const everything = () => true;

interface SortedWorkspace<Device, Workspace> {
  /** Sorted lists show no link groups. */
  readonly rows: readonly DeviceRow<Device, Workspace>[];
  readonly column: SortColumn;
  readonly order: ColumnOrder<DeviceRow<Device, Workspace>>;
}

/** A cache whose entries have the type of their views. */
interface OrderCache {
  get<Device, Workspace>(
    view: WorkspaceView<Device, Workspace>,
  ): SortedWorkspace<Device, Workspace> | undefined;
  set<Device, Workspace>(
    view: WorkspaceView<Device, Workspace>,
    sorted: SortedWorkspace<Device, Workspace>,
  ): unknown;
}

/** The last sort of each workspace: reversing or searching needs no new sort. */
const cachedOrders: OrderCache = new WeakMap<object, never>();

function orderOf<Device extends ListDevice, Workspace>(
  view: WorkspaceView<Device, Workspace>,
  column: SortColumn,
): ColumnOrder<DeviceRow<Device, Workspace>> {
  const cached = cachedOrders.get(view);
  if (cached?.column === column) return cached.order;
  // Rows keep their identity in any order, so none renders again.
  const rows =
    cached?.rows ?? deviceRows(view, everything).map((row) => ({ ...row, place: 'solo' as const }));
  const order = orderByColumn(rows, ({ device }) => COLUMN_VALUES[column](device));
  cachedOrders.set(view, { rows, column, order });
  return order;
}

/** Lists the filtered devices of a workspace in the given order. */
function listInOrder<Device extends ListDevice, Workspace extends FindableWorkspace>(
  view: WorkspaceView<Device, Workspace>,
  { filter, sort }: Pick<ListLayout<Device, Workspace>, 'filter' | 'sort'>,
): readonly DeviceRow<Device, Workspace>[] {
  const isShown = predicateIn(view.workspace, filter);
  if (sort === null) return deviceRows(view, isShown);
  const rows = listInDirection(orderOf(view, sort.column), sort.direction);
  return filter === null ? rows : rows.filter(({ device }) => isShown(device));
}

function contentRows<Device extends ListDevice, Workspace extends FindableWorkspace>(
  view: WorkspaceView<Device, Workspace>,
  layout: ListLayout<Device, Workspace>,
): readonly ListRow<Device, Workspace>[] {
  const rows = listInOrder(view, layout);
  if (rows.length > 0 || !isViewShown(view, layout.filter)) return rows;
  return [{ kind: 'empty', key: `w${view.workspace.id}.empty`, view }];
}

interface LaidOut<Device, Workspace> {
  readonly layout: ListLayout<Device, Workspace>;
  readonly rows: readonly ListRow<Device, Workspace>[];
}

interface RowCache {
  get<Device, Workspace>(view: WorkspaceView<Device, Workspace>): LaidOut<Device, Workspace> | undefined;
  set<Device, Workspace>(
    view: WorkspaceView<Device, Workspace>,
    laidOut: LaidOut<Device, Workspace>,
  ): unknown;
}

/** Cached per workspace: an event sorts one workspace only. */
const cachedRows: RowCache = new WeakMap<object, never>();

function rowsOf<Device extends ListDevice, Workspace extends FindableWorkspace>(
  view: WorkspaceView<Device, Workspace>,
  layout: ListLayout<Device, Workspace>,
): readonly ListRow<Device, Workspace>[] {
  const cached = cachedRows.get(view);
  if (cached?.layout.filter === layout.filter && cached.layout.sort === layout.sort) return cached.rows;
  const rows = contentRows(view, layout);
  cachedRows.set(view, { layout, rows });
  return rows;
}

/** Lists the rows of a workspace: its header, its messages and, while it is open, its devices. */
function sectionRows<Device extends ListDevice, Workspace extends FindableWorkspace>(
  view: WorkspaceView<Device, Workspace>,
  layout: ListLayout<Device, Workspace>,
  isOpen: boolean,
): ListRow<Device, Workspace>[] {
  return [
    headerRowOf(view, isOpen, 'closed', layout.filter),
    ...listMessageRows(layout, view, isOpen),
    ...(isOpen ? rowsOf(view, layout) : []),
  ];
}

/** A header is as high as a device: from so many found devices on, a workspace keeps it. */
const FULL_FROM = 4;

interface PackedCache {
  get<Device, Workspace>(row: DeviceRow<Device, Workspace>): DeviceRow<Device, Workspace> | undefined;
  set<Device, Workspace>(row: DeviceRow<Device, Workspace>, packed: DeviceRow<Device, Workspace>): unknown;
}

/** Packed rows keep their identity as long as the rows they are made of, so that none renders again. */
const cachedPacked: PackedCache = new WeakMap<object, never>();

function packedRowOf<Device, Workspace>(row: DeviceRow<Device, Workspace>): DeviceRow<Device, Workspace> {
  const cached = cachedPacked.get(row);
  if (cached !== undefined) return cached;
  const packed = { ...row, isPacked: true };
  cachedPacked.set(row, packed);
  return packed;
}

/** Lists the found devices of several workspaces, sorted across them. [DASH-19, GD-41] */
function packedDeviceRows<Device extends ListDevice, Workspace extends FindableWorkspace>(
  run: readonly WorkspaceView<Device, Workspace>[],
  layout: ListLayout<Device, Workspace>,
): readonly DeviceRow<Device, Workspace>[] {
  const rows = run.flatMap((view) =>
    rowsOf(view, layout).flatMap((row) => (row.kind === 'device' ? packedRowOf(row) : [])),
  );
  const { sort } = layout;
  if (sort === null) return rows;
  const order = orderByColumn(rows, ({ device }) => COLUMN_VALUES[sort.column](device));
  return listInDirection(order, sort.direction);
}

/** Lists what a search or filter finds: workspaces with few devices share a head. [GD-41] */
function foundRows<Device extends ListDevice, Workspace extends FindableWorkspace>(
  views: readonly WorkspaceView<Device, Workspace>[],
  layout: ListLayout<Device, Workspace>,
  filter: DashboardFilter,
): ListRow<Device, Workspace>[] {
  const rows: ListRow<Device, Workspace>[] = [];
  const shown = views.filter((view) => isViewShown(view, filter));
  for (const run of listRuns(shown, { filter, fullFrom: FULL_FROM, noteOf: layout.noteOf })) {
    const [first, ...others] = run;
    if (first === undefined) continue;
    if (others.length === 0) {
      for (const row of sectionRows(first, layout, true)) rows.push(row);
      continue;
    }
    const devices = packedDeviceRows(run, layout);
    rows.push(packedHeadOf(run, devices.length, 'closed'), ...packedMessageRows(layout, run));
    for (const row of devices) rows.push(row);
  }
  return rows;
}

/** Lists workspace headers, and below open ones their sorted devices. [DASH-9, DASH-19, GU-16] */
export function listListRows<Device extends ListDevice, Workspace extends FindableWorkspace>(
  views: readonly WorkspaceView<Device, Workspace>[],
  layout: ListLayout<Device, Workspace>,
): readonly ListRow<Device, Workspace>[] {
  if (layout.filter !== null) return foundRows(views, layout, layout.filter);
  const rows: ListRow<Device, Workspace>[] = [];
  for (const view of views) {
    for (const row of sectionRows(view, layout, layout.isOpen(view.workspace.id))) rows.push(row);
  }
  return rows;
}

/** Lists the ids of the devices in workspaces with selection. */
export function listDeviceIds<Device, Workspace>(
  rows: readonly ListRow<Device, Workspace>[],
  isSelectable: (view: WorkspaceView<Device, Workspace>) => boolean,
): string[] {
  return rows.flatMap((row) => (row.kind === 'device' && isSelectable(row.view) ? row.key : []));
}
