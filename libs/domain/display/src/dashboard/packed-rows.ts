import { foundIn, predicateIn, type DashboardFilter, type FindableWorkspace } from './found-devices.ts';
import type { Above, GridDevice, PackedCardsRow, PackedDevice, PackedHeadRow } from './row-kinds.ts';
import type { WorkspaceView } from './workspace-view.ts';

/** Splits items into rows of `size`; the last may be shorter. */
export function chunk<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const chunks = [];
  for (let from = 0; from < items.length; from += size) chunks.push(items.slice(from, from + size));
  return chunks;
}

/** Returns whether so few devices are found in a workspace that a header of its own is not worth its height. */
function isSparse<Device extends GridDevice, Workspace extends FindableWorkspace>(
  view: WorkspaceView<Device, Workspace>,
  filter: DashboardFilter,
  fullFrom: number,
): boolean {
  const count = foundIn(view, filter).length;
  return count === 1 || (count > 0 && count < fullFrom);
}

interface Sparse<Device, Workspace> {
  readonly filter: DashboardFilter;
  /** From so many found devices on, a workspace keeps its header: in the grid, as many as fill a row. */
  readonly fullFrom: number;
  readonly noteOf: (view: WorkspaceView<Device, Workspace>) => string | null;
}

/**
 * Returns the workspaces in runs: sparse ones that follow each other and have the same note are one run, any other workspace is a run of
 * its own. [GD-41]
 */
export function listRuns<Device extends GridDevice, Workspace extends FindableWorkspace>(
  views: readonly WorkspaceView<Device, Workspace>[],
  { filter, fullFrom, noteOf }: Sparse<Device, Workspace>,
): (readonly WorkspaceView<Device, Workspace>[])[] {
  const runs: WorkspaceView<Device, Workspace>[][] = [];
  let lastNote: string | null | undefined;
  for (const view of views) {
    const note = isSparse(view, filter, fullFrom) ? noteOf(view) : undefined;
    const run = runs.at(-1);
    if (run === undefined || note === undefined || note !== lastNote) runs.push([view]);
    else run.push(view);
    lastNote = note;
  }
  return runs;
}

interface Packed<Device, Workspace> {
  readonly filter: DashboardFilter;
  readonly devices: readonly PackedDevice<Device, Workspace>[];
}

interface PackedCache {
  get<Device, Workspace>(view: WorkspaceView<Device, Workspace>): Packed<Device, Workspace> | undefined;
  set<Device, Workspace>(view: WorkspaceView<Device, Workspace>, packed: Packed<Device, Workspace>): unknown;
}

const cachedDevices: PackedCache = new WeakMap<object, never>();

/** Returns the found devices of a workspace, leaders before their members, solo devices last. [DASH-8, GD-4] */
function devicesOf<Device extends GridDevice, Workspace extends FindableWorkspace>(
  view: WorkspaceView<Device, Workspace>,
  filter: DashboardFilter,
): readonly PackedDevice<Device, Workspace>[] {
  const cached = cachedDevices.get(view);
  if (cached?.filter === filter) return cached.devices;
  const isShown = predicateIn(view.workspace, filter);
  const { groups, solo } = view.grouped;
  const linked = groups.flatMap(({ leader, members }) => [
    { device: leader, view, isLeader: true, isLeaderMissing: false },
    ...members.map((device) => ({ device, view, isLeader: false, isLeaderMissing: false })),
  ]);
  const alone = solo.map((entry) => ({ ...entry, view, isLeader: false }));
  const devices = [...linked, ...alone].filter(({ device }) => isShown(device));
  cachedDevices.set(view, { filter, devices });
  return devices;
}

interface CardsCache {
  get<Device, Workspace>(
    first: PackedDevice<Device, Workspace>,
  ): PackedCardsRow<Device, Workspace> | undefined;
  set<Device, Workspace>(
    first: PackedDevice<Device, Workspace>,
    row: PackedCardsRow<Device, Workspace>,
  ): unknown;
}

const cachedRows: CardsCache = new WeakMap<object, never>();

/** Keeps the identity of a row whose devices did not change, so that it does not render again. */
function keepRow<Device, Workspace>(
  row: PackedCardsRow<Device, Workspace>,
): PackedCardsRow<Device, Workspace> {
  const [first] = row.devices;
  if (first === undefined) return row;
  const cached = cachedRows.get(first);
  const isSame =
    cached?.key === row.key &&
    cached.devices.length === row.devices.length &&
    cached.devices.every((device, index) => device === row.devices[index]);
  if (isSame) return cached;
  cachedRows.set(first, row);
  return row;
}

/** Returns the head of the found devices of several workspaces. */
export function packedHeadOf(
  run: readonly WorkspaceView<unknown, FindableWorkspace>[],
  deviceCount: number,
  above: Above,
): PackedHeadRow {
  const key = `p${run[0]?.workspace.id}`;
  return { kind: 'packed-head', key, above, deviceCount, workspaceCount: run.length };
}

type PackedRow<Device, Workspace> = PackedHeadRow | PackedCardsRow<Device, Workspace>;

/** Lists a head and the found devices of several workspaces side by side. [GD-41] */
export function packedRows<Device extends GridDevice, Workspace extends FindableWorkspace>(
  run: readonly WorkspaceView<Device, Workspace>[],
  { filter, columns }: { readonly filter: DashboardFilter; readonly columns: number },
  above: Above,
): { readonly head: PackedHeadRow; readonly cards: readonly PackedRow<Device, Workspace>[] } {
  const devices = run.flatMap((view) => devicesOf(view, filter));
  const head = packedHeadOf(run, devices.length, above);
  const cards = chunk(devices, columns).map((row, index) =>
    keepRow({
      kind: 'packed-cards',
      key: `${head.key}.${index}`,
      headKey: head.key,
      devices: row,
      isFirst: index === 0,
    }),
  );
  return { head, cards };
}
