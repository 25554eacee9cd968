import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { can } from '@partyline/permissions';
import { isAccountLevel, type StoredRole } from '@partyline/roles';
import { mayHandle } from './decide-invitation.ts';
import { isAcceptedInvitation } from './decide-row-action.ts';
import type { RowActionQuestion, RowActionRefusal } from './decide-row-action.ts';
import { statusAt } from '../row/lifetime.ts';
import { ownerLimitOf, ownerTermOf, type AccessTerms } from './owner-limit.ts';

export type AccessChangeQuestion = Pick<RowActionQuestion, 'row' | 'inviter' | 'workspace'> & {
  /** Whether the row is the inviter's. */
  readonly isOwn?: boolean;
  /** Omitted fields stay unchanged. */
  readonly change?: AccessTerms & { readonly role?: StoredRole | undefined };
};

/**
 * Whether a row's role, end date or suspension may change now (Unix milliseconds). A new role stays on its level, below the
 * inviter's, and an owner goes only where the workspace takes one. [GV-7, GV-9, GV-11, GV-12, GV-24, PLUS-4, PLUS-5]
 */
export function decideAccessChange(
  { row, inviter, workspace, isOwn = false, change = {} }: AccessChangeQuestion,
  nowMs: number,
): Decision<RowActionRefusal> {
  const { roleType, isDefault, isDirty } = workspace;
  const granted = can(inviter.subject, 'invite', { kind: 'workspace', roleType, isDefault, isDirty });
  if (!granted.allowed) return granted;
  if (!mayHandle(inviter.subject, row.role)) return refuse('role-not-grantable');
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
