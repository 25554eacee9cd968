import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { can } from '@partyline/permissions';
import { isEndDateAllowed } from '@partyline/validation';
import { decideInvitation, mayHandle } from './decide-invitation.ts';
import type { InvitationRefusal, InvitedWorkspace, Inviter } from './decide-invitation.ts';
import type { RowsByPerson, WantedInvitation } from '../row/invitation-row.ts';
import { statusAt } from '../row/lifetime.ts';
import { ownerTermOf } from './owner-limit.ts';
import type { InvitationTimes } from '../row/lifetime.ts';
import type { InvitationStatus } from '../row/status.ts';

/** [PLUS-1, GV-3, GV-20] */
export const ROW_ACTIONS = ['resend', 'copy', 'revoke'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** Besides those of a new invitation. */
export const ROW_ACTION_REFUSALS = [
  'already-accepted',
  'already-expired',
  'already-revoked',
  'end-date-past',
  'held-otherwise',
  'owner-suspended',
] as const;
export type RowActionRefusal = (typeof ROW_ACTION_REFUSALS)[number] | InvitationRefusal;

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
  readonly row: WantedInvitation & InvitationTimes & { readonly kind: 'invitation' | 'membership' };
  readonly inviter: Inviter;
  readonly workspace: InvitedWorkspace;
  /** All rows of the account but this one. */
  readonly others: RowsByPerson;
  /** Unix milliseconds; omitted: unchanged. */
  readonly endsAtMs?: number | null;
}

/**
 * Whether a row may be resent, copied or revoked now; the first that holds refuses. Resending an expired row reopens it, so all
 * checks of a new invitation apply. [PLUS-1, PLUS-4, GV-3, GV-8, GV-9, GV-11, GV-24]
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
  return action === 'resend' ? decideResend(question, status, nowMs) : allow();
}

/** Its membership is a row of its own. [GV-24] */
export function isAcceptedInvitation({
  kind,
  status,
}: Pick<RowActionQuestion['row'], 'kind' | 'status'>): boolean {
  return kind === 'invitation' && status === 'accepted';
}

function decideResend(
  { row, inviter, workspace, others, endsAtMs = row.endsAtMs }: RowActionQuestion,
  status: InvitationStatus,
  nowMs: number,
): Decision<RowActionRefusal> {
  if (!isEndDateAllowed(endsAtMs, nowMs)) return refuse('end-date-past');
  if (ownerTermOf(row.role, { endsAtMs }) !== null) return refuse('owner-ends');
  // A pending row already counts; it is no duplicate of itself.
  if (status === 'pending') return allow();
  const verdict = decideInvitation({ wanted: { ...row, endsAtMs }, inviter, workspace, rows: others });
  if (verdict.kind === 'send') return allow();
  return refuse(verdict.kind === 'refused' ? verdict.reason : 'held-otherwise');
}
