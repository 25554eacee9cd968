import { listInDirection, orderByColumn, type ColumnOrder } from '../order/column-order.ts';
import { isViewShown, predicateIn, type DevicePredicate, type FindableWorkspace } from './found-devices.ts';
import { headerRowOf, listMessageRows, type GridLayout } from './grid-rows.ts';
import { COLUMN_VALUES, type ListSort, type SortColumn, type SortedDevice } from './list-sort.ts';
import type { EmptyWorkspaceRow, GridDevice, HeaderRow, MessageRow } from './row-kinds.ts';
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
}

export type ListRow<Device, Workspace> =
  | HeaderRow<Device, Workspace>
  | DeviceRow<Device, Workspace>
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
export function listInOrder<Device extends ListDevice, Workspace extends FindableWorkspace>(
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

/** Lists workspace headers, and below open ones their sorted devices. [DASH-9, DASH-19, GU-16] */
export function listListRows<Device extends ListDevice, Workspace extends FindableWorkspace>(
  views: readonly WorkspaceView<Device, Workspace>[],
  layout: ListLayout<Device, Workspace>,
): readonly ListRow<Device, Workspace>[] {
  const rows: ListRow<Device, Workspace>[] = [];
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

/** Lists the ids of the devices in workspaces with selection. */
export function listDeviceIds<Device, Workspace>(
  rows: readonly ListRow<Device, Workspace>[],
  isSelectable: (view: WorkspaceView<Device, Workspace>) => boolean,
): string[] {
  return rows.flatMap((row) => (row.kind === 'device' && isSelectable(row.view) ? row.key : []));
}
