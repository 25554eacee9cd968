import type { Instance, Workspace } from '@partyline/contract';
import { giveUpOverdue, groupDevices, mergeDeviceLists, type GroupedDevices } from '@partyline/device-state';
import { computeTally, listWorkspacesInOrder, orderGroupedDevices, type Tally } from '@partyline/display';

/** A workspace as shown; the object changes only with its content. */
export interface WorkspaceView {
  readonly workspace: Workspace;
  /** Each device once; timed-out commands show as failed. */
  readonly devices: readonly Instance[];
  /** The same devices: link groups first, then solo devices. */
  readonly grouped: GroupedDevices<Instance>;
  readonly tally: Tally;
}

type Replacements = ReadonlyMap<Instance, Instance>;

function isSameScope(before: Instance, after: Instance): boolean {
  return (
    before.vicUuid === after.vicUuid &&
    before.deviceName === after.deviceName &&
    before.isFavorite === after.isFavorite &&
    before.linkRole === after.linkRole &&
    before.leaderuuid === after.leaderuuid
  );
}

/** The replaced devices of two lists; null when grouping or order changed. */
function findReplacements(before: readonly Instance[], after: readonly Instance[]): Replacements | null {
  if (before.length !== after.length) return null;
  const replacements = new Map<Instance, Instance>();
  for (const [index, old] of before.entries()) {
    const device = after[index];
    if (device === undefined) return null;
    if (device === old) continue;
    if (!isSameScope(old, device)) return null;
    replacements.set(old, device);
  }
  return replacements;
}

/** Groups without a replaced device keep their identity. */
function replaceInGroups(
  { groups, solo }: GroupedDevices<Instance>,
  replacements: Replacements,
): GroupedDevices<Instance> {
  const next = (device: Instance) => replacements.get(device) ?? device;
  return {
    groups: groups.map((group) => {
      const isTouched =
        replacements.has(group.leader) || group.members.some((member) => replacements.has(member));
      return isTouched ? { leader: next(group.leader), members: group.members.map(next) } : group;
    }),
    solo: solo.map((entry) =>
      replacements.has(entry.device) ? { ...entry, device: next(entry.device) } : entry,
    ),
  };
}

/** Devices with a timed-out command, cached for identity. */
const givenUp = new WeakMap<Instance, Instance>();

function asShown(device: Instance, nowMs: number): Instance {
  if (device.openCommand === null) return device;
  const known = givenUp.get(device);
  if (known !== undefined) return known;
  const shown = giveUpOverdue(device, nowMs);
  if (shown !== device) givenUp.set(device, shown);
  return shown;
}

const merged = new WeakMap<Workspace, readonly Instance[]>();

function rowsOf(workspace: Workspace): readonly Instance[] {
  const known = merged.get(workspace);
  if (known !== undefined) return known;
  const rows = workspace.lqDevicesList.length === 0 ? workspace.vicList : mergeDeviceLists(workspace);
  merged.set(workspace, rows);
  return rows;
}

/** Whether time alone may change a workspace, cached per received workspace. */
const watched = new WeakMap<Workspace, boolean>();

function isWatched(workspace: Workspace): boolean {
  const known = watched.get(workspace);
  if (known !== undefined) return known;
  const isAny = rowsOf(workspace).some(({ openCommand }) => openCommand !== null);
  watched.set(workspace, isAny);
  return isAny;
}

function isUnchanged(
  workspace: Workspace,
  before: Workspace,
  rows: readonly Instance[],
  shown: readonly Instance[],
) {
  return workspace === before && rows.every((device, index) => device === shown[index]);
}

function buildView(workspace: Workspace, nowMs: number, before: WorkspaceView | undefined): WorkspaceView {
  if (before?.workspace === workspace && !isWatched(workspace)) return before;
  const devices = rowsOf(workspace).map((device) => asShown(device, nowMs));
  if (before !== undefined && isUnchanged(workspace, before.workspace, devices, before.devices))
    return before;
  const replacements = before === undefined ? null : findReplacements(before.devices, devices);
  const grouped =
    before === undefined || replacements === null
      ? orderGroupedDevices(groupDevices(devices))
      : replaceInGroups(before.grouped, replacements);
  return { workspace, devices, grouped, tally: computeTally(devices) };
}

export type ViewBuilder = (workspaces: readonly Workspace[], nowMs: number) => readonly WorkspaceView[];

/**
 * Creates a stateful view builder: sorts workspaces, groups and sorts devices, and keeps the identity of what is unchanged.
 * [DASH-6, DASH-7, DASH-8, GD-4, GD-11, GD-43]
 */
export function createViewBuilder(): ViewBuilder {
  let last = new Map<number, WorkspaceView>();
  let lastViews: readonly WorkspaceView[] = [];
  return (workspaces, nowMs) => {
    const views = listWorkspacesInOrder(workspaces).map((workspace) =>
      buildView(workspace, nowMs, last.get(workspace.id)),
    );
    const isSame =
      views.length === lastViews.length && views.every((view, index) => view === lastViews[index]);
    if (isSame) return lastViews;
    last = new Map(views.map((view) => [view.workspace.id, view]));
    lastViews = views;
    return views;
  };
}
