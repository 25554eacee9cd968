import { can } from '@partyline/permissions';
import { emailKey } from '@partyline/validation';
import { findHeld } from '../invitation/held-access.ts';
import type { HeldAccess, HeldAccessByEmail, WantedInvitation } from '../invitation/held-access.ts';
import { decideAccessChange } from './decide-access-change.ts';
import { mayHandle } from './inviter.ts';
import type { InvitedWorkspace, Inviter } from './inviter.ts';
import { ownerLimitOf, ownerTermOf } from './owner-limit.ts';
import type { RowActionRefusal } from './refusal.ts';

/** Fields are already validated. */
export interface InvitationQuestion {
  readonly wanted: WantedInvitation;
  readonly inviter: Inviter;
  readonly workspace: InvitedWorkspace;
  readonly rows: HeldAccessByEmail;
}

/** The decision on an invitation; `update`: ask first. */
export type InvitationVerdict =
  | { readonly kind: 'send' }
  | { readonly kind: 'update'; readonly row: HeldAccess }
  | { readonly kind: 'refused'; readonly reason: RowActionRefusal };

const SEND: InvitationVerdict = Object.freeze({ kind: 'send' });

const refused = (reason: RowActionRefusal): InvitationVerdict => ({ kind: 'refused', reason });

/**
 * Decides a valid invitation; the first that holds. An update is a change of the row held now, and decided as one. [INV-16 …
 * INV-20, INV-22, INV-24, GV-8, GV-9, GV-11, GV-12, HZ-4, PLUS-4]
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
  const { role, endsAtMs } = wanted;
  const row = { ...wanted, ...openRowOf(other) };
  const change = { role, endsAtMs };
  const decision = decideAccessChange({ row, inviter, workspace, change }, BEFORE_ALL_ENDS);
  return decision.allowed ? { kind: 'update', row: other } : refused(decision.reason);
}

/** The given rows are active, so none of their dates has passed. */
const BEFORE_ALL_ENDS = Number.NEGATIVE_INFINITY;

/**
 * Returns an open row for the access rules. An unknown end date counts as none, so that setting one needs the right to take access
 * away.
 */
function openRowOf({ role, status, endsAtMs = null }: HeldAccess) {
  const kind = status === 'pending' ? ('invitation' as const) : ('membership' as const);
  return { kind, role, status, endsAtMs, expiresAtMs: Infinity, isSuspended: false };
}

/** Refuses an owner with an end date; invitations are never suspended, so only that is checked. */
function endLimitOf({ role, endsAtMs }: WantedInvitation): 'owner-ends' | null {
  return ownerTermOf(role, { endsAtMs }) === null ? null : 'owner-ends';
}
