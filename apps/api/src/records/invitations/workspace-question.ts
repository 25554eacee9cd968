import { can, type Action, type PermissionDecision, type Subject } from '@partyline/permissions';
import type { InvitedWorkspace } from '@partyline/invitations';
import { isAccountLevel } from '@partyline/roles';
import type { AskedObject } from '../../http/authorization/asked-rights.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { workspaceSubject, seenBy } from '../workspaces/workspace-rights.ts';
import type { WorkspaceFacts } from '../workspaces/workspaces.repository.ts';

/** A workspace for the invitation rules, with the caller's rights. */
export interface QuestionedWorkspace extends InvitedWorkspace {
  readonly name: string;
  readonly subject: Subject;
}

/**
 * Converts a workspace for the invitation rules, asked there for further objects; undefined without a role there. [GC-14, GW-6,
 * GW-8]
 */
export function questionedWorkspace(
  caller: MemberCaller,
  workspace: WorkspaceFacts,
  ...objects: readonly AskedObject[]
): QuestionedWorkspace | undefined {
  const seen = seenBy(caller, workspace);
  if (seen === undefined) return undefined;
  return {
    id: workspace.id,
    name: workspace.name,
    roleType: seen.roleType,
    isDefault: workspace.isDefault,
    isDirty: workspace.isDirty,
    haveWorkspaceOwner: workspace.ownerUid !== null,
    subject: workspaceSubject(caller, seen, ...objects),
  };
}

export function rightAt(workspace: QuestionedWorkspace, action: Action): PermissionDecision {
  const { roleType, isDefault, isDirty } = workspace;
  return can(workspace.subject, action, { kind: 'workspace', roleType, isDefault, isDirty });
}

/** Returns whether the caller has an account-level role. [ROLE-8] */
export function isWholeAccount({ memberships }: MemberCaller): boolean {
  return memberships.some(({ role }) => isAccountLevel(role));
}
