import { compareNames } from './names.ts';

/** The kinds of workspace in the order the dashboard lists them. [GD-4] */
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

/** The workspaces in the order of the dashboard: by kind, then by name, then by id. A new list. [GD-4] */
export function listWorkspacesInOrder<Workspace extends OrderedWorkspace>(
  workspaces: readonly Workspace[],
): Workspace[] {
  return workspaces.toSorted(compareWorkspaces);
}
