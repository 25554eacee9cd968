import type { AccessRow } from '@partyline/contract';
import {
  decideAccessChange,
  decideRowAction,
  listRoleChanges,
  RowsByPerson,
  type AccessTerms,
  type RowActionQuestion,
  type RowActionRefusal,
} from '@partyline/invitations';
import type { Decision } from '@partyline/kernel';
import { isHiddenRefusal, type RefusalReason } from '@partyline/permissions';
import { isOwnerRole } from '@partyline/roles';
import { PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { refusalText, type Place } from '../places.ts';

/** The actions of a row. */
export type RowActionName =
  | 'show-all'
  | 'change-role'
  | 'set-end'
  | 'suspend'
  | 'resume'
  | 'resend'
  | 'copy'
  | 'revoke'
  | 'leave';

/** An action of the menu, with the reason if refused. */
export interface OfferedAction {
  readonly action: RowActionName;
  readonly refusal: string | undefined;
}

export interface RowContext {
  /** undefined for a workspace hidden from the user */
  readonly place: Place | undefined;
  readonly userEmail: string;
  /** Other permissions of the same user refuse a resend. */
  readonly others: readonly AccessRow[];
  readonly isConnected: boolean;
  readonly nowMs: number;
}

function questionOf(row: AccessRow, place: Place, { userEmail, others }: RowContext): RowActionQuestion {
  return {
    row: {
      kind: row.kind,
      email: row.email,
      role: row.roleName,
      workspaceId: place.workspace.id,
      status: row.status,
      // Memberships have no link.
      expiresAtMs: row.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(row.expiresAt),
      endsAtMs: row.endsAt === null ? null : Date.parse(row.endsAt),
    },
    inviter: { email: userEmail, subject: place.subject },
    workspace: place.workspace,
    others: new RowsByPerson(
      others
        .filter(({ id }) => id !== row.id)
        .map(({ email, roleName, workspaceId, status }) => ({ email, role: roleName, workspaceId, status })),
    ),
  };
}

const isPermissionReason = (reason: RowActionRefusal): reason is RefusalReason =>
  Object.hasOwn(PERMISSION_REFUSAL_TEXTS, reason);

/** Omits what the role never allows, and actions of revoked rows. [GC-10, PLUS-1] */
function isLeftOut(reason: RowActionRefusal): boolean {
  return reason === 'already-revoked' || (isPermissionReason(reason) && isHiddenRefusal(reason));
}

/** Leaving; an owner must transfer the ownership first. [PLUS-6] */
function ownActions({
  kind,
  status,
  roleName,
}: AccessRow): [RowActionName, Decision<RowActionRefusal> | 'owner'][] {
  if (kind !== 'membership' || status !== 'accepted') return [];
  return [['leave', isOwnerRole(roleName) ? 'owner' : { allowed: true }]];
}

function othersActions(
  row: AccessRow,
  question: RowActionQuestion,
  nowMs: number,
): [RowActionName, Decision<RowActionRefusal>][] {
  const change = decideAccessChange(question, nowMs);
  const asked = (terms: AccessTerms) => decideAccessChange({ ...question, change: terms }, nowMs);
  // The rule refuses owners only a new one.
  const end = row.endsAt === null ? asked({ endsAtMs: nowMs + 1 }) : change;
  const changes = listRoleChanges(question.inviter.subject, question.row, question.workspace);
  // A refused change shows its reason.
  const hasOther = !change.allowed || changes.some(({ role }) => role !== row.roleName);
  const role: [RowActionName, typeof change][] = hasOther ? [['change-role', change]] : [];
  const revoke: [RowActionName, typeof change] = ['revoke', decideRowAction('revoke', question, nowMs)];
  if (row.kind === 'membership') {
    const rest: [RowActionName, typeof change] = row.isSuspended
      ? ['resume', change]
      : ['suspend', asked({ isSuspended: true })];
    return [...role, ['set-end', end], rest, revoke];
  }
  return [
    ['resend', decideRowAction('resend', question, nowMs)],
    ['copy', decideRowAction('copy', question, nowMs)],
    ...role,
    ['set-end', end],
    revoke,
  ];
}

/**
 * Lists actions; omits those the role never allows, refuses others with a reason.
 * [PLUS-1, PLUS-3, PLUS-5, PLUS-6, PLUS-7, GC-10, GV-11]
 */
export function listRowActions(row: AccessRow, context: RowContext): readonly OfferedAction[] {
  const { place, isConnected, nowMs } = context;
  const showAll: OfferedAction = { action: 'show-all', refusal: undefined };
  if (place === undefined) return [showAll];
  const decided = row.isSelf ? ownActions(row) : othersActions(row, questionOf(row, place, context), nowMs);
  const offered = decided.flatMap(([action, decision]): OfferedAction[] => {
    if (decision === 'owner') return [{ action, refusal: screens.manageInvite.ownerCannotLeave }];
    if (decision.allowed)
      return [{ action, refusal: isConnected ? undefined : screens.manageInvite.offline }];
    if (isLeftOut(decision.reason)) return [];
    return [{ action, refusal: refusalText(decision.reason, place.subject) }];
  });
  return [showAll, ...offered];
}
