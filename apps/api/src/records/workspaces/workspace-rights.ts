import {
  can,
  listRolesCovering,
  type Action,
  type PermissionDecision,
  type Subject,
} from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { ownershipOf, roleTypeSeenBy, type PlacedWorkspace } from '@partyline/workspaces';
import { workspaceObject, type AskedObject } from '../../http/authorization/asked-rights.ts';
import { subjectOf } from '../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import type { WorkspaceFacts } from './workspaces.repository.ts';

export interface SeenWorkspace extends PlacedWorkspace {
  readonly roles: readonly StoredRole[];
}

/** Returns a workspace as the caller sees it; undefined without a role there. [GC-14, GW-7] */
export function seenBy(caller: MemberCaller, workspace: WorkspaceFacts): SeenWorkspace | undefined {
  const { id, isDefault, isDirty, ownerUid } = workspace;
  const roles = listRolesCovering(caller.memberships, { accountId: caller.account.id, workspaceId: id });
  if (roles.length === 0) return undefined;
  const roleType = roleTypeSeenBy(roles, ownershipOf(isDefault, ownerUid));
  return { id, roles, roleType, isDefault, isDirty };
}

/** Returns the caller as subject in a workspace, and for further objects there. */
export function workspaceSubject(
  caller: MemberCaller,
  { id, roles }: Pick<SeenWorkspace, 'id' | 'roles'>,
  ...objects: readonly AskedObject[]
): Subject {
  return subjectOf(caller, roles, workspaceObject(id), ...objects);
}

/** Asks a right in a workspace, for it and for further objects there. */
export function workspaceDecision(
  caller: MemberCaller,
  seen: SeenWorkspace,
  action: Action,
  ...objects: readonly AskedObject[]
): PermissionDecision {
  const { roleType, isDefault, isDirty } = seen;
  const target = { kind: 'workspace', roleType, isDefault, isDirty } as const;
  return can(workspaceSubject(caller, seen, ...objects), action, target);
}
