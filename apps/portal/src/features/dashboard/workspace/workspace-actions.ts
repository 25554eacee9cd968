import type { Workspace } from '@partyline/contract';
import type { Subject } from '@partyline/permissions';
import { permissionRefusalText, screens } from '@partyline/texts';
import { readerOf } from '../device-context.ts';
import { listWorkspaceMenu, type WorkspaceMenuEntry } from '@partyline/workspaces';

/** An entry of a workspace's menu; a refused one has its reason in words. */
export interface WorkspaceAction {
  readonly entry: WorkspaceMenuEntry;
  readonly refusal: string | undefined;
}

/** Whether an entry leads to the page about people; the others open a dialog here. [DASH-12, DASH-13] */
export function isAboutPeople(entry: WorkspaceMenuEntry): entry is 'invite' | 'manage' {
  return entry === 'invite' || entry === 'manage';
}

/** What the menu of a workspace depends on. */
export interface WorkspaceMenuContext {
  readonly subject: Subject;
  readonly workspace: Workspace;
  readonly isConnected: boolean;
}

/**
 * The entries of a workspace's menu, in their order: what the caller's role can never do there is left out; what the present state
 * or the connection refuses says so. [DASH-12 … DASH-17, GC-10, GW-16, PLUS-7]
 */
export function listWorkspaceActions({
  subject,
  workspace,
  isConnected,
}: WorkspaceMenuContext): WorkspaceAction[] {
  return listWorkspaceMenu(subject, { kind: 'workspace', ...workspace }).map(({ entry, decision }) => {
    if (!decision.allowed)
      return { entry, refusal: permissionRefusalText(decision.reason, readerOf(subject)) };
    // Without a connection the page shows what it has.
    const isOffered = isConnected || entry === 'manage';
    return { entry, refusal: isOffered ? undefined : screens.dashboard.offlineRefusal };
  });
}
