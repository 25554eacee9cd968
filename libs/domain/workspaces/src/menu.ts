import { can, canSchedule, isHiddenRefusal } from '@partyline/permissions';
import type { Action, PermissionDecision, Subject, WorkspaceTarget } from '@partyline/permissions';

/** Menu entries and the right to the workspace that each needs. [GW-16, GD-45] */
export const WORKSPACE_MENU = {
  invite: 'invite',
  manage: 'list',
  'add-device': 'add-instances',
  rename: 'rename',
  delete: 'delete',
  'request-ownership': 'askWorkspaceOwnership',
  'transfer-ownership': 'transferOwnership',
} as const satisfies Record<string, Action>;

export type WorkspaceMenuEntry = keyof typeof WORKSPACE_MENU | 'schedules';

/** In order. */
export const WORKSPACE_MENU_ENTRIES = [
  'invite',
  'manage',
  'schedules',
  'add-device',
  'rename',
  'delete',
  'request-ownership',
  'transfer-ownership',
] as const satisfies readonly WorkspaceMenuEntry[];

/**
 * Lists a caller's menu of a workspace, each entry with its decision: disabled with the reason if only the present state
 * refuses it, left out if the role never allows it. [GW-16, GC-10, OWN-16, OWN-17, PLUS-15]
 */
export function listWorkspaceMenu(
  subject: Subject,
  workspace: WorkspaceTarget,
): readonly { readonly entry: WorkspaceMenuEntry; readonly decision: PermissionDecision }[] {
  return WORKSPACE_MENU_ENTRIES.map((entry) => ({
    entry,
    decision: entry === 'schedules' ? canSchedule(subject) : can(subject, WORKSPACE_MENU[entry], workspace),
  })).filter(({ decision }) => decision.allowed || !isHiddenRefusal(decision.reason));
}
