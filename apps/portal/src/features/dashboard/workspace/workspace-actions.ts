import type { Workspace } from '@partyline/contract';
import type { Subject } from '@partyline/permissions';
import { PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { listWorkspaceMenu, type WorkspaceMenuEntry } from '@partyline/workspaces';

/** An entry of a workspace's menu; with a refusal it shows disabled, with its reason in words. */
export interface WorkspaceAction {
  readonly entry: WorkspaceMenuEntry;
  readonly refusal: string | undefined;
}

/** The entries that do something in this version. */
export type WorkspaceDeed = Extract<WorkspaceMenuEntry, 'rename' | 'delete'>;

/** Whether an entry does something in this version: the others wait for the screens of the people of a workspace. */
export function isWorkspaceDeed(entry: WorkspaceMenuEntry): entry is WorkspaceDeed {
  return entry === 'rename' || entry === 'delete';
}

/** What a menu is asked about. */
export interface WorkspaceSituation {
  readonly subject: Subject;
  readonly workspace: Workspace;
  readonly isConnected: boolean;
}

/**
 * The entries of a workspace's menu, in their order: what the caller's role can never do there is left out, what the present state
 * or the connection refuses, or this version does not have yet, says so. [DASH-12 … DASH-17, GC-10, GW-16, PLUS-7]
 */
export function listWorkspaceActions({
  subject,
  workspace,
  isConnected,
}: WorkspaceSituation): WorkspaceAction[] {
  return listWorkspaceMenu(subject, { kind: 'workspace', ...workspace }).map(({ entry, decision }) => {
    if (!decision.allowed) return { entry, refusal: PERMISSION_REFUSAL_TEXTS[decision.reason] };
    if (!isWorkspaceDeed(entry)) return { entry, refusal: screens.workspaceMenu.notYet };
    return { entry, refusal: isConnected ? undefined : screens.dashboard.offlineRefusal };
  });
}
