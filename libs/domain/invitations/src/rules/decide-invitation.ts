import { can } from '@partyline/permissions';
import type { RefusalReason, Subject, WorkspaceTarget } from '@partyline/permissions';
import { isGrantable } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { emailKey } from '@partyline/validation';
import { findHeld } from '../row/invitation-row.ts';
import type { InvitationRow, RowsByPerson, WantedInvitation } from '../row/invitation-row.ts';
import { OWNER_LIMITS, ownerLimitOf, ownerTermOf } from './owner-limit.ts';
import type { OwnableWorkspace } from './owner-limit.ts';

/** In order of precedence. [GV-8] */
export const INVITATION_REFUSALS = [
  'self',
  'role-not-grantable',
  'duplicate',
  ...OWNER_LIMITS,
  'owner-ends',
] as const;
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number] | RefusalReason;

/** Rights at the target of the invitation. */
export interface Inviter {
  readonly email: string;
  readonly subject: Subject;
}

export interface InvitedWorkspace extends OwnableWorkspace {
  readonly id: number;
  readonly roleType: WorkspaceTarget['roleType'];
}

/** Fields are already validated. */
export interface InvitationQuestion {
  readonly wanted: WantedInvitation;
  readonly inviter: Inviter;
  readonly workspace: InvitedWorkspace;
  readonly rows: RowsByPerson;
}

/** `update`: ask first. */
export type InvitationVerdict =
  | { readonly kind: 'send' }
  | { readonly kind: 'update'; readonly row: InvitationRow }
  | { readonly kind: 'refused'; readonly reason: InvitationRefusal };

const SEND: InvitationVerdict = Object.freeze({ kind: 'send' });

const refused = (reason: InvitationRefusal): InvitationVerdict => ({ kind: 'refused', reason });

/** Only a role strictly below their highest one there. [GV-3, GV-11] */
export function mayHandle({ highestRole }: Subject, role: StoredRole): boolean {
  return highestRole !== null && isGrantable(highestRole, role);
}

/**
 * Decides a valid invitation; the first that holds. An update needs the right to grant the other role too. [INV-16 … INV-20,
 * INV-22, INV-24, GV-8, GV-9, GV-11, GV-12, PLUS-4]
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

/** Invitations are never suspended, so only the end date is checked. */
function endLimitOf({ role, endsAtMs }: WantedInvitation): 'owner-ends' | null {
  return ownerTermOf(role, { endsAtMs }) === null ? null : 'owner-ends';
}
