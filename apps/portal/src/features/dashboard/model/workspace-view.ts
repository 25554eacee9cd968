import type { Instance, Workspace } from '@partyline/contract';
import { giveUpOverdue, groupDevices, mergeDeviceLists, type GroupedDevices } from '@partyline/device-state';
import { computeTally, listWorkspacesInOrder, orderGroupedDevices, type Tally } from '@partyline/display';

/** One workspace as the dashboard shows it. The object changes when something in it does, and only then. */
export interface WorkspaceView {
  readonly workspace: Workspace;
  /** Every device of the workspace once; one whose command timed out has failed here. */
  readonly devices: readonly Instance[];
  /** The same devices, grouped and in order: link groups first, solo devices last. */
  readonly grouped: GroupedDevices<Instance>;
  readonly tally: Tally;
}

/** Devices that took the place of others, by the object they replace. */
type Replacements = ReadonlyMap<Instance, Instance>;

/** Whether a device has the position of the other, in the same group and order. */
function isSamePlace(before: Instance, after: Instance): boolean {
  return (
    before.vicUuid === after.vicUuid &&
    before.deviceName === after.deviceName &&
    before.isFavorite === after.isFavorite &&
    before.linkRole === after.linkRole &&
    before.leaderuuid === after.leaderuuid
  );
}

/**
 * What changed between two lists of the same devices in the same places; null when more than that changed, so that they
 * must be grouped and sorted again.
 */
function findReplacements(before: readonly Instance[], after: readonly Instance[]): Replacements | null {
  if (before.length !== after.length) return null;
  const replacements = new Map<Instance, Instance>();
  for (const [index, old] of before.entries()) {
    const device = after[index];
    if (device === undefined) return null;
    if (device === old) continue;
    if (!isSamePlace(old, device)) return null;
    replacements.set(old, device);
  }
  return replacements;
}

/** The same groups with the replaced devices; a group without any keeps its identity. */
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

/** Devices whose command timed out, as they are shown; cached, so that they keep their identity. */
const givenUp = new WeakMap<Instance, Instance>();

function asShown(device: Instance, nowMs: number): Instance {
  if (device.openCommand === null) return device;
  const known = givenUp.get(device);
  if (known !== undefined) return known;
  const shown = giveUpOverdue(device, nowMs);
  if (shown !== device) givenUp.set(device, shown);
  return shown;
}

/** Lists of rows merged once per workspace as received. */
const merged = new WeakMap<Workspace, readonly Instance[]>();

function rowsOf(workspace: Workspace): readonly Instance[] {
  const known = merged.get(workspace);
  if (known !== undefined) return known;
  const rows = workspace.lqDevicesList.length === 0 ? workspace.vicList : mergeDeviceLists(workspace);
  merged.set(workspace, rows);
  return rows;
}

/** Whether a workspace has devices that may be shown otherwise as time goes by; found out once per workspace as received. */
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

/** Turns the workspaces as received into what is shown; see {@link createViewBuilder}. */
export type ViewBuilder = (workspaces: readonly Workspace[], nowMs: number) => readonly WorkspaceView[];

/**
 * Makes a builder of views that remembers the last ones: workspaces in order, their devices grouped and in order, and
 * whatever did not change is the very same object as before. [DASH-6, DASH-7, DASH-8, GD-4, GD-11, GD-43]
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
