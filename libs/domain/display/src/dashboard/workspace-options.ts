import { isFound, normalizeSearch } from '../search/device-search.ts';
import { cachedWorkspaceText, type FindableWorkspace } from './found-devices.ts';
import type { WorkspaceView } from './workspace-view.ts';

export interface WorkspaceOption {
  readonly id: number;
  readonly name: string;
  readonly deviceCount: number;
}

export interface WorkspaceOptions {
  readonly listed: readonly WorkspaceOption[];
  /** How many match, with those that are not listed. */
  readonly found: number;
}

/**
 * Lists the workspaces whose name or owner matches a search, in dashboard order: the first ones, at most `most`, and every chosen one,
 * so that it can be taken back. [GD-41]
 */
export function listWorkspaceOptions(
  views: readonly Pick<WorkspaceView<unknown, FindableWorkspace>, 'workspace' | 'devices'>[],
  query: string,
  chosen: readonly number[],
  most: number,
): WorkspaceOptions {
  const search = normalizeSearch(query);
  const found = views.filter(({ workspace }) => isFound(cachedWorkspaceText(workspace), search));
  const kept = new Set(chosen);
  const listed = found.filter(({ workspace }, index) => index < most || kept.has(workspace.id));
  return {
    listed: listed.map(({ workspace: { id, name }, devices }) => ({ id, name, deviceCount: devices.length })),
    found: found.length,
  };
}

/** Returns the chosen workspaces after a choice, in the order of the choices. [GD-41] */
export function nextWorkspaceIds(chosen: readonly number[], id: number, isOn: boolean): readonly number[] {
  const others = chosen.filter((one) => one !== id);
  return isOn ? [...others, id] : others;
}
