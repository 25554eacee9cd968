import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { can, subjectFor } from '@partyline/permissions';
import { isSameScope, listAcceptedRoles, ownerOf, workspaceIdOf } from './account-member.ts';
import type { OwnershipScope } from './account-member.ts';
import { listDirtyReasons } from './dirty.ts';
import type {
  OwnedWorkspace,
  TransferKind,
  OwnershipState,
  OwnershipRefusal,
} from './transfers/ownership-state.ts';
import { isTransferOpen } from './transfers/transfer-state.ts';
import { ownershipOf, roleTypeOf } from './role-type.ts';

/** Returns a workspace of the account's ownership; undefined for null. */
export function workspaceIn(
  ownership: OwnershipState,
  workspaceId: number | null,
): OwnedWorkspace | undefined {
  return ownership.workspaces.find(({ id }) => id === workspaceId);
}

const ACTION_OF = {
  transfer: 'transferOwnership',
  request: 'askWorkspaceOwnership',
} as const satisfies Record<TransferKind, string>;

/**
 * Decides whether a user may hand over or request a place, regardless of open ones. A workspace needs the right; the account
 * strictly its ownership, also in a trial, since an owner could not leave otherwise. [OWN-16, OWN-17, PLUS-9, GO-4, GC-3, GC-5,
 * GZ-11]
 */
export function canHandOver(
  ownership: OwnershipState,
  kind: TransferKind,
  scope: OwnershipScope,
  userId: string,
): Decision<OwnershipRefusal> {
  const roles = listAcceptedRoles(ownership.members, userId, scope);
  if (scope.scope === 'account') {
    if (roles.length === 0) return refuse('unknown-role');
    return roles.includes('account-owner') ? allow() : refuse('no-right');
  }
  const workspace = workspaceIn(ownership, scope.workspaceId);
  if (workspace === undefined) return refuse('unknown-workspace');
  const { isDefault } = workspace;
  const roleType = roleTypeOf(ownershipOf(isDefault, ownerOf(ownership.members, scope)));
  const target = { kind: 'workspace', roleType, isDefault, isDirty: false } as const;
  return can(subjectFor({ roles, ...ownership.circumstances }), ACTION_OF[kind], target);
}

/** Allows one transfer or request at a time, and in a workspace not beside an owner invitation or a move. [GO-7, GV-9, GW-6] */
export function canOpenAnother(ownership: OwnershipState, scope: OwnershipScope): Decision<OwnershipRefusal> {
  const isOpen = ownership.transfers.some(
    (one) => isTransferOpen(one.state) && isSameScope(one.scope, scope),
  );
  if (isOpen) return refuse('handover-open');
  const id = workspaceIdOf(scope);
  const reasons = listDirtyReasons({
    members: ownership.members.filter(({ workspaceId }) => workspaceId === id),
    transfers: [],
    isMoveRunning: workspaceIn(ownership, id)?.isMoveRunning ?? false,
  });
  if (reasons.includes('owner-invitation')) return refuse('handover-open');
  return reasons.includes('move') ? refuse('dirty') : allow();
}
