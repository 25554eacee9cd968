/** Whether one workspace of the dashboard is open, as it is kept locally. [DASH-10, GD-5] */
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

/**
 * Reads the stored settings: entries of another shape are dropped, of several for one workspace the last counts, and
 * anything but a list gives none. [DASH-10, DASH-11, GD-5]
 */
export function parseAccordionSettings(stored: unknown): AccordionSetting[] {
  if (!Array.isArray(stored)) return [];
  const byWorkspace = new Map<number, AccordionSetting>();
  for (const entry of stored.filter(isSetting)) {
    byWorkspace.set(entry.workspaceId, { workspaceId: entry.workspaceId, isOpen: entry.isOpen });
  }
  return [...byWorkspace.values()];
}

/** The settings without those of workspaces that are no longer there. [GD-5] */
export function pruneAccordionSettings(
  settings: readonly AccordionSetting[],
  workspaceIds: readonly number[],
): AccordionSetting[] {
  const known = new Set(workspaceIds);
  return settings.filter(({ workspaceId }) => known.has(workspaceId));
}

/** Says whether a workspace is open; one without a setting is. [GD-5] */
export function isAccordionOpen(settings: readonly AccordionSetting[], workspaceId: number): boolean {
  return settings.find((setting) => setting.workspaceId === workspaceId)?.isOpen ?? true;
}

/** The settings after a workspace was opened or closed. [DASH-10] */
export function nextAccordionSettings(
  settings: readonly AccordionSetting[],
  setting: AccordionSetting,
): AccordionSetting[] {
  return [...settings.filter(({ workspaceId }) => workspaceId !== setting.workspaceId), setting];
}
