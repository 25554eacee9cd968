import { listRolesCovering, subjectFor, type Action, type PermissionDecision } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { ownershipOf, roleTypeSeenBy, type PlacedWorkspace } from '@partyline/workspaces';
import { askRight } from '../../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import type { PlaceFacts } from './places.repository.ts';

export interface SeenPlace extends PlacedWorkspace {
  readonly roles: readonly StoredRole[];
}

/** A workspace as the caller sees it; undefined without a role there. [GC-14, GW-7] */
export function seenBy(caller: MemberCaller, place: PlaceFacts): SeenPlace | undefined {
  const { id, isDefault, isDirty, ownerUid } = place;
  const roles = listRolesCovering(caller.memberships, { accountId: caller.account.id, workspaceId: id });
  if (roles.length === 0) return undefined;
  const roleType = roleTypeSeenBy(roles, ownershipOf(isDefault, ownerUid));
  return { id, roles, roleType, isDefault, isDirty };
}

export function placeDecision(
  { account }: MemberCaller,
  { roles, roleType, isDefault, isDirty }: SeenPlace,
  action: Action,
): PermissionDecision {
  const subject = subjectFor({ ...account, roles });
  return askRight(subject, action, { kind: 'workspace', roleType, isDefault, isDirty });
}
