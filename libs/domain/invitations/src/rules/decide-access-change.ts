import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { can } from '@partyline/permissions';
import { isAccountLevel } from '@partyline/roles';
import { accessEffectOf, type AccessChange, type GrantedAccess } from './access-effect.ts';
import { mayHandle, type InvitedWorkspace, type Inviter } from './inviter.ts';
import type { WantedInvitation } from '../invitation/held-access.ts';
import { statusAt, type InvitationTimes } from '../invitation/lifetime.ts';
import { ownerLimitOf, ownerTermOf } from './owner-limit.ts';
import type { RowActionRefusal } from './refusal.ts';
import { isAcceptedInvitation } from '../invitation/status.ts';

/** An account-level row counts for the default workspace. */
export type ChangedRow = WantedInvitation &
  InvitationTimes &
  GrantedAccess & { readonly kind: 'invitation' | 'membership' };

export interface AccessChangeQuestion {
  readonly row: ChangedRow;
  readonly inviter: Inviter;
  readonly workspace: InvitedWorkspace;
  /** Whether the row is the inviter's. */
  readonly isOwn?: boolean;
  readonly change?: AccessChange;
}

/**
 * Decides whether a row's role, end date or suspension may change now (Unix milliseconds). Taking access away needs the right to
 * revoke, giving more the right to invite, a change that does both needs both, and one that does neither one of them. A new role
 * stays on its level, below the inviter's, and an owner goes only where the workspace takes one. [HZ-4, GV-7, GV-9, GV-11, GV-12,
 * GV-24, PLUS-4, PLUS-5]
 */
export function decideAccessChange(
  { row, inviter, workspace, isOwn = false, change = {} }: AccessChangeQuestion,
  nowMs: number,
): Decision<RowActionRefusal> {
  const { roleType, isDefault, isDirty } = workspace;
  const target = { kind: 'workspace', roleType, isDefault, isDirty } as const;
  const revoke = can(inviter.subject, 'revoke', target);
  const invite = can(inviter.subject, 'invite', target);
  if (!revoke.allowed && !invite.allowed) return invite;
  if (!mayHandle(inviter.subject, row.role)) return refuse('role-not-grantable');
  const { takes, gives } = accessEffectOf(row, change);
  if (takes && !revoke.allowed) return revoke;
  if (gives && !invite.allowed) return invite;
  // Change its membership instead.
  if (isAcceptedInvitation(row)) return refuse('already-accepted');
  const status = statusAt(row, nowMs);
  if (status === 'expired' || status === 'revoked') return refuse(`already-${status}`);
  const { role = row.role } = change;
  const term = ownerTermOf(role, change);
  if (term !== null) return refuse(term);
  if (isOwn) return refuse('role-not-grantable');
  if (role === row.role) return allow();
  const isOtherLevel = isAccountLevel(role) !== isAccountLevel(row.role);
  if (isOtherLevel || !mayHandle(inviter.subject, role)) return refuse('role-not-grantable');
  const limit = role === 'workspace-owner' ? ownerLimitOf(workspace) : null;
  return limit === null ? allow() : refuse(limit);
}
