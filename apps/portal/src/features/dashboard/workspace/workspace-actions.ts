import type { Workspace } from '@partyline/contract';
import type { Subject } from '@partyline/permissions';
import { PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { listWorkspaceMenu, type WorkspaceMenuEntry } from '@partyline/workspaces';

/** An entry of a workspace's menu; a refused one has its reason in words. */
export interface WorkspaceAction {
  readonly entry: WorkspaceMenuEntry;
  readonly refusal: string | undefined;
}

/** Whether an entry is implemented: the others wait for the screens of a workspace's members. */
export function isImplemented(entry: WorkspaceMenuEntry): entry is 'rename' | 'delete' {
  return entry === 'rename' || entry === 'delete';
}

/** What the menu of a workspace depends on. */
export interface WorkspaceMenuContext {
  readonly subject: Subject;
  readonly workspace: Workspace;
  readonly isConnected: boolean;
}

/**
 * The entries of a workspace's menu, in their order: what the caller's role can never do there is left out; what the present state
 * or the connection refuses, or is not implemented yet, says so. [DASH-12 … DASH-17, GC-10, GW-16, PLUS-7]
 */
export function listWorkspaceActions({
  subject,
  workspace,
  isConnected,
}: WorkspaceMenuContext): WorkspaceAction[] {
  return listWorkspaceMenu(subject, { kind: 'workspace', ...workspace }).map(({ entry, decision }) => {
    if (!decision.allowed) return { entry, refusal: PERMISSION_REFUSAL_TEXTS[decision.reason] };
    if (!isImplemented(entry)) return { entry, refusal: screens.workspaceMenu.notYet };
    return { entry, refusal: isConnected ? undefined : screens.dashboard.offlineRefusal };
  });
}
