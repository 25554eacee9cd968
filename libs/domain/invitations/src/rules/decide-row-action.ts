import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { can } from '@partyline/permissions';
import { isEndDateAllowed } from '@partyline/validation';
import { decideAccessChange, type ChangedRow } from './decide-access-change.ts';
import { decideInvitation } from './decide-invitation.ts';
import { mayHandle } from './inviter.ts';
import type { InvitedWorkspace, Inviter } from './inviter.ts';
import type { HeldAccessByEmail } from '../invitation/held-access.ts';
import { statusAt } from '../invitation/lifetime.ts';
import { ownerTermOf } from './owner-limit.ts';
import type { RowActionRefusal } from './refusal.ts';
import { isAcceptedInvitation } from '../invitation/status.ts';
import type { InvitationStatus } from '../invitation/status.ts';

/** [PLUS-1, GV-3, GV-20] */
export const ROW_ACTIONS = ['resend', 'copy', 'revoke'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** A revoked row is final. [GC-8, GV-3, PLUS-1] */
const RULES = {
  resend: { right: 'invite', closed: ['accepted', 'revoked'] },
  copy: { right: 'invite', closed: ['accepted', 'expired', 'revoked'] },
  revoke: { right: 'revoke', closed: ['revoked'] },
} as const satisfies Record<
  RowAction,
  { readonly right: 'invite' | 'revoke'; readonly closed: readonly Exclude<InvitationStatus, 'pending'>[] }
>;

export interface RowActionQuestion {
  /** An account-level row counts for the default workspace. */
  readonly row: ChangedRow;
  readonly inviter: Inviter;
  readonly workspace: InvitedWorkspace;
  /** All rows of the account but this one. */
  readonly others: HeldAccessByEmail;
  /** Unix milliseconds; omitted: unchanged. */
  readonly endsAtMs?: number | null;
}

/**
 * Decides whether a row may be resent, copied or revoked now; the first that holds refuses. Resending an expired row reopens it, so
 * all checks of a new invitation apply; another end date of an open one is a change of it. [HZ-4, PLUS-1, PLUS-4, GV-3, GV-8, GV-9,
 * GV-11, GV-24]
 */
export function decideRowAction(
  action: RowAction,
  question: RowActionQuestion,
  nowMs: number,
): Decision<RowActionRefusal> {
  const { row, inviter, workspace } = question;
  const { right, closed } = RULES[action];
  const { roleType, isDefault, isDirty } = workspace;
  const granted = can(inviter.subject, right, { kind: 'workspace', roleType, isDefault, isDirty });
  if (!granted.allowed) return granted;
  if (!mayHandle(inviter.subject, row.role)) return refuse('role-not-grantable');
  const status = statusAt(row, nowMs);
  const standing = closed.find((each) => each === status);
  if (standing !== undefined) return refuse(`already-${standing}`);
  if (isAcceptedInvitation(row)) return refuse('already-accepted');
  // A membership that ended has no link to send again.
  if (action === 'resend' && status === 'expired' && row.kind === 'membership')
    return refuse('already-expired');
  return action === 'resend' ? decideResend(question, status, nowMs) : allow();
}

function decideResend(
  { row, inviter, workspace, others, endsAtMs = row.endsAtMs }: RowActionQuestion,
  status: InvitationStatus,
  nowMs: number,
): Decision<RowActionRefusal> {
  if (!isEndDateAllowed(endsAtMs, nowMs)) return refuse('end-date-past');
  if (ownerTermOf(row.role, { endsAtMs }) !== null) return refuse('owner-ends');
  // A pending row already counts; it is no duplicate of itself. Another end date is a change of it.
  if (status === 'pending')
    return decideAccessChange({ row, inviter, workspace, change: { endsAtMs } }, nowMs);
  const verdict = decideInvitation({ wanted: { ...row, endsAtMs }, inviter, workspace, rows: others });
  if (verdict.kind === 'send') return allow();
  return refuse(verdict.kind === 'refused' ? verdict.reason : 'held-otherwise');
}
