import { compareNames } from './names.ts';

/** In dashboard order. [GD-4] */
export const WORKSPACE_ORDER = ['default', 'shared', 'orphanage', 'invited'] as const;

/** What ordering reads of a workspace. */
export interface OrderedWorkspace {
  readonly id: number;
  readonly name: string;
  readonly roleType: (typeof WORKSPACE_ORDER)[number];
}

function compareWorkspaces(a: OrderedWorkspace, b: OrderedWorkspace): number {
  const kinds = WORKSPACE_ORDER.indexOf(a.roleType) - WORKSPACE_ORDER.indexOf(b.roleType);
  return kinds || compareNames(a.name, b.name) || a.id - b.id;
}

/** Returns a new list, by kind, name, then id. [GD-4] */
export function listWorkspacesInOrder<Workspace extends OrderedWorkspace>(
  workspaces: readonly Workspace[],
): Workspace[] {
  return workspaces.toSorted(compareWorkspaces);
}
