import { allow, refuse, type Decision } from '@partyline/kernel';
import { isHiddenRefusal, REFUSAL_REASONS, type RefusalReason } from '@partyline/permissions';
import { isOwnerRole, type StoredRole } from '@partyline/roles';
import { HeldAccessByEmail } from '../invitation/held-access.ts';
import type { AccessChange } from '../rules/access-effect.ts';
import { decideAccessChange } from '../rules/decide-access-change.ts';
import { decideRowAction, type RowActionQuestion } from '../rules/decide-row-action.ts';
import type { RowActionRefusal } from '../rules/refusal.ts';
import { listRoleChanges } from '../rules/role-options.ts';
import { changeQuestion, type ListedAccess, type PlacedUser } from './change-question.ts';

/** What can be chosen for a row of the list of people, in menu order. */
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

/** Besides the rules: `taking`: the user may give access here, but not take it away. [HZ-4] */
export type OfferRefusal = RowActionRefusal | 'owner-cannot-leave' | 'taking' | 'offline';

/** An action of the menu, with the reason if refused. */
export interface OfferedAction {
  readonly action: RowActionName;
  readonly refusal: OfferRefusal | null;
}

/** A listed row: a membership or an invitation. */
export interface ListedRow extends ListedAccess {
  readonly id: string;
  readonly isSelf: boolean;
}

export interface RowContext {
  /** undefined for a workspace hidden from the user */
  readonly place: PlacedUser | undefined;
  readonly userEmail: string;
  /** Other permissions of the same user refuse a resend. */
  readonly others: readonly ListedRow[];
  readonly isConnected: boolean;
  readonly nowMs: number;
}

function questionOf(row: ListedRow, place: PlacedUser, { userEmail, others }: RowContext): RowActionQuestion {
  return {
    ...changeQuestion(row, place, userEmail),
    others: new HeldAccessByEmail(
      others
        .filter(({ id }) => id !== row.id)
        .map(({ email, roleName, workspaceId, status }) => ({ email, role: roleName, workspaceId, status })),
    ),
  };
}

type AskedAction = readonly [action: RowActionName, refusal: OfferRefusal | null];

const isPermissionReason = (reason: OfferRefusal): reason is RefusalReason =>
  REFUSAL_REASONS.some((one) => one === reason);

/** Omits what the role never allows, and actions of revoked rows. [GC-10, PLUS-1] */
function isLeftOut(reason: OfferRefusal): boolean {
  return reason === 'already-revoked' || (isPermissionReason(reason) && isHiddenRefusal(reason));
}

/** Decides whether a member may give up a role of their own; an owner must transfer the ownership first. [PLUS-6, GC-4] */
export function decideLeaving(roleName: StoredRole): Decision<'owner-cannot-leave'> {
  return isOwnerRole(roleName) ? refuse('owner-cannot-leave') : allow();
}

/** Lists leaving, for a member. [PLUS-6] */
function ownActions({ kind, status, roleName }: ListedRow): AskedAction[] {
  if (kind !== 'membership' || status !== 'accepted') return [];
  const decision = decideLeaving(roleName);
  return [['leave', decision.allowed ? null : decision.reason]];
}

function othersActions(row: ListedRow, question: RowActionQuestion, nowMs: number): AskedAction[] {
  const open = decideAccessChange(question, nowMs);
  const asked = (change: AccessChange): OfferRefusal | null => {
    const decision = decideAccessChange({ ...question, change }, nowMs);
    if (decision.allowed) return null;
    return open.allowed && decision.reason === 'no-right' ? 'taking' : decision.reason;
  };
  const decided = (action: 'resend' | 'copy' | 'revoke'): AskedAction => {
    const decision = decideRowAction(action, question, nowMs);
    return [action, decision.allowed ? null : decision.reason];
  };
  const hasOther = listRoleChanges(question, nowMs).some(({ role }) => role !== row.roleName);
  // A refused change shows its reason.
  const role: AskedAction[] =
    hasOther || !open.allowed ? [['change-role', open.allowed ? null : open.reason]] : [];
  // An end date that is there can be moved back, even by a user who cannot set one.
  const end: AskedAction = ['set-end', asked({ endsAtMs: row.endsAt === null ? nowMs + 1 : null })];
  if (row.kind === 'membership') {
    const rest: RowActionName = row.isSuspended ? 'resume' : 'suspend';
    return [...role, end, [rest, asked({ isSuspended: !row.isSuspended })], decided('revoke')];
  }
  return [decided('resend'), decided('copy'), ...role, end, decided('revoke')];
}

/**
 * Lists the actions of a row in menu order; omits those the role never allows, refuses others with a reason.
 * [HZ-4, PLUS-1, PLUS-3, PLUS-5, PLUS-6, PLUS-7, GC-10, GV-11]
 */
export function listAccessActions(row: ListedRow, context: RowContext): readonly OfferedAction[] {
  const { place, isConnected, nowMs } = context;
  const showAll: OfferedAction = { action: 'show-all', refusal: null };
  if (place === undefined) return [showAll];
  const asked = row.isSelf ? ownActions(row) : othersActions(row, questionOf(row, place, context), nowMs);
  const offered = asked.flatMap(([action, refusal]): OfferedAction[] => {
    if (refusal === null) return [{ action, refusal: isConnected ? null : 'offline' }];
    return isLeftOut(refusal) ? [] : [{ action, refusal }];
  });
  return [showAll, ...offered];
}
