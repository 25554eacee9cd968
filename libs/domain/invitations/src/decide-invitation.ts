import { can } from '@partyline/permissions';
import type { RefusalReason, Subject, WorkspaceTarget } from '@partyline/permissions';
import { isGrantable } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { emailKey } from '@partyline/validation';
import { findHeld } from './invitation-row.ts';
import type { InvitationRow, RowsByPerson, WantedInvitation } from './invitation-row.ts';
import { OWNER_LIMITS, ownerLimitOf, ownerTermOf } from './owner-limit.ts';
import type { OwnableWorkspace } from './owner-limit.ts';

/** Why an invitation is refused by a rule of its own, in the order they are looked at. [GV-8] */
export const INVITATION_REFUSALS = [
  'self',
  'role-not-grantable',
  'duplicate',
  ...OWNER_LIMITS,
  'owner-ends',
] as const;
/** Why an invitation is refused: by a rule of its own, or because the right to invite is missing. */
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number] | RefusalReason;

/** Who invites: their e-mail, and their rights where the invitation goes. */
export interface Inviter {
  readonly email: string;
  readonly subject: Subject;
}

/** A workspace that somebody is invited into. */
export interface InvitedWorkspace extends OwnableWorkspace {
  readonly id: number;
  readonly roleType: WorkspaceTarget['roleType'];
}

/** Everything an invitation is judged by. Its fields have been checked before. */
export interface InvitationQuestion {
  readonly wanted: WantedInvitation;
  readonly inviter: Inviter;
  readonly workspace: InvitedWorkspace;
  readonly rows: RowsByPerson;
}

/** What is to be done with an invitation: send it, ask whether to update the row that is there, or refuse it. */
export type InvitationVerdict =
  | { readonly kind: 'send' }
  | { readonly kind: 'update'; readonly row: InvitationRow }
  | { readonly kind: 'refused'; readonly reason: InvitationRefusal };

const SEND: InvitationVerdict = Object.freeze({ kind: 'send' });

const refused = (reason: InvitationRefusal): InvitationVerdict => ({ kind: 'refused', reason });

/**
 * Whether somebody may give, change, resend, copy or take back a row with this role: only a role strictly below their own
 * highest one there. [GV-3, GV-11]
 */
export function mayHandle({ highestRole }: Subject, role: StoredRole): boolean {
  return highestRole !== null && isGrantable(highestRole, role);
}

/**
 * What is to be done with an invitation whose fields are right. The first that holds: oneself, no right to invite there or to
 * grant the role, the same permission already, an owner's limit or an end date for an owner, another role already (to be updated, which needs the
 * right to grant that one too). [INV-16 … INV-20, INV-22, INV-24, GV-8, GV-9, GV-11, GV-12, PLUS-4]
 */
export function decideInvitation({
  wanted,
  inviter,
  workspace,
  rows,
}: InvitationQuestion): InvitationVerdict {
  if (emailKey(wanted.email) === emailKey(inviter.email)) return refused('self');
  const { roleType, isDefault, isDirty } = workspace;
  const right = can(inviter.subject, 'invite', { kind: 'workspace', roleType, isDefault, isDirty });
  if (!right.allowed) return refused(right.reason);
  if (!mayHandle(inviter.subject, wanted.role)) return refused('role-not-grantable');
  const { duplicate, other } = findHeld(rows, wanted);
  if (duplicate !== null) return refused('duplicate');
  const limit = (wanted.role === 'workspace-owner' ? ownerLimitOf(workspace) : null) ?? endLimitOf(wanted);
  if (limit !== null) return refused(limit);
  if (other === null) return SEND;
  return mayHandle(inviter.subject, other.role)
    ? { kind: 'update', row: other }
    : refused('role-not-grantable');
}

/** An invitation is not suspended, so of an owner's terms only the end date is asked. */
function endLimitOf({ role, endsAtMs }: WantedInvitation): 'owner-ends' | null {
  return ownerTermOf(role, { endsAtMs }) === null ? null : 'owner-ends';
}
