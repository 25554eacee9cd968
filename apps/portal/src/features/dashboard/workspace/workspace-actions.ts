import type { Workspace } from '@partyline/contract';
import type { Subject } from '@partyline/permissions';
import { permissionRefusalText, screens } from '@partyline/texts';
import { readerOf } from '../device-context.ts';
import { listWorkspaceMenu, type WorkspaceMenuEntry } from '@partyline/workspaces';

export interface WorkspaceAction {
  readonly entry: WorkspaceMenuEntry;
  readonly refusal: string | undefined;
}

/** Whether an entry opens the people page instead of a dialog. [DASH-12, DASH-13] */
export function isAboutPeople(entry: WorkspaceMenuEntry): entry is 'invite' | 'manage' {
  return entry === 'invite' || entry === 'manage';
}

export interface WorkspaceMenuContext {
  readonly subject: Subject;
  readonly workspace: Workspace;
  readonly isConnected: boolean;
}

/**
 * A workspace's menu entries in order. Entries that the role never allows are left out; temporary refusals say why. [DASH-12 …
 * DASH-17, GC-10, GW-16, PLUS-7]
 */
export function listWorkspaceActions({
  subject,
  workspace,
  isConnected,
}: WorkspaceMenuContext): WorkspaceAction[] {
  return listWorkspaceMenu(subject, { kind: 'workspace', ...workspace }).map(({ entry, decision }) => {
    if (!decision.allowed)
      return { entry, refusal: permissionRefusalText(decision.reason, readerOf(subject)) };
    // The page works offline from its cache.
    const isOffered = isConnected || entry === 'manage';
    return { entry, refusal: isOffered ? undefined : screens.dashboard.offlineRefusal };
  });
}
