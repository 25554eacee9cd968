import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { can } from '@partyline/permissions';
import { isEndDateAllowed } from '@partyline/validation';
import { decideInvitation, mayHandle } from './decide-invitation.ts';
import type { InvitationRefusal, InvitedWorkspace, Inviter } from './decide-invitation.ts';
import type { RowsByPerson, WantedInvitation } from './invitation-row.ts';
import { statusAt } from './lifetime.ts';
import { ownerTermOf } from './owner-limit.ts';
import type { InvitationTimes } from './lifetime.ts';
import type { InvitationStatus } from './status.ts';

/** What can be done with a row of the list: send it anew, copy its link, take it back. [PLUS-1, GV-3, GV-20] */
export const ROW_ACTIONS = ['resend', 'copy', 'revoke'] as const;
/** One of {@link ROW_ACTIONS}. */
export type RowAction = (typeof ROW_ACTIONS)[number];

/** Why something cannot be done with a row by a rule of its own; the refusals of a new invitation hold besides. */
export const ROW_ACTION_REFUSALS = [
  'already-accepted',
  'already-expired',
  'already-revoked',
  'end-date-past',
  'held-otherwise',
  'owner-suspended',
] as const;
/** Why something cannot be done with a row. */
export type RowActionRefusal = (typeof ROW_ACTION_REFUSALS)[number] | InvitationRefusal;

/** The right each action needs, and what a row may not be for it. A revoked row is gone for good. [GC-8, GV-3, PLUS-1] */
const RULES = {
  resend: { right: 'invite', closed: ['accepted', 'revoked'] },
  copy: { right: 'invite', closed: ['accepted', 'expired', 'revoked'] },
  revoke: { right: 'revoke', closed: ['revoked'] },
} as const satisfies Record<
  RowAction,
  { readonly right: 'invite' | 'revoke'; readonly closed: readonly Exclude<InvitationStatus, 'pending'>[] }
>;

/** Everything that is asked before something is done with a row. */
export interface RowActionQuestion {
  /** The row; one of the account counts for the default workspace. An accepted invitation is only the history of a membership. */
  readonly row: WantedInvitation & InvitationTimes & { readonly kind: 'invitation' | 'membership' };
  readonly inviter: Inviter;
  readonly workspace: InvitedWorkspace;
  /** The rows of the account without this one. */
  readonly others: RowsByPerson;
  /** The end date that a resend sets, in milliseconds since 1970; without it the row keeps its own. */
  readonly endsAtMs?: number | null;
}

/**
 * Whether a row may be sent anew, its link copied, or the row taken back at an instant. The first that holds refuses: no right
 * there, no right to grant the role, a status that does not allow it (of an accepted invitation, only its membership is taken
 * back), and for a resend an end date that is not yet to come, or any for an owner.
 * An expired row that is sent anew opens again, so all that is asked of a new invitation is asked of it too: a
 * duplicate, an owner's limit, another permission that the person was given since. [PLUS-1, PLUS-4, GV-3, GV-8, GV-9, GV-11, GV-24]
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

/** Whether a row is an invitation that has led to a membership, which is a row of its own. [GV-24] */
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
  // A pending one holds its place already; it is no second request beside itself.
  if (status === 'pending') return allow();
  const verdict = decideInvitation({ wanted: { ...row, endsAtMs }, inviter, workspace, rows: others });
  if (verdict.kind === 'send') return allow();
  return refuse(verdict.kind === 'refused' ? verdict.reason : 'held-otherwise');
}
