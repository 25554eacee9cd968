import type { AccessRow } from '@partyline/contract';
import {
  decideAccessChange,
  decideRowAction,
  listRoleChanges,
  RowsByPerson,
  type AccessChange,
  type RowActionQuestion,
  type RowActionRefusal,
} from '@partyline/invitations';
import type { Decision } from '@partyline/kernel';
import { isHiddenRefusal, type RefusalReason } from '@partyline/permissions';
import { isOwnerRole } from '@partyline/roles';
import { PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { changeQuestion } from '../change-question.ts';
import { refusalText, takingText, type Place } from '../places.ts';

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
    ...changeQuestion(row, place, userEmail),
    others: new RowsByPerson(
      others
        .filter(({ id }) => id !== row.id)
        .map(({ email, roleName, workspaceId, status }) => ({ email, role: roleName, workspaceId, status })),
    ),
  };
}

/** `taking`: the user may give access here, but not take it away. */
type Answer = Decision<RowActionRefusal> | 'owner' | 'taking';
type AskedAction = [action: RowActionName, answer: Answer];

const isPermissionReason = (reason: RowActionRefusal): reason is RefusalReason =>
  Object.hasOwn(PERMISSION_REFUSAL_TEXTS, reason);

/** Omits what the role never allows, and actions of revoked rows. [GC-10, PLUS-1] */
function isLeftOut(reason: RowActionRefusal): boolean {
  return reason === 'already-revoked' || (isPermissionReason(reason) && isHiddenRefusal(reason));
}

/** Leaving; an owner must transfer the ownership first. [PLUS-6] */
function ownActions({ kind, status, roleName }: AccessRow): AskedAction[] {
  if (kind !== 'membership' || status !== 'accepted') return [];
  return [['leave', isOwnerRole(roleName) ? 'owner' : { allowed: true }]];
}

function othersActions(row: AccessRow, question: RowActionQuestion, nowMs: number): AskedAction[] {
  const open = decideAccessChange(question, nowMs);
  const asked = (change: AccessChange): Answer => {
    const decision = decideAccessChange({ ...question, change }, nowMs);
    const isTaking = open.allowed && !decision.allowed && decision.reason === 'no-right';
    return isTaking ? 'taking' : decision;
  };
  const hasOther = listRoleChanges(question, nowMs).some(({ role }) => role !== row.roleName);
  // A refused change shows its reason.
  const role: AskedAction[] = hasOther || !open.allowed ? [['change-role', open]] : [];
  // An end date that is there can be moved back, even by a user who cannot set one.
  const end: AskedAction = ['set-end', asked({ endsAtMs: row.endsAt === null ? nowMs + 1 : null })];
  const revoke: AskedAction = ['revoke', decideRowAction('revoke', question, nowMs)];
  if (row.kind === 'membership') {
    const rest: RowActionName = row.isSuspended ? 'resume' : 'suspend';
    return [...role, end, [rest, asked({ isSuspended: !row.isSuspended })], revoke];
  }
  return [
    ['resend', decideRowAction('resend', question, nowMs)],
    ['copy', decideRowAction('copy', question, nowMs)],
    ...role,
    end,
    revoke,
  ];
}

/**
 * Lists actions; omits those the role never allows, refuses others with a reason.
 * [HZ-4, PLUS-1, PLUS-3, PLUS-5, PLUS-6, PLUS-7, GC-10, GV-11]
 */
export function listRowActions(row: AccessRow, context: RowContext): readonly OfferedAction[] {
  const { place, isConnected, nowMs } = context;
  const showAll: OfferedAction = { action: 'show-all', refusal: undefined };
  if (place === undefined) return [showAll];
  const decided = row.isSelf ? ownActions(row) : othersActions(row, questionOf(row, place, context), nowMs);
  const offered = decided.flatMap(([action, decision]): OfferedAction[] => {
    if (decision === 'owner') return [{ action, refusal: screens.manageInvite.ownerCannotLeave }];
    if (decision === 'taking') return [{ action, refusal: takingText() }];
    if (decision.allowed)
      return [{ action, refusal: isConnected ? undefined : screens.manageInvite.offline }];
    if (isLeftOut(decision.reason)) return [];
    return [{ action, refusal: refusalText(decision.reason, place.subject, row.kind) }];
  });
  return [showAll, ...offered];
}
