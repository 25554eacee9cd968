/** Stored locally. [DASH-10, GD-5] */
export interface AccordionSetting {
  readonly workspaceId: number;
  readonly isOpen: boolean;
}

function isSetting(value: unknown): value is AccordionSetting {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'workspaceId' in value &&
    Number.isSafeInteger(value.workspaceId) &&
    'isOpen' in value &&
    typeof value.isOpen === 'boolean'
  );
}

/** Parses stored settings; other shapes are dropped, and the last of several for a workspace counts. [DASH-10, DASH-11, GD-5] */
export function parseAccordionSettings(stored: unknown): AccordionSetting[] {
  if (!Array.isArray(stored)) return [];
  const byWorkspace = new Map<number, AccordionSetting>();
  for (const entry of stored.filter(isSetting)) {
    byWorkspace.set(entry.workspaceId, { workspaceId: entry.workspaceId, isOpen: entry.isOpen });
  }
  return [...byWorkspace.values()];
}

/** Drops the settings of missing workspaces. [GD-5] */
export function pruneAccordionSettings(
  settings: readonly AccordionSetting[],
  workspaceIds: readonly number[],
): AccordionSetting[] {
  const known = new Set(workspaceIds);
  return settings.filter(({ workspaceId }) => known.has(workspaceId));
}

/** The folded workspaces of settings: a thousand are asked for each, at every update of a device. */
const folded = new WeakMap<readonly AccordionSetting[], ReadonlySet<number>>();

/** Returns whether a workspace is unfolded; it is without a setting. [GD-5] */
export function isAccordionOpen(settings: readonly AccordionSetting[], workspaceId: number): boolean {
  let closed = folded.get(settings);
  if (closed === undefined) {
    closed = new Set(settings.filter(({ isOpen }) => !isOpen).map((setting) => setting.workspaceId));
    folded.set(settings, closed);
  }
  return !closed.has(workspaceId);
}

/** Returns the settings after one workspace is opened or closed. [DASH-10] */
export function nextAccordionSettings(
  settings: readonly AccordionSetting[],
  setting: AccordionSetting,
): AccordionSetting[] {
  return [...settings.filter(({ workspaceId }) => workspaceId !== setting.workspaceId), setting];
}

/** Returns the settings with every workspace open or closed. [DASH-10] */
export function listAccordionSettings(workspaceIds: readonly number[], isOpen: boolean): AccordionSetting[] {
  return workspaceIds.map((workspaceId) => ({ workspaceId, isOpen }));
}
